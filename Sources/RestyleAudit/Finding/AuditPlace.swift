public import Restyle
import RestyleRendering

/// The place of a finding: a style of a catalog, an element or a named value, or a component of one of these.
///
/// ```swift
/// let places = audit.findings.map(\.place.description)
/// ```
public struct AuditPlace: Hashable, Sendable {
  /// The names on the path to the place, the outermost first.
  ///
  /// These are the names of a kind and a style, or of elements, followed by that of a component.
  @Exact public private(set) var names: [String]
  /// The name of the catalog; nil for an element.
  @Exact public private(set) var catalog: String?
  /// The part of the place that it shares with others of the same look: the kind of an element and a component, or the
  /// names of a style; without the numbers of components.
  private(set) var kind: [String]

  /// Creates a place in a catalog, or one beside all elements.
  init(names: [String], catalog: String?) {
    self.names = names
    self.catalog = catalog
    kind = names
  }

  /// Creates the place of an element from the path to it.
  init(_ path: ElementPath) {
    names = path.steps.map(\.description)
    kind = path.steps.last.map { [$0.kind] } ?? []
  }
}

extension AuditPlace {
  /// Whether this is the other place, or a place in it.
  func lies(in other: String) -> Bool {
    let path = description.utf8
    guard path.starts(with: other.utf8) else { return false }
    let rest = path.dropFirst(other.utf8.count)
    return other.isEmpty || rest.isEmpty || rest.starts(with: separator.utf8)
  }

  private var separator: String { catalog == nil ? " > " : "." }

  func appending(_ name: String) -> AuditPlace {
    guard !name.isEmpty else { return self }
    var place = self
    place.names.append(name)
    // Each cell of a row, and each choice of a control, has a number.
    let words = name.split(separator: " ")
    let isNumbered = words.last.flatMap { Int($0) } != nil
    place.kind.append(isNumbered ? words.dropLast().joined(separator: " ") : name)
    return place
  }
}

extension AuditPlace: CustomStringConvertible {
  /// The names as one text, such as `buttons.primary.text` or `Form 1 > Section 1 > Row 2`.
  public var description: String { names.joined(separator: separator) }
}

extension AuditPlace {
  /// The names, preceded by that of the catalog.
  var qualifiedName: String { catalog.map { $0.isEmpty ? "\(self)" : "\($0): \(self)" } ?? "\(self)" }
}

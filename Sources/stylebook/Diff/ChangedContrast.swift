import Restyle
import RestyleAudit

/// A contrast of a text, a mark or a boundary that has become enough in a state, or isn't any more.
struct ChangedContrast {
  let effect: DesignChange.Effect
  let note: String
  /// The paths of the properties that it changes with.
  private let paths: [String]

  /// Whether a property is among those that it changes with.
  func concerns(_ path: String) -> Bool {
    paths.contains {
      "\($0).".hasPrefix("\(path).") || "\(path).".hasPrefix("\($0).") || path.isEmpty || $0.isEmpty
    }
  }
}

extension ChangedContrast {
  /// The contrasts of a style that have become enough, or aren't any more.
  ///
  /// - Parameters:
  ///   - old: The value before.
  ///   - new: That behind.
  ///   - traits: What they are seen in.
  /// - Returns: Those of each state, what breaks first; none for what is no style.
  static func all<Value>(from old: Value, to new: Value, _ traits: TraitCollection) -> [Self] {
    func changed<S: Style>(_ new: S) -> [Self] {
      guard let old = old as? S else { return [] }
      return SeenContrast.states(of: new).flatMap { contrasts(from: old, to: new, in: $0, traits) }
    }
    let all = (new as? any Style).map { changed($0) } ?? []
    return all.filter { $0.effect == .breaking } + all.filter { $0.effect != .breaking }
  }

  private static func contrasts<S: Style>(
    from old: S, to new: S, in state: ControlState, _ traits: TraitCollection
  ) -> [Self] {
    func seen(_ style: S) -> [SeenContrast] {
      SeenContrast.all(of: style, in: state, for: traits, on: .systemBackground)
    }
    let before = seen(old)
    return seen(new).compactMap { behind in
      func isSame(_ other: SeenContrast) -> Bool { other.part == behind.part && other.kind == behind.kind }
      guard let first = before.first(where: isSame), first.isEnough != behind.isEnough else { return nil }
      let paths = causes(from: old, to: new) { changed in
        seen(changed).first(where: isSame).map { ($0.ratio, $0.isEnough) != (behind.ratio, behind.isEnough) }
          ?? true
      }
      return Self(
        effect: behind.isEnough ? .corrected : .breaking, note: note(first, behind, traits), paths: paths)
    }
  }

  /// What a contrast was and is, rounded down, so that what isn't enough doesn't look so.
  private static func note(_ old: SeenContrast, _ new: SeenContrast, _ traits: TraitCollection) -> String {
    func rounded(_ ratio: Double) -> Double { (ratio * 100).rounded(.down) / 100 }
    return "\(new.kind.rawValue) contrast \(rounded(old.ratio)) → \(rounded(new.ratio)), "
      + "and \(new.least(for: traits)) is enough"
  }
}

/// The paths of the innermost parts of a value of which each alone matters, if it is what it was before.
///
/// - Parameters:
///   - old: The value before.
///   - new: That behind.
///   - path: The names that lead to it.
///   - matters: Whether a value makes a difference in place of the new one.
/// - Returns: The paths; that of the value where no single part matters, but all of them do.
private func causes<Value>(
  from old: Value, to new: Value, at path: [String] = [], _ matters: (Value) -> Bool
) -> [String] {
  guard matters(old) else { return [] }
  func causes<Composite: CompositeValue>(inPartsOf new: Composite) -> [String] {
    guard let old = old as? Composite, let parts = Composite.parts(of: old, new) else { return [] }
    return parts.flatMap { part in
      // The step into a value that may be nil has no name.
      let names = part.name.isEmpty ? [] : [part.name]
      return stylebook.causes(of: part.typed, from: old, to: new, at: path + names) { changed in
        (changed as? Value).map(matters) ?? false
      }
    }
  }
  let found = (new as? any CompositeValue).map { causes(inPartsOf: $0) } ?? []
  return found.isEmpty ? [path.joined(separator: ".")] : found
}

private func causes<Property: TypedProperty>(
  of property: Property, from old: Property.Root, to new: Property.Root, at path: [String],
  _ matters: (Property.Root) -> Bool
) -> [String] {
  let (first, second) = (old[keyPath: property.path], new[keyPath: property.path])
  guard first != second else { return [] }
  return causes(from: first, to: second, at: path) { value in
    var changed = new
    changed[keyPath: property.path] = value
    return matters(changed)
  }
}

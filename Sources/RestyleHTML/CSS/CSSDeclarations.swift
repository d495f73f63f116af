import Restyle
public import RestyleRendering

/// CSS declarations in their order, such as `color:#ff0000;font-size:17px`.
///
/// They are safe in a stylesheet, in a `<style>` element and in a double-quoted `style` attribute.
public struct CSSDeclarations: Sendable {
  /// All declarations, with semicolons between them.
  public let text: String
  /// The problems: features of the styles that the declarations can't express.
  public let problems: [RenderingProblem]

  private let declarations: [Declaration]

  private struct Declaration {
    let name: String
    let value: String
  }

  /// Writes declarations for some traits.
  init(for traits: TraitCollection, _ write: (inout CSSWriter) -> Void) {
    var writer = CSSWriter(for: traits, isFixed: true)
    write(&writer)
    problems = writer.problems
    text = String(decoding: writer.text, as: UTF8.self)
    declarations = writer.entries.map { entry in
      Declaration(
        name: String(decoding: writer.values.name(of: entry.property), as: UTF8.self),
        value: String(decoding: writer.values[entry.value], as: UTF8.self))
    }
  }
}

extension CSSDeclarations: Hashable {
  /// Whether both have the same declarations in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.text.isExactly(rhs.text) }

  /// Feeds the declarations to `hasher`.
  public func hash(into hasher: inout Hasher) { text.hashExactly(into: &hasher) }
}

extension CSSDeclarations {
  /// Whether there are no declarations.
  public var isEmpty: Bool { declarations.isEmpty }

  /// The value of a property; nil if it isn't declared.
  public subscript(property: String) -> String? { declarations.first { $0.name == property }?.value }
}

extension CSSDeclarations: CustomStringConvertible {
  /// All declarations, with semicolons between them.
  public var description: String { text }
}

extension CSSWriter {
  /// All unconditional declarations, separated by semicolons.
  var text: Bytes {
    var text = Bytes()
    for entry in entries {
      if !text.isEmpty { text.append(UInt8(ascii: ";")) }
      values.append(entry.value, to: &text)
    }
    return text
  }
}

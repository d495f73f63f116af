package import Restyle
import RestyleHTML
@_spi(Outputs) import RestyleRendering

/// What an e-mail says of an attribute of characters; what it shows otherwise, and what it can't,
/// `TextAttributeSupport` says.
///
/// Another attribute takes another row.
package struct EmailTextRule: Sendable {
  package let key: any TextAttributeKey.Type
  let write: @Sendable (TextStyle, inout EmailLook) -> Void

  private init<Key: TextAttributeKey & Sendable>(
    _ key: Key, _ write: @escaping @Sendable (Key.Value, inout EmailLook) -> Void
  ) {
    self.key = Key.self
    self.write = { style, look in if let value = style.attribute(for: key) { write(value, &look) } }
  }
}

extension EmailTextRule {
  /// In the order in which they are declared.
  package static let table: [EmailTextRule] = [
    Self(.fontFamily) { family, look in look.add("font-family") { $0.append(family) } },
    Self(.fontSize) { size, look in look.add("font-size", pixels: size) },
    // Yahoo knows hundreds only; Word makes everything from 600 on bold, and the rest regular.
    Self(.fontWeight) { weight, look in
      look.add("font-weight") {
        $0.append(integer: min(max(Int((weight.value / 100).rounded()), 1), 9) * 100)
      }
    },
    Self(.fontSlant) { slant, look in look.add("font-style", slant == .upright ? "normal" : "italic") },
    Self(.kern) { kern, look in look.add("letter-spacing", pixels: kern) },
    // Word moves letters by a property of its own, and by points: four of them are three pixels.
    Self(.baselineOffset) { offset, look in
      look.add("vertical-align", pixels: offset)
      look.add("mso-text-raise") {
        $0.append(number: offset * 0.75)
        $0.append(verbatim: "pt")
      }
    },
  ]
}

extension EmailLook {
  /// Declares the height of lines, which Word takes as it is only where it is asked to.
  mutating func addLineHeight(of style: TextStyle, isExact: Bool) {
    guard style.setsLineHeight else { return }
    if isExact { add("mso-line-height-rule", "exactly") }
    add("line-height", pixels: max(0, style.lineHeight))
  }
}

extension ByteSink {
  /// Appends a family with those that stand in for it: Word falls back to a typeface with serifs by itself.
  fileprivate mutating func append(_ family: Font.Family) {
    for name in family.names {
      var bytes = Bytes()
      bytes.append(cssString: name)
      append(contentsOf: bytes)
      append(UInt8(ascii: ","))
    }
    switch family.design {
    case .serif: append(verbatim: "Georgia,'Times New Roman',serif")
    case .monospaced: append(verbatim: "Menlo,Consolas,'Courier New',monospace")
    default:
      if family.names.isEmpty { append(verbatim: "-apple-system,") }
      append(verbatim: "'Segoe UI',Roboto,Helvetica,Arial,sans-serif")
    }
  }
}

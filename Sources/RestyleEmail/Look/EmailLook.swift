import RestyleHTML
import RestyleRendering

/// What an element's tag says of its look: declarations, and classes for what only some clients show.
struct EmailLook: Sendable {
  private(set) var declarations = Bytes()
  fileprivate private(set) var classes: [Int] = []
  /// A background that older clients know by an attribute.
  private(set) var background: String?
}

extension EmailLook {
  /// Adds a declaration, whose value `write` appends.
  mutating func add(_ property: StaticString, _ write: (inout Bytes) -> Void) {
    startDeclaration()
    declarations.append(verbatim: property)
    declarations.append(UInt8(ascii: ":"))
    write(&declarations)
  }

  /// Adds declarations that were written before.
  mutating func add(_ written: Bytes) {
    guard !written.isEmpty else { return }
    startDeclaration()
    declarations.append(contentsOf: written)
  }

  private mutating func startDeclaration() {
    // Most are no longer, and needn't grow.
    declarations.isEmpty ? declarations.reserveCapacity(192) : declarations.append(UInt8(ascii: ";"))
  }

  mutating func add(_ property: StaticString, _ value: StaticString) {
    add(property) { $0.append(verbatim: value) }
  }

  mutating func add(_ property: StaticString, pixels: Double) { add(property) { $0.append(pixels: pixels) } }

  mutating func add(_ name: Int) {
    if !classes.contains(name) { classes.append(name) }
  }

  mutating func setTextColor(_ color: EmailColor, _ all: inout StyleClasses) {
    add("color") { $0.append(safe: color.usual) }
    if let dark = color.dark { add(all.number(of: .darkText(dark))) }
  }

  mutating func setBackground(_ color: EmailColor, _ all: inout StyleClasses) {
    background = color.usual
    add("background-color") { $0.append(safe: color.usual) }
    if let dark = color.dark { add(all.number(of: .darkBackground(dark))) }
  }

  /// Adds lines at edges, in whole pixels.
  mutating func setBorder(_ widths: PhysicalSides, _ color: EmailColor, _ all: inout StyleClasses) {
    if let dark = color.dark { add(all.number(of: .darkBorder(dark))) }
    func write(_ width: Double, _ bytes: inout Bytes) {
      bytes.append(pixels: width)
      bytes.append(verbatim: " solid ")
      bytes.append(safe: color.usual)
    }
    if widths.areEqual { return add("border") { write(widths.top, &$0) } }
    if widths.top > 0 { add("border-top") { write(widths.top, &$0) } }
    if widths.right > 0 { add("border-right") { write(widths.right, &$0) } }
    if widths.bottom > 0 { add("border-bottom") { write(widths.bottom, &$0) } }
    if widths.left > 0 { add("border-left") { write(widths.left, &$0) } }
  }

  mutating func add(_ property: StaticString, _ sides: PhysicalSides) { add(property) { $0.append(sides) } }

  /// The look of what is shown in windows of phones alone, where it has this look.
  func inNarrowWindows(_ all: inout StyleClasses) -> EmailLook {
    var look = EmailLook()
    look.add("display", "none")
    look.add("mso-hide", "all")
    look.classes = classes
    let shown =
      "display:block!important;word-break:break-word;" + String(decoding: declarations, as: UTF8.self)
    look.add(all.number(of: .narrow(shown)))
    return look
  }

  /// The attributes, each starting with a space; with the background's, which only some elements have.
  func attributes(withBackground: Bool = false) -> Bytes {
    var bytes = Bytes()
    bytes.append(attributesOf: self, withBackground: withBackground)
    return bytes
  }
}

extension ByteSink {
  /// Appends the attributes of a look, each starting with a space.
  mutating func append(attributesOf look: EmailLook, withBackground: Bool = false) {
    if withBackground, let background = look.background { append(attribute: " bgcolor", background) }
    for (index, name) in look.classes.enumerated() {
      append(verbatim: index == 0 ? " class=\"" : " ")
      append(className: name)
    }
    if !look.classes.isEmpty { append(UInt8(ascii: "\"")) }
    guard !look.declarations.isEmpty else { return }
    append(verbatim: " style=\"")
    append(contentsOf: look.declarations)
    append(UInt8(ascii: "\""))
  }

  /// Appends the end of a tag whose last attributes are those of a look.
  mutating func append(
    verbatim start: StaticString = "", attributes look: EmailLook, withBackground: Bool = false
  ) {
    append(verbatim: start)
    append(attributesOf: look, withBackground: withBackground)
    append(verbatim: ">")
  }

  /// Appends the end of a tag whose last attributes were written already.
  mutating func append(attributes: Bytes) {
    append(contentsOf: attributes)
    append(UInt8(ascii: ">"))
  }

  /// Appends a tag whose last attributes were written already.
  mutating func append(verbatim start: StaticString, attributes: Bytes) {
    append(verbatim: start)
    append(attributes: attributes)
  }
}

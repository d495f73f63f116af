import Restyle
import RestyleElements
import RestyleRendering

extension HTMLWriter {
  /// Appends an attribute, whose name starts with a space; whatever the value holds, it stays in its place.
  @inline(__always)
  mutating func append(_ name: StaticString, _ value: String) {
    bytes.append(attribute: name, escaping: value)
  }

  /// Appends an attribute with the identifier of an element.
  // Inlined, so that a name that is a literal is stored as one or two words.
  @inline(__always)
  mutating func append(_ name: StaticString, identifier: Int) {
    if identifierPrefix.isEmpty, let digits = TextWord.digits(identifier) {
      bytes.append(attribute: name, behind: "e", digits: digits)
    } else {
      append(name, prefixedIdentifier: identifier, behind: "e")
    }
  }

  /// Appends an attribute with the identifiers of two elements.
  mutating func append(_ name: StaticString, identifiers first: Int, _ second: Int) {
    bytes.append(verbatim: name)
    bytes.append(verbatim: "=\"")
    append(identifier: first)
    bytes.append(UInt8(ascii: " "))
    append(identifier: second)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func append(identifier: Int) {
    bytes.append(contentsOf: identifierPrefix)
    bytes.append(integer: identifier, behind: identifierPrefix.isEmpty ? "e" : "-e", before: "")
  }

  /// Appends an attribute with the identifier of the form of groups that no form submits.
  mutating func append(_ name: StaticString, looseIdentifier: Int) {
    append(name, prefixedIdentifier: looseIdentifier, behind: "f")
  }

  private mutating func append(_ name: StaticString, prefixedIdentifier: Int, behind letter: StaticString) {
    bytes.append(verbatim: name)
    bytes.append(verbatim: "=\"")
    bytes.append(contentsOf: identifierPrefix)
    if !identifierPrefix.isEmpty { bytes.append(UInt8(ascii: "-")) }
    bytes.append(integer: prefixedIdentifier, behind: letter, before: "\"")
  }

  /// Appends the attribute of a part of an element around a text, and what the text asks of the element besides.
  mutating func append(_ tag: StyledTag, _ part: Int = 0, around text: BlockText) {
    guard case .shown(let text) = text else { return tag.append(part, to: &bytes) }
    text.leavesLines ? append(tag, part, and: [.withoutLines]) : tag.append(part, to: &bytes)
    bytes.append(directionOf: text.block)
  }

  /// Appends the attributes of an element around a text, which has one more class.
  mutating func append(_ tag: StyledTag, around text: BlockText, class name: String) {
    let start = bytes.count
    append(tag, around: text)
    let attributes = bytes.suffix(behind: start)
    bytes.removeAll(behind: start)
    bytes.append(verbatim: " class=\"")
    bytes.append(escaping: name.spacesAsHyphens)
    let classes = Bytes(" class=\"".utf8)
    let hasClasses = attributes.starts(with: classes)
    bytes.append(verbatim: hasClasses ? " " : "\"")
    bytes.append(contentsOf: hasClasses ? Bytes(attributes.dropFirst(classes.count)) : attributes)
  }

  /// Appends what follows the name of a part of an element that holds nothing but a text: its attributes, and the text.
  @inline(__always)
  mutating func append(
    behind start: StaticString = "", _ tag: StyledTag, _ part: Int, holding text: BlockText,
    named name: @autoclosure () -> String,
    before end: StaticString = ""
  ) {
    bytes.append(verbatim: start)
    append(tag, part, around: text)
    bytes.append(UInt8(ascii: ">"))
    append(text, part: name())
    bytes.append(verbatim: end)
  }

  /// Appends the attribute of a part of an element around a text, and of boxes that it is as well.
  mutating func append(_ tag: StyledTag, _ part: Int, and boxes: [ElementBoxStyle], around text: BlockText) {
    guard case .shown(let text) = text else { return append(tag, part, and: boxes) }
    append(tag, part, and: boxes + (text.leavesLines ? [.withoutLines] : []))
    bytes.append(directionOf: text.block)
  }

  /// Appends one attribute of a part of an element and of boxes that it is as well.
  mutating func append(_ tag: StyledTag, _ part: Int, and boxes: [ElementBoxStyle]) {
    guard !boxes.isEmpty else { return tag.append(part, to: &bytes) }
    var attribute = tag.attribute(part)
    for box in boxes {
      let other = tables.boxes.tag(for: box, &styles) { box.cssRules(by: &$0) }.attribute()
      guard !attribute.isEmpty, !other.isEmpty else {
        attribute += other
        continue
      }
      // Each ends with a quotation mark, and starts with as many bytes as ` class="` has.
      attribute.removeLast()
      attribute.append(UInt8(ascii: " "))
      attribute += other.dropFirst(8)
    }
    bytes.append(contentsOf: attribute)
  }

  /// Appends the attribute of a box.
  mutating func append(behind start: StaticString, _ box: ElementBoxStyle) {
    tables.boxes.tag(for: box, &styles) { box.cssRules(by: &$0) }.append(behind: start, to: &bytes)
  }

  /// Appends states that HTML has no attributes for.
  mutating func append(_ state: ControlState, except native: ControlState) {
    if state.isEmpty { return }
    let state = state.subtracting(native)
    guard !state.isEmpty else { return }
    bytes.append(verbatim: " data-state=\"")
    var isFirst = true
    for (name, member) in ControlState.namedMembers where state.contains(member) {
      if !isFirst { bytes.append(UInt8(ascii: " ")) }
      bytes.append(safe: name)
      isFirst = false
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

/// Writes JSON values: in one line, or indented with a line for each member.
///
/// It doesn't recurse, and the same value always has the same text.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private let isIndented: Bool
  /// The values that are left of the containers that are open, from the outside in.
  private var open: [Container] = []

  private enum Container {
    case array(ArraySlice<JSONValue>)
    case object(ArraySlice<JSONMember>)
  }

  package init(_ value: JSONValue, isIndented: Bool) {
    self.isIndented = isIndented
    write(value)
    while let container = open.popLast() { writeNext(of: container) }
    if isIndented { bytes.append(UInt8(ascii: "\n")) }
  }
}

extension JSONWriter {
  /// Writes a value; for a container, only its beginning.
  private mutating func write(_ value: JSONValue) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let text): bytes += text.utf8
    case .string(let text): write(text)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      open.append(.array(elements[...]))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      open.append(.object(members[...]))
    }
  }

  /// Writes the next value of a container, or the end of the container.
  private mutating func writeNext(of container: Container) {
    switch container {
    case .array(var elements):
      guard let next = elements.popFirst() else { return end("]", isEmpty: elements.startIndex == 0) }
      separate(isFirst: elements.startIndex == 1, depth: open.count + 1)
      open.append(.array(elements))
      write(next)
    case .object(var members):
      guard let next = members.popFirst() else { return end("}", isEmpty: members.startIndex == 0) }
      separate(isFirst: members.startIndex == 1, depth: open.count + 1)
      open.append(.object(members))
      write(next.name)
      bytes += (isIndented ? ": " : ":").utf8
      write(next.value)
    }
  }

  private mutating func end(_ bracket: Unicode.Scalar, isEmpty: Bool) {
    if !isEmpty { breakLine(depth: open.count) }
    bytes.append(UInt8(ascii: bracket))
  }

  private mutating func separate(isFirst: Bool, depth: Int) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    breakLine(depth: depth)
  }

  private mutating func breakLine(depth: Int) {
    guard isIndented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONValue {
  /// The value as JSON in one line.
  package var text: String { String(decoding: JSONWriter(self, isIndented: false).bytes, as: UTF8.self) }
}

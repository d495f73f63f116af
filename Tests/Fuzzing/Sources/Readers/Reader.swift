import Foundation
import Restyle

/// Something that reads text from outside, with the laws that hold for whatever it reads.
public struct Reader: Sendable {
  /// The name for people.
  let name: String
  /// Reads an input; traps if a law is broken.
  let read: @Sendable (_ input: UnsafeRawBufferPointer) -> Void

  init(_ name: String, _ read: @escaping @Sendable (UnsafeRawBufferPointer) -> Void) {
    self.name = name
    self.read = read
  }
}

extension Reader {
  /// All readers.
  static let all: [Reader] = notations + markup + documents + foundation + tokens + [drawing]
}

extension Reader {
  /// A reader of JSON: what is decoded equals what it is encoded as.
  static func document<Value: Codable & Equatable & SendableMetatype>(_ type: Value.Type) -> Reader {
    Reader("\(type)") { input in
      let decoder = JSONDecoder()
      guard let value = try? decoder.decode(Value.self, from: Data(input)) else { return }
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      do {
        let encoded = try encoder.encode(value)
        let again = try decoder.decode(Value.self, from: encoded)
        precondition(again == value, "\(type): decoding what was encoded gives another value")
        let encodedAgain = try encoder.encode(again)
        precondition(encodedAgain == encoded, "\(type): an equal value is encoded otherwise")
      } catch {
        preconditionFailure("\(type): what was decoded can't be encoded and read again: \(error)")
      }
    }
  }
}

extension Reader {
  /// Reads an input: the name of a reader, a line feed, and what it reads.
  public static func read(_ input: UnsafeRawBufferPointer) {
    let end = input.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    named(input[..<end]).read(UnsafeRawBufferPointer(rebasing: input[end...].dropFirst()))
  }

  /// The reader that an input names in its first line; one of them too for a name that is none.
  private static func named(_ name: some Sequence<UInt8>) -> Reader {
    if let reader = all.first(where: { $0.name.utf8.elementsEqual(name) }) { return reader }
    return all[Int(name.reduce(0) { $0 &* 31 &+ UInt($1) } % UInt(all.count))]
  }
}

import Foundation
import Restyle

/// Something that reads text from outside, with the laws that hold for whatever it reads.
struct Reader: Sendable {
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
  /// All readers: the first byte of an input says which of them reads the rest.
  static let all: [Reader] = notations + documents
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

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInput(_ start: UnsafeRawPointer?, _ count: Int) -> CInt {
  let input = UnsafeRawBufferPointer(start: start, count: count)
  guard let first = input.first else { return 0 }
  Reader.all[Int(first) % Reader.all.count].read(UnsafeRawBufferPointer(rebasing: input.dropFirst()))
  return 0
}

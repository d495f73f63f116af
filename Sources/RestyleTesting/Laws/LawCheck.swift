import Foundation
import Restyle

/// Checks the laws that apply to the values of a type.
struct LawCheck<Value: Hashable & Sendable> {
  let values: [Value]
  /// The same values, created a second time.
  let again: [Value]
  let keys: TextAttributeKeySet
  var notes = LawNotes(subject: "\(Value.self)")

  /// The broken laws.
  var broken: [BrokenLaw] { notes.broken }

  init(keys: TextAttributeKeySet, _ make: () -> [Value]) {
    (values, again) = (make(), make())
    self.keys = keys
    checkEquality()
    if let type = Value.self as? any (Hashable & Codable & Sendable).Type { checkCoding(type) }
    if let type = Value.self as? any (Style & Hashable).Type {
      checkRestyling(type)
      checkDifferences(type)
    }
    if let type = Value.self as? any (Interpolatable & Hashable & Sendable).Type { checkInterpolation(type) }
  }

  /// The values as values of another type, if that is theirs.
  func typed<Same>(_ type: Same.Type) -> [Same] { values as? [Same] ?? [] }

  /// Encodes a value in its canonical form, in a list, since a bare string isn't a document for every decoder.
  func document(of value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode([value])
  }

  func decode<Coded: Decodable>(_ type: Coded.Type, _ document: Data) throws -> Coded? {
    let decoder = JSONDecoder()
    decoder.userInfo[.textAttributeKeys] = keys
    decoder.userInfo[.unknownTextAttributePolicy] = UnknownTextAttributePolicy.keep
    return try decoder.decode([Coded].self, from: document).first
  }
}

extension LawCheck {
  private mutating func checkEquality() {
    for (value, other) in zip(values, again) {
      notes.expect(value == other && value == value, .equality, "a value equals itself, made once more") {
        [.init("value", of: value), .init("other", of: other)]
      }
      notes.expect(value.hashValue == other.hashValue, .equality, "equal values hash alike") {
        [.init("value", of: value), .init("other", of: other)]
      }
    }
    for (first, second) in pairs(of: values) {
      let isEqual = first == second
      notes.expect(
        isEqual == (second == first), .equality, "whichever of two values comes first is all the same"
      ) {
        [.init("first", of: first), .init("second", of: second)]
      }
      guard isEqual, let coded = first as? any Encodable, let other = second as? any Encodable else {
        continue
      }
      let documents = (try? document(of: coded), try? document(of: other))
      notes.expect(documents.0 == documents.1, .equality, "equal values have equal documents") {
        [.init("first", of: first), .init("second", of: second)]
      }
    }
  }

  /// Checks that the samples are sufficient.
  mutating func checkSamples() {
    notes.expect(!values.isEmpty, .samples, "there are some") { [] }
    for (index, sample) in values.enumerated() {
      for other in values.dropFirst(index + 1) {
        notes.expect(sample != other, .samples, "no two are equal") {
          [.init("sample", of: sample), .init("other", of: other)]
        }
      }
    }
    // Coding and equality could omit a property that no sample varies.
    let mirrors = values.map { Mirror(reflecting: $0) }
    guard let first = mirrors.first, first.displayStyle == .struct else { return }
    for label in first.children.compactMap(\.label) {
      let texts = mirrors.map { mirror in
        mirror.children.first { $0.label == label }.map { String(reflecting: $0.value) }
      }
      notes.expect(Set(texts).count > 1, .samples, "some vary \(label)") {
        values.prefix(1).map { .init("all have it as in", of: $0) }
      }
    }
  }

  private mutating func checkCoding<Coded: Hashable & Codable & Sendable>(_ type: Coded.Type) {
    for value in typed(type) {
      do {
        let document = try document(of: value)
        let decoded = try decode(type, document)
        notes.expect(decoded == value, .coding, "what is decoded equals what was encoded") {
          [
            .init("value", of: value), .init("document", String(decoding: document, as: UTF8.self)),
            .init("decoded", decoded.map { swiftSource(of: $0) } ?? "nothing"),
          ]
        }
        let second = try self.document(of: decoded)
        notes.expect(second == document, .coding, "what was decoded encodes to the same bytes") {
          [
            .init("value", of: value), .init("first", String(decoding: document, as: UTF8.self)),
            .init("second", String(decoding: second, as: UTF8.self)),
          ]
        }
      } catch {
        notes.expect(false, .coding, "each value can be encoded and decoded") {
          [.init("value", of: value), .init("error", "\(error)")]
        }
      }
    }
  }
}

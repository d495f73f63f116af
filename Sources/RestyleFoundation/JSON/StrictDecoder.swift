import Foundation
import Restyle

/// Decodes with another decoder, and records the members of objects that aren't decoded.
///
/// Types decode the members that they know, so a misspelt member would be lost silently.
struct StrictDecoder: Decoder {
  private let base: any Decoder
  fileprivate let object: StrictObject

  init(_ base: any Decoder, _ object: StrictObject = StrictObject()) {
    self.base = base
    self.object = object
  }

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let container = try base.container(keyedBy: type)
    // A type may request the same object several times.
    if object.unread == nil {
      object.unread = Set(try base.container(keyedBy: MemberName.self).allKeys.map(\.stringValue))
    }
    return KeyedDecodingContainer(StrictKeyedContainer(base: container, object: object))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    StrictUnkeyedContainer(base: try base.unkeyedContainer(), object: object)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    StrictSingleValueContainer(base: try base.singleValueContainer(), decoder: self)
  }
}

extension StrictDecoder {
  /// Decodes a value, and requires that it decodes each member; for an unknown case, the error lists the known ones.
  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value: Value
    do {
      value = try Value(from: self)
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.count == codingPath.count {
      guard let names = (type as? any CaseIterable.Type)?.caseNames, !names.isEmpty else {
        throw DecodingError.dataCorrupted(context)
      }
      let text = try? base.singleValueContainer().decode(String.self)
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: codingPath,
          debugDescription: "\(text?.quoted ?? "this") is none of "
            + names.joined(separator: ", ") + (text.map { suggestion(for: $0, among: names) } ?? "")))
    } catch {
      throw advising(error, of: type)
    }
    // Including the nested objects that the value decoded itself, like the cases of enumerations.
    var decoders = [self]
    while let decoder = decoders.popLast() {
      try decoder.requireAllRead()
      decoders += decoder.object.nested.values
    }
    return value
  }

  /// Returns an error about the value itself, with advice on how to correct it.
  ///
  /// If the value isn't an object, the advice has the members of its type. If a member is missing, it has the undecoded
  /// member that was probably meant.
  private func advising(_ error: any Error, of type: any Any.Type) -> any Error {
    func names<Coded: PropertyCoded>(_ type: Coded.Type) -> [String] {
      Coded.properties.all.map { $0.group ?? $0.name }
    }
    let known = (type as? any PropertyCoded.Type).map { names($0) } ?? []
    func advised(_ context: DecodingError.Context, _ advice: DecodingAdvice) -> DecodingError.Context {
      .init(
        codingPath: context.codingPath, debugDescription: context.debugDescription, underlyingError: advice)
    }
    switch error as? DecodingError {
    case .typeMismatch(let expected, let context)
    where context.codingPath.count == codingPath.count && expected is [String: Any].Type && !known.isEmpty:
      return DecodingError.typeMismatch(expected, advised(context, .members(known)))
    case .typeMismatch(let expected, let context) where context.codingPath.count == codingPath.count:
      guard let names = (type as? any NamedNumber.Type)?.names else { return error }
      return DecodingError.typeMismatch(expected, advised(context, .numbers(names)))
    case .keyNotFound(let key, let context) where context.codingPath.count == codingPath.count:
      let others = (object.unread ?? []).subtracting(known).subtracting(object.known)
      guard let name = nearestName(to: key.stringValue, among: others.sorted()) else { return error }
      return DecodingError.keyNotFound(key, advised(context, .misspelt(name)))
    default: return error
    }
  }

  private func requireAllRead() throws {
    guard let name = object.unread?.min() else { return }
    let known = object.known.sorted()
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: codingPath + [MemberName(name)],
        debugDescription: "no member here has that name: there are \(known.joined(separator: ", "))"
          + suggestion(for: name, among: known)))
  }

  /// Whether values of a type contain no others, or decoders have their own way of reading them.
  static func isPlain(_ type: any Any.Type) -> Bool { plainTypes.contains(ObjectIdentifier(type)) }

  /// Reads a plain value; reports numbers that are out of range for their type, which Foundation reports as invalid
  /// JSON without a path.
  static func plainValue<Value>(
    at path: @autoclosure () -> [any CodingKey], _ read: () throws -> Value
  ) throws -> Value {
    guard let type = Value.self as? any BinaryInteger.Type else { return try read() }
    do {
      return try read()
    } catch {
      switch error {
      case DecodingError.typeMismatch, DecodingError.valueNotFound, DecodingError.keyNotFound: throw error
      default:
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: path(), debugDescription: "a whole number belongs here, one that \(type) can hold"))
      }
    }
  }

  private static let plainTypes = Set(
    ([
      Bool.self, String.self, Double.self, Float.self, Int.self, Int8.self, Int16.self, Int32.self,
      Int64.self,
      UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self, Date.self, Data.self, URL.self,
      Decimal.self,
    ] as [any Any.Type]).map(ObjectIdentifier.init))
}

extension CaseIterable {
  /// The encoded names of the cases.
  fileprivate static var caseNames: [String] {
    allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
  }
}

/// The state of decoding an object's members.
final class StrictObject {
  /// The names of the members that aren't decoded yet; nil while the value isn't decoded as an object.
  var unread: Set<String>?
  /// The names of the members that are decoded if they exist.
  var known: Set<String> = []
  /// The decoders of nested values that are decoded member by member, by name.
  private(set) var nested: [String: StrictDecoder] = [:]

  /// Returns the decoder of a nested value, whose members have to be decoded; the same one if it is decoded several
  /// times.
  func decoder(_ base: any Decoder, for key: any CodingKey) -> StrictDecoder {
    let decoder = StrictDecoder(base, nested[key.stringValue]?.object ?? StrictObject())
    nested[key.stringValue] = decoder
    return decoder
  }

  func read(_ key: any CodingKey) {
    unread?.remove(key.stringValue)
    known.insert(key.stringValue)
  }
}

/// Advice on how to correct an error, as its underlying error.
enum DecodingAdvice: Error {
  /// The numbers that have names.
  case numbers([Double: String])
  /// The members of the object, some of them more than once.
  case members([String])
  /// The member that was written instead of the missing one.
  case misspelt(String)
}

/// A value that is decoded strictly.
struct Strict<Value: Decodable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws { value = try StrictDecoder(decoder).value(Value.self) }
}

/// The name of a member, or an index in an array.
struct MemberName: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) {
    stringValue = name
    intValue = nil
  }

  init(index: Int) {
    stringValue = "\(index)"
    intValue = index
  }

  init(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

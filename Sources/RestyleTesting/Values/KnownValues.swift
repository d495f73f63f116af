import Foundation

/// The known values of a type, the simplest first; empty for a type whose values have to be decoded.
///
/// - Parameters:
///   - type: The type.
///   - seed: The seed for selecting from many values.
/// - Returns: The values, at most eight for a type with samples.
func knownValues<Value>(of type: Value.Type, seed: UInt64) -> [Value] {
  func samples<Sample: Sampled>(_ type: Sample.Type) -> [Any] { few(of: Sample.samples, seed: seed) }
  func cases<Enumeration: CaseIterable>(_ type: Enumeration.Type) -> [Any] { Array(Enumeration.allCases) }
  func integers<Integer: FixedWidthInteger>(_ type: Integer.Type) -> [Any] {
    [0, 1, 7, -1, 300].compactMap { Integer(exactly: $0) }
  }
  let values: [Any] =
    switch type {
    case let type as any Sampled.Type: samples(type)
    case let type as any CaseIterable.Type: cases(type)
    case is Bool.Type: [false, true]
    case is Double.Type: [0, 1, 0.1, -2.5, 1e9] as [Double]
    case is Float.Type: [0, 1, 0.25, -2.5] as [Float]
    case is String.Type: ["", "a", "B", "é \"\\\n"]
    case let type as any FixedWidthInteger.Type: integers(type)
    case is Date.Type: [0, 1, 86_400].map { Date(timeIntervalSinceReferenceDate: $0) }
    case is Data.Type: [Data(), Data([0, 255])]
    case is URL.Type: ["a", "https://example.org/?a=b"].compactMap { URL(string: $0) }
    case is UUID.Type:
      ["00000000-0000-0000-0000-000000000001", "00000000-0000-0000-0000-000000000002"]
        .compactMap { UUID(uuidString: $0) }
    default: []
    }
  return values.compactMap { $0 as? Value }
}

/// The first value, and others that are spread over the rest.
private func few<Value>(of values: [Value], seed: UInt64) -> [Value] {
  let count = 8
  guard values.count > count else { return values }
  let offset = Int(seed % UInt64(values.count - 1))
  return values.prefix(1)
    + (1..<count).map { index in
      values[1 + (offset + index * (values.count - 1) / count) % (values.count - 1)]
    }
}

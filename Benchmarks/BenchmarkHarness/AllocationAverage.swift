/// The heap allocations of one operation on average; written as a number, or null where not counted.
///
/// A type of its own and not an optional, because an optional that is nil leaves its key out of the file.
struct AllocationAverage: Equatable, Sendable {
  let value: Double?
}

extension AllocationAverage: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value = container.decodeNil() ? nil : try container.decode(Double.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension AllocationAverage: CustomStringConvertible {
  /// At most two decimals; what is more than nothing is never shown as 0.
  var description: String {
    guard let value else { return "not counted" }
    if value > 0, value < 0.01 { return "<0.01" }
    return value.text(decimals: 2, trimmingZeros: true)
  }
}

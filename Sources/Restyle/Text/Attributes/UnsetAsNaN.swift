/// A number or nothing in eight bytes, with a NaN for nothing: what attributes hold is finite.
///
/// An optional would take sixteen, and each copy of a style two moves more.
@usableFromInline
@propertyWrapper
struct UnsetAsNaN: Hashable, Sendable {
  // Bits compare as equal where NaN doesn't.
  @usableFromInline var bits = Double.nan.bitPattern

  @inlinable
  init() {}

  @inlinable var wrappedValue: Double? {
    get {
      let value = Double(bitPattern: bits)
      return value.isNaN ? nil : value
    }
    set { bits = (newValue ?? .nan).bitPattern }
  }
}

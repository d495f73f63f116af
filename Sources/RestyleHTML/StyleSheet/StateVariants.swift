import Restyle
import RestyleRendering

/// What something is in each variant of its style, and there in each of its states.
struct StateVariants<Value> {
  // Variant by variant, state by state.
  private let values: [Value]
  /// How many variants there are.
  let variantCount: Int
  /// Which variant there is under which condition.
  let table: VariantTable

  fileprivate init(_ values: [Value], _ variantCount: Int, _ table: VariantTable) {
    self.values = values
    self.variantCount = variantCount
    self.table = table
  }
}

extension Variants {
  /// What `append` appends for each variant: what that is in each of so many states.
  func inStates<Other>(_ count: Int, _ append: (Value, inout [Other]) -> Void) -> StateVariants<Other> {
    var others: [Other] = []
    others.reserveCapacity(values.count * count)
    values.withUnsafeBufferPointer { values in
      // Borrowed, since copying each would retain its references.
      for value in values.indices { append(values[value], &others) }
    }
    return StateVariants(others, values.count, table)
  }
}

extension StateVariants {
  /// Passes the values in place, since they may be large.
  func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Value>) -> Result) -> Result {
    values.withUnsafeBufferPointer(body)
  }

  /// Whether something holds for one of the values, each passed in place.
  func contains(where condition: (UnsafePointer<Value>) -> Bool) -> Bool {
    values.withUnsafeBufferPointer { values in
      guard let first = values.baseAddress else { return false }
      return values.indices.contains { condition(first + $0) }
    }
  }
}

extension StateVariants<TextStyle> {
  /// What all texts are but for their colour; nil if something else distinguishes them, or may depend on the colour.
  var allButColor: TextStyle? {
    guard values.count > 1 else { return nil }
    let other = values[0].withoutColor
    var hasOwn = false
    other.attributes.visitCustom { _ in hasOwn = true }
    guard !hasOwn, !other.followsReader else { return nil }
    return values.allSatisfy { !$0.attributes.inheritsAny && $0.withoutColor == other } ? other : nil
  }
}

extension TextStyle {
  fileprivate var withoutColor: TextStyle { plain.restyled { $0.color = nil } }
}

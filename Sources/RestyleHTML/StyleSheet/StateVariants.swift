import Restyle
import RestyleRendering

/// The values for each variant of a style, and for each of its states.
struct StateVariants<Value> {
  // Variant by variant, state by state.
  fileprivate let values: [Value]
  /// The number of variants.
  let variantCount: Int
  /// The table of the variants by condition.
  let table: VariantTable
}

extension Variants {
  /// The values that `append` adds for each variant, one for each of `count` states.
  func inStates<Other>(_ count: Int, _ append: (Value, inout [Other]) -> Void) -> StateVariants<Other> {
    var others: [Other] = []
    others.reserveCapacity(values.count * count)
    values.withUnsafeBufferPointer { values in
      // Borrowed, since copies would retain their references.
      for value in values.indices { append(values[value], &others) }
    }
    return StateVariants(values: others, variantCount: values.count, table: table)
  }
}

extension StateVariants {
  /// Calls `body` with the values in place, since they may be large.
  func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Value>) -> Result) -> Result {
    values.withUnsafeBufferPointer(body)
  }

  /// Whether a condition holds for any of the values, which are passed in place.
  func contains(where condition: (UnsafePointer<Value>) -> Bool) -> Bool {
    values.withUnsafeBufferPointer { values in
      guard let first = values.baseAddress else { return false }
      return values.indices.contains { condition(first + $0) }
    }
  }
}

extension StateVariants<TextStyle> {
  /// The common style of all texts except their colour; nil if they have other differences, or if something may depend
  /// on the colour.
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

// Lower than the arithmetic operators and higher than `as`, `??`, comparisons and `?:`, so that `isBold ? base <> bold
// : base` and `base <> bold as Styler<Button>` have the expected meaning.
precedencegroup StyleCompositionPrecedence {
  associativity: left
  higherThan: CastingPrecedence
}

/// Composes two restylings of one target; the left one runs first, so the right one overrides it.
infix operator <> : StyleCompositionPrecedence

// `<>` for stylers, and for bare functions in three shapes. Each shape has two overloads: `@Sendable` functions compose
// to a `@Sendable` function, which a global constant requires; other functions compose to a function that isn't.
//
// The order, the attributes and the generic results make overload resolution unambiguous and fast, as measured with
// Swift 6.3 for chains of 40 steps. If all overloads were equal, the type checker would give up on most chains.
// - The overload for stylers comes first in this file, and only it and the one for sendable functions on objects aren't
//   disfavoured. Chains of either take about 10 ms; the consumer package in the tests guards that.
// - Between sendable and other functions, the overload with the more general result ranks lower. Chains take 150 ms,
//   both of `(A) -> A` and of `(inout A) -> Void` without closures.
// - A closure without a type leaves the disfavoured shapes open: among in-place functions, chains take 4 ms for 6 steps
//   and 900 ms for 12. Favouring that overload too would make those fast, but the type checker would give up on chains
//   of stylers with inferred members. Closures alone, with operators inside, are slow from 3 steps on in any shape.
//   `concat([...])` of 40 closures takes 11 ms in every shape, and `Styler`s are fast at any length.

/// Returns a styler that applies the left styler and then the right one, which overrides it.
///
/// - Parameters:
///   - first: The styler to apply first.
///   - second: The styler to apply second.
/// - Returns: A styler that applies both.
public func <> <Target>(first: Styler<Target>, second: Styler<Target>) -> Styler<Target> {
  let count = first.steps.count + second.steps.count
  return Styler(steps: first.steps(among: count) + second.steps(among: count))
}

/// Composes two functions that return a new value, the left one first.
///
/// - Parameters:
///   - first: The function to call first.
///   - second: The function to call with the result of the first. Its result may have another type.
/// - Returns: A function that calls both.
@_disfavoredOverload
public func <> <A, B>(first: @escaping (A) -> A, second: @escaping (A) -> B) -> (A) -> B {
  { value in second(first(value)) }
}

/// Composes two sendable functions that return a new value, the left one first.
///
/// - Parameters:
///   - first: The function to call first.
///   - second: The function to call with the result of the first.
/// - Returns: A function that calls both.
@_disfavoredOverload
public func <> <A>(
  first: @escaping @Sendable (A) -> A, second: @escaping @Sendable (A) -> A
) -> @Sendable (A) -> A {
  { value in second(first(value)) }
}

/// Composes two functions that change a value in place, the left one first.
///
/// - Parameters:
///   - first: The function to call first.
///   - second: The function to call second, which may return a value.
/// - Returns: A function that calls both.
@_disfavoredOverload
public func <> <A, B>(first: @escaping (inout A) -> Void, second: @escaping (inout A) -> B) -> (inout A) -> B
{
  { value in
    first(&value)
    return second(&value)
  }
}

/// Composes two sendable functions that change a value in place, the left one first.
///
/// In a chain with more than a few closures without types, use `concat([...])` or ``Styler``, which the compiler checks
/// faster.
///
/// - Parameters:
///   - first: The function to call first.
///   - second: The function to call second.
/// - Returns: A function that calls both.
@_disfavoredOverload
public func <> <A>(
  first: @escaping @Sendable (inout A) -> Void, second: @escaping @Sendable (inout A) -> Void
) -> @Sendable (inout A) -> Void {
  { value in
    first(&value)
    second(&value)
  }
}

/// Composes two functions that change an object, the left one first.
///
/// - Parameters:
///   - first: The function to call first.
///   - second: The function to call second.
/// - Returns: A function that calls both.
@_disfavoredOverload
public func <> <A: AnyObject>(
  first: @escaping (A) -> Void, second: @escaping (A) -> Void
) -> (A) -> Void {
  { object in
    first(object)
    second(object)
  }
}

/// Composes two sendable functions that change an object, the left one first.
///
/// ```swift
/// let fieldStyle: @Sendable (TextField) -> Void =
///   roundedStyle
///   <> borderStyle(color: .gray, width: 1)
///   <> { (field: TextField) in field.placeholder = "Name" }
/// ```
///
/// In a chain with more than a few closures without types, use `concat([...])` or ``Styler``, which the compiler checks
/// faster.
///
/// - Parameters:
///   - first: The function to call first.
///   - second: The function to call second.
/// - Returns: A function that calls both.
public func <> <A: AnyObject>(
  first: @escaping @Sendable (A) -> Void, second: @escaping @Sendable (A) -> Void
) -> @Sendable (A) -> Void {
  { object in
    first(object)
    second(object)
  }
}

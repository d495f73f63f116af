// `<>` for bare functions. Each shape comes twice: functions that are `@Sendable` give one that is, which a
// global constant has to be; any others give one that isn't.
//
// The attributes keep the choice unambiguous and quick. Without them the type checker tries all combinations of
// all overloads: a chain of twelve took 0.5 s, one of twenty failed. `(A) -> A` is disfavoured in both
// forms, because only when a whole chain is done is it clear that `(View) -> Void` isn't of that shape; there the
// form that may throw is the more general one, which decides between the two.

/// Composes two functions from a value to a value of its type, the left one first.
///
/// - Parameters:
///   - first: The function to call first.
///   - second: The function to call with what the first returned.
/// - Returns: A function that calls both.
@_disfavoredOverload
public func <> <A, Failure: Error>(
  first: @escaping (A) throws(Failure) -> A, second: @escaping (A) throws(Failure) -> A
) -> (A) throws(Failure) -> A {
  { (value: A) throws(Failure) -> A in try second(first(value)) }
}

/// Composes two sendable functions from a value to a value of its type, the left one first.
///
/// - Parameters:
///   - first: The function to call first.
///   - second: The function to call with what the first returned.
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
///   - second: The function to call then.
/// - Returns: A function that calls both.
@_disfavoredOverload
public func <> <A>(
  first: @escaping (inout A) -> Void, second: @escaping (inout A) -> Void
) -> (inout A) -> Void {
  { value in
    first(&value)
    second(&value)
  }
}

/// Composes two sendable functions that change a value in place, the left one first.
///
/// - Parameters:
///   - first: The function to call first.
///   - second: The function to call then.
/// - Returns: A function that calls both.
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
///   - second: The function to call then.
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
/// - Parameters:
///   - first: The function to call first.
///   - second: The function to call then.
/// - Returns: A function that calls both.
public func <> <A: AnyObject>(
  first: @escaping @Sendable (A) -> Void, second: @escaping @Sendable (A) -> Void
) -> @Sendable (A) -> Void {
  { object in
    first(object)
    second(object)
  }
}

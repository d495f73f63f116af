// `concat` and `compose` for bare functions, in the shapes of `<>`; sendable functions give a sendable function.

/// Composes functions that return a new value, called in the given order.
///
/// - Parameter functions: The functions. Without any, the result changes nothing.
/// - Returns: A function that calls all of them.
@_disfavoredOverload
public func concat<A>(_ functions: [(A) -> A]) -> (A) -> A {
  { value in functions.reduce(value) { value, function in function(value) } }
}

/// Composes functions that return a new value, called in the given order.
///
/// - Parameter functions: The functions. Without any, the result changes nothing.
/// - Returns: A function that calls all of them.
@_disfavoredOverload
public func compose<A>(_ functions: ((A) -> A)...) -> (A) -> A { concat(functions) }

/// Composes sendable functions that return a new value, called in the given order.
///
/// - Parameter functions: The functions. Without any, the result changes nothing.
/// - Returns: A function that calls all of them.
public func concat<A>(_ functions: [@Sendable (A) -> A]) -> @Sendable (A) -> A {
  { value in functions.reduce(value) { value, function in function(value) } }
}

/// Composes sendable functions that return a new value, called in the given order.
///
/// - Parameter functions: The functions. Without any, the result changes nothing.
/// - Returns: A function that calls all of them.
public func compose<A>(_ functions: (@Sendable (A) -> A)...) -> @Sendable (A) -> A { concat(functions) }

/// Composes functions that change a value in place, called in the given order.
///
/// - Parameter functions: The functions. Without any, the result changes nothing.
/// - Returns: A function that calls all of them.
@_disfavoredOverload
public func concat<A>(_ functions: [(inout A) -> Void]) -> (inout A) -> Void {
  { value in for function in functions { function(&value) } }
}

/// Composes functions that change a value in place, called in the given order.
///
/// - Parameter functions: The functions. Without any, the result changes nothing.
/// - Returns: A function that calls all of them.
@_disfavoredOverload
public func compose<A>(_ functions: ((inout A) -> Void)...) -> (inout A) -> Void { concat(functions) }

/// Composes sendable functions that change a value in place, called in the given order.
///
/// - Parameter functions: The functions. Without any, the result changes nothing.
/// - Returns: A function that calls all of them.
public func concat<A>(_ functions: [@Sendable (inout A) -> Void]) -> @Sendable (inout A) -> Void {
  { value in for function in functions { function(&value) } }
}

/// Composes sendable functions that change a value in place, called in the given order.
///
/// - Parameter functions: The functions. Without any, the result changes nothing.
/// - Returns: A function that calls all of them.
public func compose<A>(_ functions: (@Sendable (inout A) -> Void)...) -> @Sendable (inout A) -> Void {
  concat(functions)
}

/// Composes functions that change an object, called in the given order.
///
/// - Parameter functions: The functions. Without any, the result changes nothing.
/// - Returns: A function that calls all of them.
@_disfavoredOverload
public func concat<A: AnyObject>(_ functions: [(A) -> Void]) -> (A) -> Void {
  { object in for function in functions { function(object) } }
}

/// Composes functions that change an object, called in the given order.
///
/// - Parameter functions: The functions. Without any, the result changes nothing.
/// - Returns: A function that calls all of them.
@_disfavoredOverload
public func compose<A: AnyObject>(_ functions: ((A) -> Void)...) -> (A) -> Void { concat(functions) }

/// Composes sendable functions that change an object, called in the given order.
///
/// - Parameter functions: The functions. Without any, the result changes nothing.
/// - Returns: A function that calls all of them.
public func concat<A: AnyObject>(_ functions: [@Sendable (A) -> Void]) -> @Sendable (A) -> Void {
  { object in for function in functions { function(object) } }
}

/// Composes sendable functions that change an object, called in the given order.
///
/// - Parameter functions: The functions. Without any, the result changes nothing.
/// - Returns: A function that calls all of them.
public func compose<A: AnyObject>(_ functions: (@Sendable (A) -> Void)...) -> @Sendable (A) -> Void {
  concat(functions)
}

/// A list of values; a file can write a single value without brackets.
///
/// ```swift
/// let fonts: TokenList = ["Inter", "sans-serif"]
/// ```
public struct TokenList<Element: Hashable & Sendable>: Hashable, Sendable {
  /// The values, each written out or a reference.
  public var elements: [Aliasable<Element>]
  /// Whether the file writes a list, instead of a single value without brackets.
  public internal(set) var isWrittenAsList: Bool

  /// Creates a list.
  ///
  /// - Parameter elements: The values, each written out or a reference.
  public init(_ elements: [Aliasable<Element>]) {
    self.elements = elements
    isWrittenAsList = true
  }

  /// Creates a list with a single value, written without brackets.
  ///
  /// - Parameter element: The value.
  public init(_ element: Element) {
    elements = [Aliasable(element)]
    isWrittenAsList = false
  }
}

extension TokenList: RandomAccessCollection {
  /// The index of the first value.
  public var startIndex: Int { 0 }

  /// The index after the last value.
  public var endIndex: Int { elements.count }

  /// A value, written out or a reference.
  ///
  /// - Parameter index: The index of the value.
  public subscript(index: Int) -> Aliasable<Element> { elements[index] }
}

extension TokenList: ExpressibleByArrayLiteral {
  /// Creates a list of values, all written out.
  ///
  /// - Parameter elements: The values.
  public init(arrayLiteral elements: Element...) { self.init(elements.map { Aliasable($0) }) }
}

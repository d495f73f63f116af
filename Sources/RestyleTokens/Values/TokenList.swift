/// One value, or a list of them: a file may write one without brackets.
///
/// ```swift
/// let fonts: TokenList = ["Inter", "sans-serif"]
/// ```
public struct TokenList<Element: Hashable & Sendable>: Hashable, Sendable {
  /// The values, each written out or borrowed.
  public var elements: [Aliasable<Element>]
  /// Whether the file writes a list; else it writes its only value alone.
  public internal(set) var isWrittenAsList: Bool

  /// Creates a list.
  ///
  /// - Parameter elements: The values, each written out or borrowed.
  public init(_ elements: [Aliasable<Element>]) {
    self.elements = elements
    isWrittenAsList = true
  }

  /// Creates a value that is written alone.
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

  /// The index behind the last value.
  public var endIndex: Int { elements.count }

  /// A value, written out or borrowed.
  ///
  /// - Parameter index: Its index.
  public subscript(index: Int) -> Aliasable<Element> { elements[index] }
}

extension TokenList: ExpressibleByArrayLiteral {
  /// Creates a list of values that are written out.
  ///
  /// - Parameter elements: The values.
  public init(arrayLiteral elements: Element...) { self.init(elements.map { Aliasable($0) }) }
}

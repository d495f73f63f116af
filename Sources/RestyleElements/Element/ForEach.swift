/// The elements for each item of a collection, made one by one while the interface is rendered.
///
/// A `for` loop in a builder makes all of its elements at once; this holds one item's elements at a time, however
/// long the collection is.
///
/// ```swift
/// Section {
///   ForEach(0..<100_000) { number in
///     Row("Row \(number)")
///   }
/// }
/// ```
public struct ForEach: Element {
  private let content: GeneratedContent

  /// Makes elements for each item.
  ///
  /// - Parameters:
  ///   - data: The items.
  ///   - content: Makes the elements of an item.
  public init<Data: RandomAccessCollection & Sendable>(
    _ data: Data, @ElementBuilder content: @escaping @Sendable (Data.Element) -> ElementContent
  ) {
    self.content = GeneratedContent(count: data.count) { offset in
      content(data[data.index(data.startIndex, offsetBy: offset)])
    }
  }

  /// The elements.
  public var body: ElementContent { ElementContent(.generated(content)) }
}

/// A number of contents, each of which is made when it is needed.
package struct GeneratedContent: Sendable {
  let count: Int
  let make: @Sendable (Int) -> ElementContent
}

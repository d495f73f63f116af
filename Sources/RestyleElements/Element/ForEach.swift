public import Restyle

/// The elements for each item of a collection, created item by item while the interface is rendered.
///
/// A `for` loop in a builder creates all of its elements at once. `ForEach` stores the elements of one item at a time,
/// however long the collection is.
///
/// ```swift
/// Section {
///   ForEach(0..<100_000) { number in
///     Row("Row \(number)")
///   }
/// }
/// ```
public struct ForEach: Element {
  // In `HeldContent`, since the function may hold other elements of this kind.
  @usableFromInline let content: HeldContent<GeneratedContent>

  /// Creates elements for each item.
  ///
  /// - Parameters:
  ///   - data: The items.
  ///   - content: Returns the elements of an item.
  @inlinable
  public init<Data: RandomAccessCollection & Sendable>(
    _ data: Data, @ElementBuilder content: @escaping @Sendable (Data.Element) -> ElementContent
  ) {
    // Inlinable, since knowing the collection's type saves a call and an allocation for each item.
    self.content = HeldContent(
      GeneratedContent(count: data.count) { offset in
        content(data[data.index(data.startIndex, offsetBy: offset)])
      })
  }

  /// The elements.
  public var body: ElementContent { ElementContent(.generated(content)) }
}

/// A number of contents, each of which is created lazily.
@usableFromInline
package struct GeneratedContent: Sendable {
  @usableFromInline package let count: Int
  @usableFromInline package let make: @Sendable (Int) -> ElementContent

  @usableFromInline
  init(count: Int, make: @escaping @Sendable (Int) -> ElementContent) {
    self.count = count
    self.make = make
  }
}

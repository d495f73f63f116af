/// An output that is rendered in chunks on request, so it needn't be in memory as a whole.
///
/// ```swift
/// while let chunk = try page.next() { send(chunk) }
/// ```
///
/// The caller may wait before it requests the next chunk, so the same loop works for synchronous and asynchronous code.
/// A copyable output also has an asynchronous sequence of its ``chunks``.
public protocol ChunkedOutput: ~Copyable, Sendable {
  /// The error that ends the output.
  ///
  /// There are no chunks after an error.
  associatedtype Failure: Error = Never

  /// Renders the next chunk.
  ///
  /// - Returns: The bytes of the chunk; nil at the end.
  /// - Throws: An error if the rest can't be rendered.
  mutating func next() throws(Failure) -> [UInt8]?
}

/// A chunked output of UTF-8 text.
///
/// No chunk ends within the encoding of a character.
public protocol ChunkedText: ChunkedOutput, ~Copyable {}

extension ChunkedText where Self: ~Copyable {
  /// Renders the next chunk as text.
  ///
  /// - Returns: The text of the chunk; nil at the end.
  /// - Throws: An error if the rest can't be rendered.
  public mutating func nextText() throws(Failure) -> String? {
    guard let chunk = try next() else { return nil }
    return String(decoding: chunk, as: UTF8.self)
  }
}

extension ChunkedOutput {
  /// The remaining chunks as an asynchronous sequence.
  ///
  /// ```swift
  /// for try await chunk in page.chunks { try await response.write(chunk) }
  /// ```
  public var chunks: Chunks<Self> { Chunks(output: self) }
}

/// The chunks of an output, each rendered when it is requested.
public struct Chunks<Output: ChunkedOutput>: AsyncSequence, AsyncIteratorProtocol, Sendable {
  fileprivate var output: Output

  /// Renders the next chunk.
  ///
  /// - Returns: The bytes of the chunk; nil at the end.
  /// - Throws: The error that ends the output.
  public mutating func next() async throws -> [UInt8]? { try output.next() }

  /// Returns these chunks.
  ///
  /// - Returns: The iterator of the sequence.
  public func makeAsyncIterator() -> Self { self }
}

/// An output that is rendered in chunks, as they are requested, so that none of it has to be in memory as a whole.
///
/// ```swift
/// while let chunk = try page.next() { send(chunk) }
/// ```
///
/// The caller may wait before it requests the next chunk, so the same loop serves synchronous and asynchronous code. A
/// copyable output also has an asynchronous sequence of its ``chunks``.
public protocol ChunkedOutput: ~Copyable, Sendable {
  /// The error that ends the output; there are no chunks after it.
  associatedtype Failure: Error = Never

  /// Renders the next chunk; nil at the end.
  ///
  /// - Returns: The bytes of the chunk.
  /// - Throws: An error if the rest can't be rendered.
  mutating func next() throws(Failure) -> [UInt8]?
}

/// A chunked output that is text in UTF-8, of which no chunk ends within a character's encoding.
public protocol ChunkedText: ChunkedOutput, ~Copyable {}

extension ChunkedText where Self: ~Copyable {
  /// Renders the next chunk as text; nil at the end.
  ///
  /// - Returns: The text of the chunk.
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

  /// Renders the next chunk; nil at the end.
  ///
  /// - Returns: The bytes of the chunk.
  /// - Throws: The error that ends the output.
  public mutating func next() async throws -> [UInt8]? { try output.next() }

  /// Returns these chunks.
  ///
  /// - Returns: The iterator of the sequence.
  public func makeAsyncIterator() -> Self { self }
}

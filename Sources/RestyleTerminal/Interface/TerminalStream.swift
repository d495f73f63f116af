import Restyle
public import RestyleElements
public import RestyleRendering

// Safe to share: all is `Sendable` but the record of the styles that were reported, which is an object. The stream
// creates it and nobody can copy the stream, so that nothing else refers to it.
/// An interface for a terminal in chunks, so you can write a long report while it is built.
///
/// ```swift
/// var report = TerminalStream(Report(orders: orders), on: profile)
/// while let chunk = try report.next() { try output.write(chunk) }
/// ```
///
/// Together, the chunks are the output of a ``TerminalRenderer`` for the same element, byte for byte. Each chunk ends
/// after an outermost element, which is laid out as a whole. The rows of a `ForEach` are written one by one. Those of a
/// form or a table are written together, since their columns depend on all rows.
public struct TerminalStream: ChunkedText, ~Copyable, @unchecked Sendable {
  private var interface: TerminalInterface
  /// The traversal of the elements; nil at the end.
  private var walk: StructureWalk?
  private let chunkSize: Int
}

extension TerminalStream {
  /// Creates a stream for an interface.
  ///
  /// - Parameters:
  ///   - element: The interface.
  ///   - profile: The capabilities of the terminal.
  ///   - options: The options of rendering.
  ///   - context: The rendering context.
  ///   - columns: The number of columns; nil for those of the terminal.
  ///   - chunkSize: The approximate number of bytes in a chunk.
  public init(
    _ element: some Element, on profile: TerminalProfile = TerminalProfile(),
    options: TerminalRenderer.Options = TerminalRenderer.Options(),
    in context: ElementContext = ElementContext(), columns: Int? = nil, chunkSize: Int = 1 << 14
  ) {
    // The defaults at the start apply to the whole stream, whoever requests the rest.
    var context = context
    context.defaults = context.defaults ?? .defaults
    self.chunkSize = max(1, chunkSize)
    let terminal = TerminalRenderer(profile, options: options)
    (interface, walk) = context.withDefaults { [context] in
      let interface = TerminalInterface(on: terminal, in: context, columns: columns)
      let walk = StructureWalk(
        element, in: interface.writer.context, firstNumber: 0, knownProblems: 0, varying: nil,
        reporting: .terminal)
      return (interface, walk)
    }
  }

  /// The problems of the chunks so far.
  public var problems: [RenderingProblem] { interface.writer.problems }

  /// Renders the next chunk.
  ///
  /// - Returns: The bytes of the chunk; nil at the end.
  /// - Throws: `ElementError` if elements are nested too deeply. No chunks follow the error.
  public mutating func next() throws(ElementError) -> [UInt8]? {
    guard var walk = walk.take() else { return nil }
    let continues = try interface.writer.context.withDefaults { () throws(ElementError) in
      try advance(&walk)
    }
    var bytes = interface.takeBytes()
    if continues {
      self.walk = walk
    } else {
      bytes += interface.closing
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// Writes outermost elements until there are enough bytes; returns false after the last one.
  private mutating func advance(_ walk: inout StructureWalk) throws(ElementError) -> Bool {
    while interface.byteCount < chunkSize {
      guard try walk.step(&interface.writer) else { return false }
      guard interface.writer.isBetweenElements else { continue }
      interface.appendBlock()
      walk.skipProblems(upTo: interface.writer.problemCount)
    }
    return true
  }
}

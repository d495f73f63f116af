import Restyle
public import RestyleElements
public import RestyleRendering

// Safe to share: all is `Sendable` but the record of the styles that were reported, which is an object. The stream
// creates it and nobody can copy the stream, so that nothing else refers to it.
/// An interface for a terminal in chunks, so that long reports are written as they are built.
///
/// ```swift
/// var report = TerminalStream(Report(orders: orders), on: profile)
/// while let chunk = try report.next() { try output.write(chunk) }
/// ```
///
/// The chunks are what a ``TerminalRenderer`` appends for the same element, byte for byte. Each ends after an outermost
/// element, which is laid out as a whole: the rows of a `ForEach` are written one by one, those of a form or a table
/// together, since their columns depend on all of them.
public struct TerminalStream: ChunkedText, ~Copyable, @unchecked Sendable {
  private var interface: TerminalInterface
  /// The walk through the elements; nil at the end.
  private var walk: StructureWalk?
  private let chunkSize: Int
}

extension TerminalStream {
  /// Starts an output.
  ///
  /// - Parameters:
  ///   - element: The interface.
  ///   - profile: What the terminal shows.
  ///   - options: How it is rendered.
  ///   - context: The rendering context.
  ///   - columns: The number of columns; the terminal's by default.
  ///   - chunkSize: About how many bytes a chunk has.
  public init(
    _ element: some Element, on profile: TerminalProfile = TerminalProfile(),
    options: TerminalRenderer.Options = TerminalRenderer.Options(),
    in context: ElementContext = ElementContext(), columns: Int? = nil, chunkSize: Int = 1 << 14
  ) {
    // Those that are current when it starts, whoever requests the rest.
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

  /// Renders the next chunk; nil at the end.
  ///
  /// - Returns: The bytes of the chunk.
  /// - Throws: `ElementError` if elements are nested too deeply; there are no chunks after it.
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

  /// Writes outermost elements until there are enough bytes; returns false behind the last one.
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

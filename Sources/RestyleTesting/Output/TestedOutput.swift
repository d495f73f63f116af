public import Restyle
public import RestyleElements
public import RestyleRendering

/// An output whose laws are checked: how it renders elements, and how it is read back.
///
/// ```swift
/// let output = TestedOutput("Outline") { element in
///   var outline = LabelOutline()
///   try element.walkStructure(&outline)
///   return Rendering(outline.lines.joined(separator: "\n"), problems: outline.problems)
/// }
/// ```
public struct TestedOutput: Sendable {
  /// The names of the output's results.
  ///
  /// An output has one result, or several that people see beside or instead of each other.
  public let columns: [String]
  /// The states that elements never have in the output, such as the hovered state in an e-mail.
  public let absentStates: [ControlState]
  /// The properties without anything to show in the output.
  ///
  /// These are names or paths as in ``BrokenLaw``, such as `cursorColor` in an output in which nobody types.
  public let absentProperties: Set<String>
  /// Whether the output writes the texts of all elements by the same rules, so that fewer texts have to be tried.
  public let writesTextsAlike: Bool
  /// The result that people see instead of another one; nil for none.
  public let alternative: (column: String, of: String)?
  /// The losses that report an element with all of its properties.
  public let wholeLosses: Set<RenderingProblem.Loss>
  /// Reads back the output; nil to try no texts that the output's format could interpret.
  public let read: (@Sendable (String) throws -> ReadOutput)?
  /// Renders an element, with one rendering for each result.
  public let render: @Sendable (any Element) throws -> [Rendering]

  /// Creates an output that writes one or more texts or files.
  ///
  /// - Parameters:
  ///   - columns: The names of the output's results.
  ///   - absentStates: The states that elements never have in the output.
  ///   - absentProperties: The properties without anything to show in the output.
  ///   - writesTextsAlike: Whether the output writes the texts of all elements by the same rules.
  ///   - alternative: The result that people see instead of another one; nil for none.
  ///   - wholeLosses: The losses that report an element with all of its properties.
  ///   - read: Reads back the output; nil to try no texts that the output's format could interpret.
  ///   - render: Renders an element, with one rendering for each result. An error breaks the checked law.
  public init(
    columns: [String], absentStates: [ControlState] = [], absentProperties: Set<String> = [],
    writesTextsAlike: Bool = false, alternative: (column: String, of: String)? = nil,
    wholeLosses: Set<RenderingProblem.Loss> = [],
    read: (@Sendable (String) throws -> ReadOutput)? = nil,
    render: @escaping @Sendable (any Element) throws -> [Rendering]
  ) {
    (self.columns, self.absentStates, self.absentProperties) = (columns, absentStates, absentProperties)
    (self.writesTextsAlike, self.alternative, self.wholeLosses) = (writesTextsAlike, alternative, wholeLosses)
    (self.read, self.render) = (read, render)
  }

  /// Creates an output that writes one text or one file.
  ///
  /// - Parameters:
  ///   - name: The name of the output.
  ///   - absentStates: The states that elements never have in the output.
  ///   - absentProperties: The properties without anything to show in the output.
  ///   - read: Reads back the output; nil to try no texts that the output's format could interpret.
  ///   - render: Renders an element. An error breaks the checked law.
  public init(
    _ name: String, absentStates: [ControlState] = [], absentProperties: Set<String> = [],
    read: (@Sendable (String) throws -> ReadOutput)? = nil,
    render: @escaping @Sendable (any Element) throws -> Rendering
  ) {
    self.init(columns: [name], absentStates: absentStates, absentProperties: absentProperties, read: read) {
      [try render($0)]
    }
  }

  /// The name of the output.
  public var name: String { columns.joined(separator: " and ") }
}

/// The rendering of an element by an output.
public struct Rendering: Hashable, Sendable {
  /// The text or bytes of the output.
  @Exact public private(set) var output: String
  /// The problems of the output.
  public let problems: [RenderingProblem]

  /// Creates a rendering from a text.
  public init(_ output: String, problems: [RenderingProblem]) {
    (self.output, self.problems) = (output, problems)
  }

  /// Creates a rendering from the bytes of a file, such as an image.
  public init(bytes: some Sequence<UInt8>, problems: [RenderingProblem]) {
    self.init(bytes.map { "\($0)" }.joined(separator: " "), problems: problems)
  }
}

/// The text and the structure that are read back from an output.
public struct ReadOutput: Hashable, Sendable {
  /// All text that people see or hear, in reading order.
  @Exact public private(set) var text: String
  /// The structure around the text, such as the names of tags, which no text may change.
  @Exact public private(set) var structure: [String]

  /// Creates the result from a text and the structure around it.
  public init(text: String, structure: [String]) { (self.text, self.structure) = (text, structure) }
}

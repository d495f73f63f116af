public import Restyle
public import RestyleElements
public import RestyleRendering

/// An output of elements whose laws are checked: how it renders, how it is read back, and what it can't show.
///
/// ```swift
/// let output = TestedOutput("Outline") { element in
///   var outline = LabelOutline()
///   try element.walkStructure(&outline)
///   return Rendering(outline.lines.joined(separator: "\n"), problems: outline.problems)
/// }
/// ```
public struct TestedOutput: Sendable {
  /// The names of its results: one, or several that people see beside or instead of each other.
  public let columns: [String]
  /// The states that no element is ever in, as under a pointer in an e-mail.
  public let absentStates: [ControlState]
  /// The properties of which there is nothing to show: names or paths as ``BrokenLaw`` tells them, such as `cursorColor`
  /// where nothing is typed.
  public let absentProperties: Set<String>
  /// Whether the texts of all elements are written by the same rules, so that less has to be tried.
  public let writesTextsAlike: Bool
  /// The column, if there is one, that people see instead of another one.
  public let alternative: (column: String, of: String)?
  /// The losses that report a whole element, with all of its properties.
  public let wholeLosses: Set<RenderingProblem.Loss>
  /// Reads back what was written; without it, no text is tried that could be obeyed.
  public let read: (@Sendable (String) throws -> ReadOutput)?
  /// Renders an element, for each column.
  public let render: @Sendable (any Element) throws -> [Rendering]

  /// An output that writes one or more texts or files.
  ///
  /// - Parameters:
  ///   - columns: The names of what it writes.
  ///   - absentStates: The states that no element is ever in.
  ///   - absentProperties: The properties of which there is nothing to show.
  ///   - writesTextsAlike: Whether the texts of all elements are written by the same rules.
  ///   - alternative: The column that people see instead of another one.
  ///   - wholeLosses: The losses that say that an element, whatever its properties are, isn't shown as it is.
  ///   - read: Reads back what was written.
  ///   - render: Renders an element, for each column; an error breaks the law that is checked.
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

  /// An output that writes one text, or one file.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - absentStates: The states that no element is ever in.
  ///   - absentProperties: The properties of which there is nothing to show.
  ///   - read: Reads back what was written.
  ///   - render: Renders an element; an error breaks the law that is checked.
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

  /// A text.
  public init(_ output: String, problems: [RenderingProblem]) {
    (self.output, self.problems) = (output, problems)
  }

  /// A file, such as an image.
  public init(bytes: some Sequence<UInt8>, problems: [RenderingProblem]) {
    self.init(bytes.map { "\($0)" }.joined(separator: " "), problems: problems)
  }
}

/// The text and structure that are read back from an output.
public struct ReadOutput: Hashable, Sendable {
  /// All text that people see or hear, in reading order.
  @Exact public private(set) var text: String
  /// The structure around the text, such as the names of tags, which no text may change.
  @Exact public private(set) var structure: [String]

  /// The text, and what it stands in.
  public init(text: String, structure: [String]) { (self.text, self.structure) = (text, structure) }
}

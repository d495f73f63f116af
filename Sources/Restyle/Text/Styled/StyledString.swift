/// A text that consists of runs, each with its own style.
///
/// ```swift
/// var notice = StyledString("Read the ", style: .body) + StyledString("terms", style: .body.underlined)
/// notice.restyle(notice.text.startIndex..<notice.text.endIndex) { $0.color = .red }
/// ```
///
/// No run is empty, and no two adjacent runs have equal styles, so strings with the same content are equal.
public struct StyledString: Hashable, Sendable, NonisolatedValue {
  /// The runs, in reading order.
  public private(set) var runs: [StyledText] = []

  // Whether any run's style has a transform. Stored, so that displaying plain text doesn't check each run.
  private(set) var carriesTransform = false

  /// Creates an empty string.
  public init() {}
}

extension StyledString {
  /// Creates a string from runs.
  public init(_ runs: some Sequence<StyledText>) {
    self.runs.reserveCapacity(runs.underestimatedCount)
    for run in runs { append(run) }
  }

  /// Creates a string from a text in one style.
  public init(_ text: some DisplayableString, style: TextStyle = TextStyle()) {
    let run = StyledText(text, style: style)
    guard !run.text.isEmpty else { return }
    carriesTransform = run.style.attributes.carryTransform
    // A single run is assigned, so that the array needn't grow.
    runs = [run]
  }

  /// Creates a string from one run.
  public init(_ run: StyledText) { self.init(run.text, style: run.style) }

  /// Adds a run at the end.
  public mutating func append(_ run: StyledText) {
    guard !run.text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].style == run.style {
      runs[last].text += run.text
    } else {
      carriesTransform = carriesTransform || run.style.attributes.carryTransform
      runs.append(run)
    }
  }

  /// Adds the runs of another string at the end.
  public mutating func append(_ other: StyledString) {
    for run in other.runs { append(run) }
  }

  /// Appends a value within a text.
  ///
  /// Directional formatting in the value doesn't affect the text after it, and closes nothing before it.
  mutating func append(argument run: StyledText) {
    var run = run
    run.text = OpenDirections.balanced(whole: run.text)
    append(run)
  }

  /// Appends the runs of a value within a text in the same way.
  package mutating func append(argument: StyledString) {
    var directions = OpenDirections()
    for var run in argument.runs {
      run.text = directions.balanced(run.text)
      append(run)
    }
    guard directions.isOpen, let last = argument.runs.last else { return }
    append(StyledText(directions.closing, style: last.style))
  }

  /// Returns both strings, one after the other.
  public static func + (lhs: StyledString, rhs: StyledString) -> StyledString {
    var result = lhs
    result.append(rhs)
    return result
  }

  /// Adds the runs of the right string to the left one.
  public static func += (lhs: inout StyledString, rhs: StyledString) { lhs.append(rhs) }

  /// Whether there is no text.
  public var isEmpty: Bool { runs.isEmpty }

  /// The text of all runs, before any transform.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var text: String { runs.reduce(into: "") { $0 += $1.text } }
}

extension StyledString: ExpressibleByStringLiteral {
  /// Creates a string from a literal, with an empty style.
  public init(stringLiteral value: String) { self.init(value) }
}

extension StyledString: ValueCoded {
  package init(coded: [StyledText]) { self.init(coded) }
  package var coded: [StyledText] { runs }
}

public import Restyle

/// A text that an element shows: of any displayable type, or in runs with styles of their own.
///
/// ```swift
/// let plain: DisplayText = "Terms"
/// let localised = DisplayText(Greeting())
/// let rich: DisplayText = "Read the \("terms", style: .underlined)"
/// ```
public struct DisplayText: Sendable {
  @usableFromInline let content: Content

  @usableFromInline
  enum Content: Sendable {
    case string(String)
    // Indirect, so that an element with several texts, most of them strings, is small.
    indirect case displayable(any DisplayableString)
    indirect case runs(StyledString)
  }

  /// Creates a text that is shown in the style and the language of its surroundings.
  ///
  /// - Parameter text: The text; a `DisplayText` stays as it is.
  @inlinable
  public init(_ text: consuming any DisplayableString) { self = Self.text(consume text) }

  // Elements are made in great numbers, most of them with strings: so the type is compared as the one that the value
  // was opened as, which takes neither a cast nor a look into the value. Inlined where an element is made, it is known.
  @inlinable @inline(__always)
  static func text<Text: DisplayableString>(_ text: Text) -> Self {
    if Text.self == String.self { return Self(content: .string(text.displayValue)) }
    return other(text)
  }

  /// Creates a text of one that is no string.
  @usableFromInline
  static func other(_ text: some DisplayableString) -> Self {
    (text as? DisplayText) ?? Self(content: .displayable(text))
  }

  /// Creates a text of one that may be missing.
  @inlinable
  static func optional(_ text: consuming (any DisplayableString)?) -> Self? {
    guard let text = consume text else { return nil }
    return Self.text(text)
  }

  @usableFromInline
  init(content: Content) { self.content = content }

  /// Creates a text of runs; what their styles leave open they take from the element's style.
  public init(_ text: StyledString) { content = .runs(text) }
}

extension DisplayText: ExpressibleByStringInterpolation {
  /// Creates a text of a literal.
  public init(stringLiteral value: String) { content = .string(value) }

  /// Creates a text of a literal with values in it, some of which may have styles of their own.
  public init(stringInterpolation: StyledString.StringInterpolation) {
    let text = StyledString(stringInterpolation: stringInterpolation)
    content = text.runs.allSatisfy { $0.style == TextStyle() } ? .string(text.text) : .runs(text)
  }
}

// So that it stands wherever a displayable text does: elements take any.
extension DisplayText: DisplayableString {
  /// Returns the text alone, without the styles of its runs, and with the alternative texts of images.
  public func displayValue(in language: Language?) -> String {
    switch content {
    case .string(let text): text
    case .displayable(let text): text.displayValue(in: language)
    case .runs(let text): text.textWithoutImages
    }
  }
}

extension DisplayText {
  /// Whether there is something in the text: an empty one is no name.
  package func isShown(in language: Language?) -> Bool {
    // Looked at where it lies: a copy would be counted.
    if case .string(let text) = content { return !text.isEmpty }
    return !displayValue(in: language).isEmpty
  }

  /// Returns the text if it is all in one style; nil if its runs may have styles of their own.
  package func uniformText(in language: Language?) -> String? {
    switch content {
    case .string(let text): text
    case .displayable(let text): text.displayValue(in: language)
    case .runs: nil
    }
  }

  /// Returns the text in a style, before any transform.
  ///
  /// - Parameters:
  ///   - style: The style of the text; runs with styles of their own take from it what those leave open.
  ///   - language: The language of readers, where a style names no other.
  /// - Returns: The text.
  public func styled(_ style: TextStyle, in language: Language? = nil) -> StyledString {
    switch content {
    case .string(let text):
      StyledString(text, style: style)
    case .displayable(let text):
      StyledString(text.displayValue(in: style.language ?? language), style: style)
    case .runs(let text):
      text.restyled { $0.inherit(from: style) }
    }
  }

  /// Returns the runs as they are shown: after the transforms that their styles ask for.
  ///
  /// The language guides transforms; it isn't written into the runs' styles.
  ///
  /// - Parameters:
  ///   - style: The style of the text.
  ///   - language: The language of readers, where a style names no other.
  /// - Returns: The runs in the order in which they are read.
  package func displayRuns(_ style: TextStyle, in language: Language? = nil) -> [StyledText] {
    let text = styled(style, in: language)
    guard let language else { return text.displayRuns }
    var runs = text.restyled { $0.language = $0.language ?? language }.displayRuns
    // Runs that differed only in whether they name the readers' language are one now, and may keep its name.
    guard runs.count == text.runs.count else { return runs }
    for index in runs.indices { runs[index].style = text.runs[index].style }
    return runs
  }
}

public import Restyle

/// The text of an element: a value of any displayable type, or runs with their own styles.
///
/// ```swift
/// let plain: DisplayText = "Terms"
/// let localised = DisplayText(Greeting())
/// let rich: DisplayText = "Read the \("terms", style: .underlined)"
/// ```
public struct DisplayText: Sendable, NonisolatedValue {
  @usableFromInline let content: Content

  @usableFromInline
  enum Content: Sendable {
    case string(String)
    // Indirect, so that an element with several texts, most of which are strings, is small.
    indirect case displayable(any DisplayableString)
    indirect case runs(StyledString)
  }

  /// Creates a text that has the style and the language of its surroundings.
  ///
  /// - Parameter text: The text; a `DisplayText` is used unchanged.
  @inlinable
  public init(_ text: consuming any DisplayableString) { self = Self.text(consume text) }

  // Elements are created in large numbers, most of them with strings. So the opened type is compared, which requires
  // neither a cast nor reading the value, and the type is known where this is inlined.
  @inlinable @inline(__always)
  static func text<Text: DisplayableString>(_ text: Text) -> Self {
    if Text.self == String.self { return Self(content: .string(text.displayValue)) }
    return other(text)
  }

  /// Creates a text from a value that isn't a string.
  @usableFromInline
  static func other(_ text: some DisplayableString) -> Self {
    (text as? DisplayText) ?? Self(content: .displayable(text))
  }

  /// Creates a text from an optional one.
  @inlinable
  static func optional(_ text: consuming (any DisplayableString)?) -> Self? {
    guard let text = consume text else { return nil }
    return Self.text(text)
  }

  @usableFromInline
  init(content: Content) { self.content = content }

  /// Creates a text from runs, which inherit unset attributes from the element's style.
  public init(_ text: StyledString) { content = .runs(text) }

  /// Creates a text from one run, which inherits unset attributes from the element's style.
  public init(_ text: StyledText) { self.init(StyledString(text)) }
}

extension DisplayText: ExpressibleByStringInterpolation {
  /// Creates a text from a literal.
  public init(stringLiteral value: String) { content = .string(value) }

  /// Creates a text from a literal with interpolated values, which can have their own styles.
  public init(stringInterpolation: StyledString.StringInterpolation) {
    let text = StyledString(stringInterpolation: stringInterpolation)
    content = text.runs.allSatisfy { $0.style == TextStyle() } ? .string(text.text) : .runs(text)
  }
}

extension DefaultStringInterpolation {
  /// Adds the displayed text, since a plain string has neither styles nor readers.
  @available(*, deprecated, message: "a String doesn't follow its readers: use a DisplayText")
  public mutating func appendInterpolation(_ text: DisplayText) {
    appendTexts(of: text.displayRuns(TextStyle()))
  }
}

// Displayable itself, since elements accept any displayable text.
extension DisplayText: DisplayableString {
  /// Returns the plain text: runs without their styles, and images as their alternative texts.
  public func displayValue(in language: Language?) -> String {
    switch content {
    case .string(let text): text
    case .displayable(let text): text.displayValue(in: language)
    case .runs(let text): text.textWithoutImages
    }
  }
}

extension DisplayText {
  /// Whether the text isn't empty: an empty text isn't a name.
  package func isShown(in language: Language?) -> Bool {
    // Checked in place, since a copy would be retained.
    if case .string(let text) = content { return !text.isEmpty }
    return !displayValue(in: language).isEmpty
  }

  /// Returns the text if it has a single style; nil if its runs may have their own styles.
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
  ///   - style: The style of the text; runs inherit their unset attributes from it.
  ///   - language: The readers' language, for runs whose style sets no language.
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

  /// Returns the displayed runs, after the transforms that their styles request.
  ///
  /// The language affects transforms, but isn't written into the runs' styles.
  ///
  /// - Parameters:
  ///   - style: The style of the text.
  ///   - language: The readers' language, which applies if a style sets no other.
  /// - Returns: The runs in reading order; if there are ``ownRuns``, as many as these.
  package func displayRuns(_ style: TextStyle, in language: Language? = nil) -> [StyledText] {
    guard case .runs(let text) = content else {
      return displayed(styled(style, in: language).runs, in: language)
    }
    // Equal runs aren't joined, since the text around them may look different in another state or theme.
    var runs = text.runs
    for index in runs.indices { runs[index].style.inherit(from: style) }
    return displayed(runs, in: language)
  }

  private func displayed(_ runs: [StyledText], in language: Language?) -> [StyledText] {
    guard let language else { return StyledString.displayed(runs) }
    var displayed = runs
    for index in runs.indices where runs[index].style.language == nil {
      displayed[index].style.language = language
    }
    displayed = StyledString.displayed(displayed)
    for index in runs.indices { displayed[index].style = runs[index].style }
    return displayed
  }

  /// The runs with the attributes that they set themselves, before any transform; empty if only the element's style is
  /// set.
  package var ownRuns: [StyledText] { if case .runs(let text) = content { text.runs } else { [] } }
}

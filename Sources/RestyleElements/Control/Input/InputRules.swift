public import Restyle

/// Rules for a text that a form submits, and hints for typing it.
///
/// ```swift
/// TextField("Postcode", name: "postcode").autocomplete(.postalCode).length(5...8)
/// ```
///
/// Browsers check the rules for convenience. A server has to check the submitted text again.
public struct InputRules: Hashable, Sendable, NonisolatedValue {
  /// The information that browsers can autofill; nil for that of the style's keyboard.
  public var autocomplete: Autocomplete?
  /// The kind of keyboard to show; nil for the style's.
  public var inputMode: InputMode?
  /// The minimum length in UTF-16 code units; nil, or a negative number, for none.
  public var minimumLength: Int?
  /// The maximum length in UTF-16 code units; nil, or a negative number, for none.
  public var maximumLength: Int?
  /// A regular expression in JavaScript syntax that the whole text has to match; nil for none.
  ///
  /// Outputs escape the expression. Browsers ignore an expression that they can't parse.
  @Exact public var pattern: String?

  /// Suggestions that people can choose instead of typing.
  ///
  /// Any other text is allowed.
  @Exact public var suggestions: [String]

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - autocomplete: The information that browsers can autofill.
  ///   - inputMode: The kind of keyboard to show.
  ///   - minimumLength: The minimum length in UTF-16 code units.
  ///   - maximumLength: The maximum length in UTF-16 code units.
  ///   - pattern: A regular expression in JavaScript syntax that the whole text has to match.
  ///   - suggestions: Suggestions that people can choose instead of typing.
  public init(
    autocomplete: Autocomplete? = nil, inputMode: InputMode? = nil, minimumLength: Int? = nil,
    maximumLength: Int? = nil, pattern: String? = nil, suggestions: [String] = []
  ) {
    self.autocomplete = autocomplete
    self.inputMode = inputMode
    self.minimumLength = minimumLength
    self.maximumLength = maximumLength
    self.pattern = pattern
    self.suggestions = suggestions
  }
}

extension InputRules: PropertyCoded {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("autocomplete", optional: \.autocomplete), .init("inputMode", optional: \.inputMode),
    .init("minimumLength", optional: \.minimumLength), .init("maximumLength", optional: \.maximumLength),
    .init("pattern", optional: \.pattern), .init("suggestions", \.suggestions))
}

/// The kind of keyboard to show for a field (HTML Standard, section 6.8.7).
public enum InputMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// No keyboard, since the page shows its own.
  case none
  /// The standard keyboard of the language.
  case text
  /// A keyboard for telephone numbers.
  case tel
  /// A keyboard for web addresses.
  case url
  /// A keyboard for e-mail addresses.
  case email
  /// Digits.
  case numeric
  /// Digits and the decimal separator.
  case decimal
  /// A keyboard for searches.
  case search
}

/// A control that browsers can autofill.
public protocol AutofillControl: Control {
  /// The information that browsers can autofill; nil if unspecified.
  var autocomplete: Autocomplete? { get set }
}

extension AutofillControl {
  /// Returns the control with the information that browsers can autofill.
  public func autocomplete(_ autocomplete: Autocomplete?) -> Self { with { $0.autocomplete = autocomplete } }
}

/// A control for typing a text.
public protocol TextEntryControl: AutofillControl {
  /// The rules for the text, and hints for typing it.
  var rules: InputRules { get set }
}

extension TextEntryControl {
  /// The information that browsers can autofill; nil for that of the style's keyboard.
  public var autocomplete: Autocomplete? {
    get { rules.autocomplete }
    set { rules.autocomplete = newValue }
  }

  /// Returns the control with a kind of keyboard, which overrides that of its style.
  public func inputMode(_ mode: InputMode?) -> Self { with { $0.rules.inputMode = mode } }

  /// Returns the control with limits for the length of its text, in UTF-16 code units.
  public func length(_ range: ClosedRange<Int>) -> Self {
    with {
      $0.rules.minimumLength = range.lowerBound
      $0.rules.maximumLength = range.upperBound
    }
  }

  /// Returns the control with a minimum length for its text, in UTF-16 code units.
  public func length(_ range: PartialRangeFrom<Int>) -> Self {
    with { $0.rules.minimumLength = range.lowerBound }
  }

  /// Returns the control with a maximum length for its text, in UTF-16 code units.
  public func length(_ range: PartialRangeThrough<Int>) -> Self {
    with { $0.rules.maximumLength = range.upperBound }
  }
}

extension TextField {
  /// Returns the field with a regular expression in JavaScript syntax that the whole text has to match.
  public func pattern(_ pattern: String?) -> TextField { with { $0.rules.pattern = pattern } }

  /// Returns the field with suggestions that people can choose instead of typing.
  public func suggestions(_ suggestions: [String]) -> TextField {
    with { $0.rules.suggestions = suggestions }
  }
}

public import Restyle

/// The rules for a text that a form submits, and hints that help people to type it.
///
/// ```swift
/// TextField("Postcode", name: "postcode").autocomplete(.postalCode).length(5...8)
/// ```
///
/// Browsers check the rules as a convenience; a server that receives a form has to check them again.
public struct InputRules: Hashable, Sendable {
  /// The information that browsers may fill in; nil if it follows from the style's keyboard.
  public var autocomplete: Autocomplete?
  /// The kind of keyboard to show; nil for the style's.
  public var inputMode: InputMode?
  /// The minimum length in UTF-16 code units; nil, or a negative number, for none.
  public var minimumLength: Int?
  /// The maximum length in UTF-16 code units; nil, or a negative number, for none.
  public var maximumLength: Int?
  /// The regular expression, in JavaScript's syntax, that the whole text has to match; nil for none.
  ///
  /// It is escaped in outputs. Browsers ignore one that they can't parse.
  @Exact public var pattern: String?

  /// Suggestions that people may choose instead of typing; any other text is allowed.
  @Exact public var suggestions: [String]

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - autocomplete: What browsers may fill in automatically.
  ///   - inputMode: The kind of keyboard to show.
  ///   - minimumLength: The minimum length in UTF-16 code units.
  ///   - maximumLength: The maximum length in UTF-16 code units.
  ///   - pattern: The regular expression, in JavaScript's syntax, that the whole text has to match.
  ///   - suggestions: Texts that people may choose in place of typing.
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
  /// None: the page shows its own keyboard.
  case none
  /// The standard keyboard of the language.
  case text
  /// For telephone numbers.
  case tel
  /// For web addresses.
  case url
  /// For e-mail addresses.
  case email
  /// Digits.
  case numeric
  /// Digits and the decimal separator.
  case decimal
  /// For searches.
  case search
}

/// A control that browsers can fill in automatically.
public protocol AutofillControl: Control {
  /// The information that browsers may fill in; nil if it isn't specified.
  var autocomplete: Autocomplete? { get set }
}

extension AutofillControl {
  /// Returns the control with information that browsers may fill in.
  public func autocomplete(_ autocomplete: Autocomplete?) -> Self { with { $0.autocomplete = autocomplete } }
}

/// A control that people type a text into.
public protocol TextEntryControl: AutofillControl {
  /// The rules for the text, and what may fill it in.
  var rules: InputRules { get set }
}

extension TextEntryControl {
  /// The information that browsers may fill in; nil if it follows from the style's keyboard.
  public var autocomplete: Autocomplete? {
    get { rules.autocomplete }
    set { rules.autocomplete = newValue }
  }

  /// Returns the control with a keyboard, which overrides that of its style.
  public func inputMode(_ mode: InputMode?) -> Self { with { $0.rules.inputMode = mode } }

  /// Returns the control with bounds for the length of the text, in UTF-16 code units.
  public func length(_ range: ClosedRange<Int>) -> Self {
    with {
      $0.rules.minimumLength = range.lowerBound
      $0.rules.maximumLength = range.upperBound
    }
  }

  /// Returns the control with a bound for the length of the text, in UTF-16 code units.
  public func length(_ range: PartialRangeThrough<Int>) -> Self {
    with { $0.rules.maximumLength = range.upperBound }
  }
}

extension TextField {
  /// Returns the field with a regular expression, in JavaScript's syntax, that the whole text has to match.
  public func pattern(_ pattern: String?) -> TextField { with { $0.rules.pattern = pattern } }

  /// Returns the field with suggestions that people may choose instead of typing.
  public func suggestions(_ suggestions: [String]) -> TextField {
    with { $0.rules.suggestions = suggestions }
  }
}

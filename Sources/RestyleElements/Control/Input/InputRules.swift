public import Restyle

/// What is asked of a text before a form is submitted, and what helps people to type it.
///
/// ```swift
/// TextField("Postcode", name: "postcode").autocomplete(.postalCode).length(5...8)
/// ```
///
/// Browsers check it for people's sake; a server that is sent a form has to check it again.
public struct InputRules: Hashable, Sendable {
  /// What a browser may fill in; nil for what the style's keyboard says.
  public var autocomplete: Autocomplete?
  /// The keyboard that is offered; nil for the style's.
  public var inputMode: InputMode?
  /// How many UTF-16 code units there have to be at least; nil, or a negative number, for none.
  public var minimumLength: Int?
  /// How many UTF-16 code units there may be at most; nil, or a negative number, for any number.
  public var maximumLength: Int?
  /// What the whole text has to match, as a regular expression of JavaScript; nil for anything.
  ///
  /// It is data: nothing it holds can break out of an output. Browsers pass over one that they can't read.
  @Exact public var pattern: String?

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - autocomplete: What a browser may fill in.
  ///   - inputMode: The keyboard that is offered.
  ///   - minimumLength: How many UTF-16 code units there have to be at least.
  ///   - maximumLength: How many UTF-16 code units there may be at most.
  ///   - pattern: What the whole text has to match, as a regular expression of JavaScript.
  public init(
    autocomplete: Autocomplete? = nil, inputMode: InputMode? = nil, minimumLength: Int? = nil,
    maximumLength: Int? = nil, pattern: String? = nil
  ) {
    self.autocomplete = autocomplete
    self.inputMode = inputMode
    self.minimumLength = minimumLength
    self.maximumLength = maximumLength
    self.pattern = pattern
  }
}

extension InputRules: PropertyCoded {
  package static var blank: Self { Self() }

  package static let properties: [StyleProperty<Self>] = [
    .init("autocomplete", optional: \.autocomplete), .init("inputMode", optional: \.inputMode),
    .init("minimumLength", optional: \.minimumLength), .init("maximumLength", optional: \.maximumLength),
    .init("pattern", optional: \.pattern),
  ]
}

/// The keyboard that is offered for a field (HTML Standard, section 6.8.7).
public enum InputMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// None: the page shows one of its own.
  case none
  /// That of the language.
  case text
  /// For telephone numbers.
  case tel
  /// For addresses of the web.
  case url
  /// For addresses of mail.
  case email
  /// Digits.
  case numeric
  /// Digits and the decimal separator.
  case decimal
  /// For searches.
  case search
}

/// A control that a browser can fill in.
public protocol AutofillControl: Control {
  /// What a browser may fill in; nil where nothing is said.
  var autocomplete: Autocomplete? { get set }
}

extension AutofillControl {
  /// Returns the control with what a browser may fill in.
  public func autocomplete(_ autocomplete: Autocomplete?) -> Self { with { $0.autocomplete = autocomplete } }
}

/// A control that people type a text into.
public protocol TextEntryControl: AutofillControl {
  /// What is asked of the text, and what may fill it in.
  var rules: InputRules { get set }
}

extension TextEntryControl {
  /// What a browser may fill in; nil for what the style's keyboard says.
  public var autocomplete: Autocomplete? {
    get { rules.autocomplete }
    set { rules.autocomplete = newValue }
  }

  /// Returns the control with a keyboard, whatever its style says.
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
  /// Returns the field with what the whole text has to match, as a regular expression of JavaScript.
  public func pattern(_ pattern: String?) -> TextField { with { $0.rules.pattern = pattern } }
}

extension TextCase {
  /// Returns a text with its letters in this case.
  ///
  /// The mapping follows CSS Text 3, section 2.1, with the full mappings of Unicode: `ß` becomes `SS`, and `Σ` at the
  /// end of a word becomes `ς`. If the language is known, its own rules apply: those of Turkish and its relatives,
  /// Lithuanian, Greek, Dutch and Eastern Armenian.
  ///
  /// Mapping a text run by run, each with the text around it, gives the same result as mapping the whole text.
  ///
  /// ```swift
  /// TextCase.upper.applied(to: "istanbul", context: TextTransformContext(language: "tr"))  // "İSTANBUL"
  /// TextCase.capitalized.applied(to: "rock 'n' roll, don't")  // "Rock 'N' Roll, Don't"
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text of one run.
  ///   - context: The text around the run, and the language of the run.
  /// - Returns: The text in this case.
  /// - Complexity: O(*n*) in the length of the text and of the surrounding text that it depends on.
  public func applied(to text: String, context: TextTransformContext = TextTransformContext()) -> String {
    if self == .preserve || text.isEmpty { return text }
    let tailoring = CaseTailoring(context.language)
    if let mapped = asciiMapped(text, tailoring) { return mapped }
    let run = SurroundedText(text, context)
    switch self {
    case .preserve:
      return text
    case .lower:
      return run.mapped(by: Lowercasing(tailoring: tailoring))
    case .upper where tailoring == .greek:
      return run.mapped(by: GreekUppercasing(after: run.preceding))
    case .upper:
      return run.mapped(by: Uppercasing(tailoring: tailoring))
    case .capitalized:
      return run.mapped(by: Capitalizing(tailoring: tailoring, after: run.preceding))
    }
  }

  /// Returns the result for ASCII text in which each byte can be mapped by itself; nil for other text.
  fileprivate func asciiMapped(_ text: String, _ tailoring: CaseTailoring) -> String? {
    switch (self, tailoring) {
    // The Turkish i isn't ASCII in the other case. The mapping of a Lithuanian I depends on the mark after it.
    case (.preserve, _), (.capitalized, _), (_, .turkic), (.lower, .lithuanian): nil
    case (.lower, _): text.flippingASCII(from: UInt8(ascii: "A"))
    case (.upper, _): text.flippingASCII(from: UInt8(ascii: "a"))
    }
  }
}

/// Maps the runs of a text in order, in linear time however short the runs are.
///
/// The case of a letter may depend on all text before it. Looking back from each run would take quadratic time, so this
/// type stores the state after the text so far for each mapping.
struct RunCaseMapper {
  private let text: String
  private var greek: Progress<GreekUppercasing>
  private var capitalizing: [CaseTailoring: Progress<Capitalizing>] = [:]

  init(_ text: String) {
    self.text = text
    greek = Progress(mapping: GreekUppercasing(), reached: text.startIndex)
  }

  /// A mapping with the position that it has reached.
  private struct Progress<Mapping: StatefulCaseMapping> {
    var mapping: Mapping
    var reached: String.Index

    mutating func mapped(_ run: SurroundedText, at range: Range<String.Index>, of text: String) -> String {
      for scalar in text.unicodeScalars[reached..<range.lowerBound] { mapping.pass(scalar) }
      reached = range.upperBound
      return run.mapped(continuing: &mapping)
    }
  }

  /// Returns a run in a case; the runs have to be passed in order.
  mutating func mapped(_ range: Range<String.Index>, to textCase: TextCase, _ language: Language?) -> String {
    let run = String(text[range])
    let tailoring = CaseTailoring(language)
    if textCase == .preserve { return run }
    if let mapped = textCase.asciiMapped(run, tailoring) { return mapped }
    let context = TextTransformContext(
      preceding: text[..<range.lowerBound], following: text[range.upperBound...], language: language)
    switch (textCase, tailoring) {
    case (.upper, .greek):
      return greek.mapped(SurroundedText(run, context), at: range, of: text)
    case (.capitalized, _):
      let start = Progress(mapping: Capitalizing(tailoring: tailoring), reached: text.startIndex)
      return capitalizing[tailoring, default: start].mapped(SurroundedText(run, context), at: range, of: text)
    default:
      return textCase.applied(to: run, context: context)
    }
  }
}

extension String {
  /// Returns the string with the case of the 26 ASCII letters from `first` on flipped; nil if the string isn't ASCII.
  fileprivate func flippingASCII(from first: UInt8) -> String? {
    // Two loops without branches, which both vectorise; a loop that stops at the first non-ASCII byte wouldn't.
    let flipped = utf8.withContiguousStorageIfAvailable { source -> String? in
      var union: UInt8 = 0
      for byte in source { union |= byte }
      guard union < 0x80 else { return nil }
      return String(unsafeUninitializedCapacity: source.count) { target in
        for index in 0..<source.count { target[index] = source[index].flippingASCII(from: first) }
        return source.count
      }
    }
    return flipped ?? nil
  }
}

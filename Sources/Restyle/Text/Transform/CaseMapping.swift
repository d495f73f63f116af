/// Maps the scalars of a run in order, one by one.
///
/// The mapping of a scalar depends only on the scalar and the whole text around it, and never on where the run begins
/// or ends. Splitting a text into runs therefore can't change the result.
protocol CaseMapping {
  mutating func appendMapping(
    of scalar: Unicode.Scalar, at index: SurroundedText.Index, in text: SurroundedText,
    to output: inout MappedText)
}

/// A mapping whose state depends on the text before a scalar.
protocol StatefulCaseMapping: CaseMapping {
  /// Updates the state for a scalar without writing.
  mutating func pass(_ scalar: Unicode.Scalar)
}

/// The text that a case mapping writes.
struct MappedText {
  // Bytes, because appending scalars to a string takes several times as long.
  fileprivate var bytes: [UInt8] = []

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes.append(contentsOf: scalar.utf8)
    }
  }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends the full uppercase mapping of a scalar.
  mutating func append(uppercase scalar: Unicode.Scalar) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value).uppercasedASCII)
    } else {
      append(scalar.properties.uppercaseMapping)
    }
  }

  /// Appends the full lowercase mapping of a scalar.
  mutating func append(lowercase scalar: Unicode.Scalar) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value).lowercasedASCII)
    } else {
      append(scalar.properties.lowercaseMapping)
    }
  }
}

extension SurroundedText {
  func mapped(by mapping: some CaseMapping) -> String {
    var mapping = mapping
    return mapped(continuing: &mapping)
  }

  func mapped(continuing mapping: inout some CaseMapping) -> String {
    var output = MappedText()
    output.bytes.reserveCapacity(String(scalars).utf8.count)
    var index = scalars.startIndex
    while index < scalars.endIndex {
      mapping.appendMapping(of: scalars[index], at: index, in: self, to: &output)
      index = scalars.index(after: index)
    }
    return String(decoding: output.bytes, as: UTF8.self)
  }
}

/// The rules of a language that differ from the default case mappings of Unicode.
enum CaseTailoring {
  case none
  /// The dotted and the dotless i are different letters.
  case turkic
  /// The dot of an i stays visible below further accents.
  case lithuanian
  /// Capitals lose their accents.
  case greek
  /// The digraph ij is one letter.
  case dutch
  /// The ligature և is decomposed into ե and վ, and not into ե and ւ.
  case easternArmenian

  /// Selects the rules by the primary language subtag, as CSS Text 3, section 2.1 requires; ISO 639-2 codes are
  /// interpreted as in ICU.
  init(_ language: Language?) {
    guard let language else {
      self = .none
      return
    }
    switch language.primarySubtag {
    // SpecialCasing.txt names tr and az; CSS adds the other languages that write the Turkish letters.
    case "tr", "tur", "az", "aze", "ba", "bak", "crh", "gag", "tt", "tat":
      self = ["Latn", nil].contains(language.script) ? .turkic : .none
    case "lt", "lit": self = .lithuanian
    case "el", "ell": self = .greek
    case "nl", "nld": self = .dutch
    // Western Armenian is hyw, formerly hy-arevmda.
    case "hy", "hye": self = language.hasSubtag("arevmda") ? .none : .easternArmenian
    default: self = .none
    }
  }
}

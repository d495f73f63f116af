/// Full lowercase mapping, with the final sigma and the tailorings for single letters.
///
/// Source: Unicode `SpecialCasing.txt`; the conditions are those of the Unicode Standard, section 3.13, table 3-17.
struct Lowercasing: CaseMapping {
  let tailoring: CaseTailoring

  func appendMapping(
    of scalar: Unicode.Scalar, at index: SurroundedText.Index, in text: SurroundedText,
    to output: inout MappedText
  ) {
    switch (scalar, tailoring) {
    case ("\u{3A3}", _):
      output.append(text.isFinalSigma(index) ? "\u{3C2}" : "\u{3C3}")
    case ("I", .turkic):
      output.append(text.isBeforeDot(index) ? "i" : "\u{131}")
    case ("\u{130}", .turkic):
      output.append("i")
    case ("\u{307}", .turkic) where text.isAfterI(index):
      break
    case ("I", .lithuanian), ("J", .lithuanian), ("\u{12E}", .lithuanian):
      output.append(lowercase: scalar)
      if text.isBeforeAccentAbove(index) { output.append("\u{307}") }
    case ("\u{CC}", .lithuanian):
      output.append("i\u{307}\u{300}")
    case ("\u{CD}", .lithuanian):
      output.append("i\u{307}\u{301}")
    case ("\u{128}", .lithuanian):
      output.append("i\u{307}\u{303}")
    default:
      output.append(lowercase: scalar)
    }
  }
}

extension SurroundedText {
  // Each of these functions stops at the nearest scalar that decides, so a text is traversed at most twice.

  /// `Final_Sigma`: a cased letter before and none after, with any ignorable scalars in between.
  ///
  /// As in ICU, a scalar that is both cased and ignorable is ignored.
  fileprivate func isFinalSigma(_ index: Index) -> Bool {
    let before = nearest(before: index) { !$0.properties.isCaseIgnorable }
    guard before?.properties.isCased == true else { return false }
    let after = nearest(after: index) { !$0.properties.isCaseIgnorable }
    return after?.properties.isCased != true
  }

  /// `Before_Dot`: a combining dot above follows.
  fileprivate func isBeforeDot(_ index: Index) -> Bool {
    nearest(after: index, where: \.blocksAccentsAbove) == "\u{307}"
  }

  /// `After_I`: the mark belongs to a capital I.
  fileprivate func isAfterI(_ index: Index) -> Bool {
    nearest(before: index, where: \.blocksAccentsAbove) == "I"
  }

  /// `More_Above`: any accent above follows.
  fileprivate func isBeforeAccentAbove(_ index: Index) -> Bool {
    nearest(after: index, where: \.blocksAccentsAbove)?.properties.canonicalCombiningClass == .above
  }

  /// `After_Soft_Dotted`: Unicode Standard, section 3.13, table 3-17.
  fileprivate func isAfterSoftDotted(_ index: Index) -> Bool {
    nearest(before: index, where: \.blocksAccentsAbove)?.properties.isSoftDotted ?? false
  }
}

/// Full uppercase mapping, with the tailorings for single letters.
///
/// Source: Unicode `SpecialCasing.txt`; the Armenian ligature as ICU maps it.
struct Uppercasing: CaseMapping {
  let tailoring: CaseTailoring

  func appendMapping(
    of scalar: Unicode.Scalar, at index: SurroundedText.Index, in text: SurroundedText,
    to output: inout MappedText
  ) {
    switch (scalar, tailoring) {
    case ("i", .turkic):
      output.append("\u{130}")
    case ("\u{307}", .lithuanian) where text.isAfterSoftDotted(index):
      break
    case ("\u{587}", .easternArmenian):
      output.append("\u{535}\u{54E}")
    default:
      output.append(uppercase: scalar)
    }
  }
}

extension Unicode.Scalar {
  /// Whether a mark after this scalar can't be an accent above the letter before it.
  var blocksAccentsAbove: Bool {
    let combiningClass = properties.canonicalCombiningClass
    return combiningClass == .notReordered || combiningClass == .above
  }
}

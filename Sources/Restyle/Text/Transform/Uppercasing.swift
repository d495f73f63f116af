/// Full uppercase mapping, with the tailorings that look at single letters.
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

extension SurroundedText {
  /// `After_Soft_Dotted`: Unicode Standard, section 3.13, table 3-17.
  fileprivate func isAfterSoftDotted(_ index: Index) -> Bool {
    nearest(before: index, where: \.blocksAccentsAbove)?.properties.isSoftDotted ?? false
  }
}

extension Unicode.Scalar {
  /// Whether a mark after this scalar no longer belongs, as an accent above, to the letter before it.
  var blocksAccentsAbove: Bool {
    let combiningClass = properties.canonicalCombiningClass
    return combiningClass == .notReordered || combiningClass == .above
  }
}

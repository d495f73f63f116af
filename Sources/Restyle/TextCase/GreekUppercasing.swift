/// Greek capitals: without accents, with the dialytika that an accent made superfluous, and with the tonos on
/// the word ή ("or").
///
/// Source: CLDR and ICU, <https://icu.unicode.org/design/case/greek-upper>. Unlike ICU, letters written with
/// combining marks gain a dialytika exactly where precomposed ones do.
struct GreekUppercasing: CaseMapping {
  /// Whether the nearest scalar before that isn't case-ignorable is a cased letter.
  private var isAfterCased = false
  /// The letter just before, with the diacritics that have followed it so far.
  private var letter: GreekLetter?

  /// Creates a mapping that continues `preceding`.
  init(after preceding: Substring.UnicodeScalarView) {
    let start = preceding.lastIndex(where: Self.decides) ?? preceding.startIndex
    for scalar in preceding[start...] { advance(past: scalar) }
  }

  mutating func appendMapping(
    of scalar: Unicode.Scalar, at index: SurroundedText.Index, in text: SurroundedText,
    to output: inout MappedText
  ) {
    if letter != nil, let marks = GreekMarks(combining: scalar) {
      // The letter was written with its marks already; only the iota below becomes a letter of its own.
      if marks.contains(.ypogegrammeni) { output.append("\u{399}") }
    } else if let next = next(scalar) {
      appendCapital(of: next, followedBy: text.scalars(after: index), to: &output)
    } else {
      output.append(scalar.properties.uppercaseMapping)
    }
    advance(past: scalar)
  }

  private func appendCapital(
    of first: GreekLetter, followedBy scalars: SurroundedText.ScalarsAfter, to output: inout MappedText
  ) {
    var (whole, scalars) = (first, scalars)
    var next = scalars.next()
    while let scalar = next, let marks = GreekMarks(combining: scalar) {
      whole.combining.formUnion(marks)
      next = scalars.next()
    }
    let isDisjunctive =
      whole.capital == "\u{397}" && whole.marks.isSuperset(of: .accent)
      && !whole.marks.contains(.ypogegrammeni)
      && !isAfterCased && !Self.isCased(next, scalars)
    switch (whole.capital, isDisjunctive) {
    case (_, true) where whole.precomposed.contains(.accent): output.append("\u{389}")
    case ("\u{399}", _) where whole.precomposed.contains(.dialytika): output.append("\u{3AA}")
    case ("\u{3A5}", _) where whole.precomposed.contains(.dialytika): output.append("\u{3AB}")
    default:
      output.append(whole.capital)
      if whole.marks.contains(.dialytika) { output.append("\u{308}") }
      if isDisjunctive { output.append("\u{301}") }
    }
    if whole.precomposed.contains(.ypogegrammeni) { output.append("\u{399}") }
  }

  /// Whether the next scalar that isn't case-ignorable is a cased letter.
  private static func isCased(_ next: Unicode.Scalar?, _ rest: SurroundedText.ScalarsAfter) -> Bool {
    var (next, rest) = (next, rest)
    while let scalar = next, scalar.properties.isCaseIgnorable { next = rest.next() }
    return next?.properties.isCased ?? false
  }

  /// The Greek letter that a scalar is after what came before it.
  private func next(_ scalar: Unicode.Scalar) -> GreekLetter? {
    guard var next = GreekLetter(scalar) else { return nil }
    if let letter, letter.losesDividingAccent, next.isSecondVowel {
      if letter.precomposed.contains(.accent) {
        next.precomposed.insert(.dialytika)
      } else {
        next.combining.insert(.dialytika)
      }
    }
    return next
  }

  private mutating func advance(past scalar: Unicode.Scalar) {
    if letter != nil, let marks = GreekMarks(combining: scalar) {
      letter?.combining.formUnion(marks)
      return
    }
    letter = next(scalar)
    if !scalar.properties.isCaseIgnorable { isAfterCased = scalar.properties.isCased }
  }

  /// Whether the state after a scalar is the same whatever stands before it.
  private static func decides(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isCaseIgnorable && GreekLetter(scalar)?.isSecondVowel != true
  }
}

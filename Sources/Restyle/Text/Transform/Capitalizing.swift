/// Title case for the first letter of each word; all other text is unchanged.
///
/// Source: CSS Text 3, section 2.1, `capitalize`; Unicode `SpecialCasing.txt`; the Dutch digraph as in ICU. As in ICU
/// and browsers, a capital digraph such as `Ǆ` takes its title case too, which CSS limits to lower-case letters.
struct Capitalizing: StatefulCaseMapping {
  private let tailoring: CaseTailoring
  private var isInsideWord = false
  private var initial = Initial.complete

  /// The first letter of a word, as long as the following text may still belong to it.
  fileprivate enum Initial {
    case complete
    /// A Lithuanian letter that loses its dot if a combining dot follows.
    case softDotted
    /// A Dutch i without an accent.
    case i
    /// A Dutch i with an acute accent.
    case iAcute
  }

  /// Creates a mapping for the start of a text.
  init(tailoring: CaseTailoring) { self.tailoring = tailoring }

  /// Creates a mapping that continues after `preceding`, which may end within a word.
  init(tailoring: CaseTailoring, after preceding: Substring.UnicodeScalarView) {
    self.init(tailoring: tailoring)
    let start = preceding.lastIndex(where: decides) ?? preceding.startIndex
    for scalar in preceding[start...] { pass(scalar) }
  }

  mutating func pass(_ scalar: Unicode.Scalar) { advance(past: scalar, as: WordRole(scalar)) }

  mutating func appendMapping(
    of scalar: Unicode.Scalar, at index: SurroundedText.Index, in text: SurroundedText,
    to output: inout MappedText
  ) {
    let role = WordRole(scalar)
    if role == .letter, !isInsideWord {
      appendTitlecase(of: scalar, to: &output)
    } else if scalar == "j", text.isEndOfDutchIJ(index, after: initial) {
      output.append("J")
    } else if scalar != "\u{307}" || initial != .softDotted {
      output.append(scalar)
    }
    advance(past: scalar, as: role)
  }

  private func appendTitlecase(of scalar: Unicode.Scalar, to output: inout MappedText) {
    switch (scalar, tailoring) {
    case ("i", .turkic):
      output.append("\u{130}")
    case ("\u{587}", .easternArmenian):
      output.append("\u{535}\u{57E}")
    case _ where scalar.isASCII:
      output.append(uppercase: scalar)
    default:
      output.append(scalar.properties.titlecaseMapping)
    }
  }

  private mutating func advance(past scalar: Unicode.Scalar, as role: WordRole) {
    switch role {
    case .boundary:
      isInsideWord = false
      initial = .complete
    case .letter:
      initial = isInsideWord ? .complete : openInitial(scalar)
      isInsideWord = true
    case .transparent:
      if initial == .i, scalar == "\u{301}" {
        initial = .iAcute
      } else if initial != .softDotted || scalar.blocksAccentsAbove {
        initial = .complete
      }
    }
  }

  /// Returns what a letter is if it begins a word.
  private func openInitial(_ letter: Unicode.Scalar) -> Initial {
    switch (letter, tailoring) {
    case ("i", .dutch), ("I", .dutch): .i
    case ("\u{ED}", .dutch), ("\u{CD}", .dutch): .iAcute
    case (_, .lithuanian) where letter.properties.isSoftDotted: .softDotted
    default: .complete
    }
  }

  /// Returns whether the state after a scalar is the same whatever precedes it.
  private func decides(_ scalar: Unicode.Scalar) -> Bool {
    switch WordRole(scalar) {
    case .boundary: true
    case .transparent: false
    case .letter: openInitial(scalar) == .complete
    }
  }
}

extension SurroundedText {
  /// Returns whether the j at an index completes a Dutch digraph.
  ///
  /// It does if both letters have an acute accent or neither has one, and if no other mark follows.
  fileprivate func isEndOfDutchIJ(_ index: Index, after initial: Capitalizing.Initial) -> Bool {
    var next = scalars(after: index)
    switch initial {
    case .complete, .softDotted: return false
    case .iAcute where next.next() != "\u{301}": return false
    case .i, .iAcute: break
    }
    switch next.next()?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return false
    default: return true
    }
  }
}

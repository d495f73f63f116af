extension OutputCheck {
  /// Checks that texts that try to escape their context are read back as text, in the same structure as a harmless
  /// text.
  mutating func checkEscaping() {
    guard let read = output.read else { return }
    for (index, place) in TextPlace.all.enumerated() {
      // All texts in the first place, and a few different ones in each of the others.
      let texts = index == 0 ? HostileText.all : HostileText.few(index)
      do {
        let harmless = try output.render(place.element("harmless")).map { try read($0.output) }
        for text in texts {
          let renderings = try output.render(place.element(text))
          for (rendering, harmless) in zip(renderings, harmless) {
            check(place, text, rendering, try read(rendering.output), harmless)
          }
        }
      } catch {
        notes.expect(false, .escaping, "what is written for \(place.name) can be read back") {
          [.init("error", "\(error)")]
        }
      }
    }
  }

  private mutating func check(
    _ place: TextPlace, _ text: String, _ rendering: Rendering, _ read: ReadOutput, _ harmless: ReadOutput
  ) {
    notes.expect(
      read.structure == harmless.structure, .escaping, "no text of \(place.name) changes what it stands in"
    ) {
      [
        .init("text", String(reflecting: text)), .init("written", excerpt(rendering.output)),
        .init("stands in", read.structure.joined(separator: " ")),
        .init("should be", harmless.structure.joined(separator: " ")),
      ]
    }
    guard harmless.text.lowercased().contains("harmless") else { return }
    notes.expect(
      isSubsequence(visibleScalars(of: text), of: visibleScalars(of: read.text)), .escaping,
      "each text of \(place.name) is read back"
    ) {
      [
        .init("text", String(reflecting: text)), .init("written", excerpt(rendering.output)),
        .init("read", String(reflecting: excerpt(read.text))),
      ]
    }
  }

  /// The visible scalars of a text in lowercase letters, since transforms change the case.
  ///
  /// Each output decides what it writes for other scalars.
  private func visibleScalars(of text: String) -> [Unicode.Scalar] {
    text.lowercased().unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
        .paragraphSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
        false
      default: !scalar.properties.isDefaultIgnorableCodePoint
      }
    }
  }

  private func isSubsequence(_ part: [Unicode.Scalar], of whole: [Unicode.Scalar]) -> Bool {
    var rest = whole[...]
    return part.allSatisfy { scalar in
      guard let index = rest.firstIndex(of: scalar) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }
}

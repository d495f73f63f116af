import RestyleElements

/// Checks the laws of one output.
struct OutputCheck {
  let output: TestedOutput
  var notes: LawNotes

  init(output: TestedOutput) {
    self.output = output
    notes = LawNotes(subject: output.name)
  }
}

extension OutputCheck {
  /// A word that no transform, hyphenation or line break splits.
  private static func word(_ index: Int) -> String { "QX\(index)Z" }

  mutating func checkStructure() {
    for place in TextPlace.all {
      let word = Self.word(1)
      guard let (first, second) = rendered(place, word, Self.word(2)) else { continue }
      for (column, (first, second)) in zip(output.columns, zip(first, second)) {
        // Without a reader, the check can still tell whether another text leads to another output.
        let isWritten =
          (try? output.read?(first.output).text.contains(word)) ?? (first.output != second.output)
        let isTold = !first.problems.isEmpty || output.alternative?.column == column
        notes.expect(isWritten || isTold, .structure, "the text of \(place.name) is written or reported") {
          [.init("text", word), .init("written", excerpt(first.output))]
        }
      }
    }
    checkOrder()
  }

  /// Checks that elements are written in reading order.
  private mutating func checkOrder() {
    guard let read = output.read else { return }
    let elements = TextPlace.leading.enumerated().map { index, place in place.element(Self.word(100 + index))
    }
    do {
      for rendering in try output.render(Stack { for element in elements { element } }) {
        let text = try read(rendering.output).text
        var end = text.startIndex
        for (index, place) in TextPlace.leading.enumerated() {
          let word = Self.word(100 + index)
          let position = text[end...].firstRange(of: word)?.lowerBound
          // Texts that aren't written at all are reported by another check.
          guard text.contains(word) else { continue }
          notes.expect(position != nil, .structure, "\(place.name) comes behind what is before it") {
            [.init("read", text)]
          }
          guard let position else { break }
          end = position
        }
      }
    } catch {
      notes.expect(false, .structure, "elements beside each other are rendered") {
        [.init("error", "\(error)")]
      }
    }
  }

  /// Renders two texts in a place; nil if one can't be rendered, which is recorded.
  private mutating func rendered(
    _ place: TextPlace, _ first: String, _ second: String
  ) -> ([Rendering], [Rendering])? {
    do {
      return (try output.render(place.element(first)), try output.render(place.element(second)))
    } catch {
      notes.expect(false, .structure, "\(place.name) is rendered") { [.init("error", "\(error)")] }
      return nil
    }
  }

  mutating func checkDeterminism() {
    for place in TextPlace.all {
      guard let (first, second) = rendered(place, Self.word(1), Self.word(1)) else { continue }
      notes.expect(first == second, .determinism, "\(place.name) is written alike each time") {
        zip(first, second).flatMap {
          [.init("first", excerpt($0.output)), .init("second", excerpt($1.output))]
        }
      }
    }
  }

  mutating func checkSilence() {
    do {
      let labels = try LabelAttributes(in: [output])
      for subject in MatrixSubject.all + MatrixSubject.elements where !subject.isOfDrawings {
        let isLabel = subject.name == MatrixSubject.label.name
        let matrix = try PropertyMatrix(of: subject, in: [output], labels: isLabel ? nil : labels)
        let silent = matrix.paths.filter { path in
          let treatments = matrix.treatments[path] ?? []
          return treatments.contains(.silent) || treatments.contains(.byValue)
        }
        notes.expect(silent.isEmpty, .silence, "each property of \(subject.name) is shown or reported") {
          silent.map { .init("property", $0.joined(separator: ".")) }
        }
      }
    } catch {
      notes.expect(false, .silence, "elements with unusual properties are rendered") {
        [.init("error", "\(error)")]
      }
    }
  }
}

func excerpt(_ text: String) -> String {
  text.count > 300 ? text.prefix(300) + "…" : text
}

import Restyle

extension LawCheck {
  mutating func checkRestyling<Styled: Style & Hashable>(_ type: Styled.Type) {
    for (style, other) in zip(typed(type), again as? [Styled] ?? []) {
      let same = style.restyled { _ in }
      notes.expect(same == style, .restyling, "restyling that does nothing changes nothing") {
        [.init("style", of: style), .init("restyled", of: same)]
      }
      let unchanged = style.restyled { $0.restyleTexts { _ in } }
      notes.expect(unchanged == style, .texts, "restyling texts with what does nothing changes nothing") {
        [.init("style", of: style), .init("restyled", of: unchanged)]
      }
      let changed = style.restyled { $0.restyleTexts { $0.fontSize = 77.25 } }
      // Whatever the style refers to, only the copy changes.
      notes.expect(style == other, .restyling, "restyling a copy leaves the original") {
        [.init("style before", of: other), .init("style behind", of: style)]
      }
      for (path, text) in texts(in: changed) {
        notes.expect(text.fontSize == 77.25, .texts, "restyling all texts reaches \(path)") {
          [.init("style", of: style), .init("with texts of 77.25 points", of: changed)]
        }
      }
    }
    for (first, second) in pairs(of: typed(type)) {
      let replaced = first.restyled { $0 = second }
      notes.expect(replaced == second, .restyling, "a style that is replaced is the other one") {
        [.init("style", of: first), .init("other", of: second), .init("replaced", of: replaced)]
      }
    }
  }

  /// The texts that a value stores, with the names that lead to them.
  private func texts(in value: Any, at path: [String] = []) -> [(path: String, text: TextStyle)] {
    if let text = value as? TextStyle {
      let names = path.filter { $0 != "some" }.joined(separator: ".")
      return [(names.isEmpty ? "the text" : names, text)]
    }
    // Images may be drawn from styles, but their texts don't belong to the style that shows the image.
    guard path.count < 12, !(value is Image) else { return [] }
    return Mirror(reflecting: value).children.flatMap { child in
      texts(in: child.value, at: path + [child.label ?? "element"])
    }
  }
}

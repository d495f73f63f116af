extension TextAttributes {
  /// What concerns whole paragraphs and not the characters in them.
  package var paragraph: TextAttributes { filtered { $0.concernsParagraph } }

  /// What concerns the characters and not the paragraph that they are in.
  package var characters: TextAttributes { filtered { !$0.concernsParagraph } }

  private func filtered(_ isIncluded: (any TextAttributeEntry) -> Bool) -> TextAttributes {
    filter { isIncluded($0.entry) }.reduce(into: []) { $1.entry.set(in: &$0) }
  }
}

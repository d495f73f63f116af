extension TextAttributes {
  /// What concerns whole paragraphs and not the characters in them.
  package var paragraph: TextAttributes { filtered { $0.key.concernsParagraph } }

  /// What concerns the characters and not the paragraph that they are in.
  package var characters: TextAttributes { filtered { !$0.key.concernsParagraph } }

  private func filtered(_ isIncluded: (TextAttribute) -> Bool) -> TextAttributes {
    TextAttributes(filter(isIncluded))
  }
}

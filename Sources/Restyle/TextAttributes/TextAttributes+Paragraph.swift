extension TextAttributes {
  /// What concerns whole paragraphs and not the characters in them.
  package var paragraph: TextAttributes {
    filter { $0.entry.concernsParagraph }.reduce(into: []) { $1.entry.set(in: &$0) }
  }
}

import RestyleHTML

/// A part of the book's page.
protocol PageSection {
  /// Appends the part.
  func append(to page: inout HTMLRenderer)
}

extension HTMLRenderer {
  /// Appends a part.
  mutating func append(_ section: some PageSection) { section.append(to: &self) }

  /// Appends parts, one after the other.
  mutating func append(_ sections: some Sequence<some PageSection>) {
    for section in sections { section.append(to: &self) }
  }
}

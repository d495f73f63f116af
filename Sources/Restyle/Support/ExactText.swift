extension String {
  /// Whether both are the same code units.
  ///
  /// Strings are equal where they mean the same characters, however these are written. What is looked up by its
  /// code units, such as the address of a page, differs all the same.
  func isExactly(_ other: String) -> Bool {
    // By far the most are equal or differ in their length.
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

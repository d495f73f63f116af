extension String {
  /// Whether both are the same code units.
  ///
  /// Strings are equal where they mean the same characters, however these are written. What is looked up by its
  /// code units, such as the address of a page, differs all the same.
  func isExactly(_ other: String) -> Bool {
    let areSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { bytes.count == $0.count && bytes.elementsEqual($0) }
    }
    return areSame.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
  }
}

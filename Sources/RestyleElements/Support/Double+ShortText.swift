extension Double {
  /// The shortest text that is parsed as this number, also by HTML (HTML Standard, section 2.3.4.3).
  package var shortText: String {
    // Formatting integers takes a third of the time, and most numbers in HTML are integers.
    if let integer = Int32(exactly: self), integer != 0 { return String(integer) }
    let text = String(describing: self)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

import Restyle

/// The targets of links and images that a document defines once, by label.
struct MarkdownReferences: Sendable {
  private var targets: [ExactText: MarkdownTarget] = [:]

  /// The maximum number of bytes in a label.
  static let labelLimit = 999

  var isEmpty: Bool { targets.isEmpty }

  subscript(label: ArraySlice<UInt8>) -> MarkdownTarget? {
    guard !targets.isEmpty, let label = Self.normalized(label) else { return nil }
    return targets[label]
  }

  /// Adds a definition; only the first one with a label counts.
  mutating func define(_ label: ArraySlice<UInt8>, as target: MarkdownTarget) {
    guard let label = Self.normalized(label), targets[label] == nil else { return }
    targets[label] = target
  }

  /// The label with normalised case and spaces; nil if it is empty.
  static func normalized(_ label: ArraySlice<UInt8>) -> ExactText? {
    var words: [UInt8] = []
    words.reserveCapacity(label.count)
    for byte in label {
      if !byte.isSpace {
        words.append(byte)
      } else if let last = words.last, last != 0x20 {
        words.append(0x20)
      }
    }
    if words.last == 0x20 { words.removeLast() }
    // Both conversions, since some letters have more than one lowercase form.
    return words.isEmpty ? nil : ExactText(String(decoding: words, as: UTF8.self).lowercased().uppercased())
  }
}

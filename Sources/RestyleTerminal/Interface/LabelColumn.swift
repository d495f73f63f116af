/// The column that the labels of a form share, beside that of its fields.
struct LabelColumn: Sendable {
  /// The width of the widest label.
  var ideal = 0
  /// The smallest width at which all labels are readable.
  var minimum = 0
  /// The smallest width at which all that is labelled is usable.
  var controls = 0

  /// A line of a label and what it labels, as indices of elements.
  struct Line: Sendable {
    var column: Int
    var label: Int
    var control: Int
    /// What is between them; nil for nothing.
    var spacer: Int?
  }
}

extension LabelColumn {
  /// The cells between labels and what they label.
  static let gap = 1

  mutating func add(label: LayoutNode, control: LayoutNode) {
    ideal = max(ideal, label.idealWidth)
    minimum = max(minimum, label.minimumWidth)
    controls = max(controls, control.minimumWidth)
  }

  /// The width of the labels where a line has some room for both; nil if both don't fit, so that all labels of the
  /// column are above what they label.
  ///
  /// Long labels are wrapped rather than leaving fields less than three fifths.
  func width(within room: Int) -> Int? {
    let width = min(ideal, max(room * 2 / 5, minimum))
    return width + controls <= room ? width : nil
  }
}

/// The column of a form's labels, beside its fields.
struct LabelColumn: Sendable {
  /// The width of the widest label.
  var ideal = 0
  /// The smallest width at which all labels are readable.
  var minimum = 0
  /// The smallest width at which all labelled elements are usable.
  var controls = 0

  /// A line with a label and its labelled element, as indices of elements.
  struct Line: Sendable {
    var column: Int
    var label: Int
    var control: Int
    /// The spacer between them, if any.
    var spacer: Int?
  }
}

extension LabelColumn {
  /// The cells between labels and labelled elements.
  static let gap = 1

  mutating func add(label: LayoutNode, control: LayoutNode) {
    ideal = max(ideal, label.idealWidth)
    minimum = max(minimum, label.minimumWidth)
    controls = max(controls, control.minimumWidth)
  }

  /// The width of the labels in a line of some width; nil if label and element don't fit, so that all labels of the
  /// column are above their elements.
  ///
  /// Long labels are wrapped, as far as they stay readable, so that fields keep at least three fifths of the line.
  func width(within room: Int) -> Int? {
    let width = min(ideal, max(room * 2 / 5, minimum))
    return width + controls <= room ? width : nil
  }
}

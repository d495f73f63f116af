package import Restyle
package import RestyleElements

extension HorizontalAlignment {
  /// Returns the alignment for a direction of lines; nil for content that fills the width.
  package func inLine(_ direction: LayoutDirection) -> StackStyle.Alignment? {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .left: direction == .leftToRight ? .leading : .trailing
    case .right: direction == .leftToRight ? .trailing : .leading
    case .fill: nil
    }
  }

  /// The alignment in a column of a table.
  package var inTable: StackStyle.Alignment { inLine(.leftToRight) ?? .leading }
}

extension StackStyle.Alignment {
  /// The alignment of lines in a column.
  package var ofText: TextAlignment {
    switch self {
    case .trailing: .right
    case .center: .center
    case .leading, .fill, .firstBaseline: .left
    }
  }

  /// The number of free cells before the content.
  package func cellsBefore(_ room: Int) -> Int { ofText.spacesBefore(room) }
}

extension TextAlignment {
  /// Returns the number of a line's free cells before its content.
  package func spacesBefore(_ room: Int, in direction: LayoutDirection = .leftToRight) -> Int {
    switch self {
    case .left: 0
    case .center: room / 2
    case .right: room
    case .natural, .justified: direction == .rightToLeft ? room : 0
    case .trailing: direction == .rightToLeft ? 0 : room
    }
  }

  /// Whether the position of a line depends on its direction.
  package var followsDirection: Bool {
    switch self {
    case .natural, .trailing, .justified: true
    case .left, .center, .right: false
    }
  }
}

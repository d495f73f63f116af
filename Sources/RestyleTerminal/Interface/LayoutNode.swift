import Restyle
import RestyleElements

/// An element in the order in which elements are read, those that lie in it right behind it.
struct LayoutNode: Sendable {
  var content: Content
  /// Where the first element lies that isn't in this one.
  var end = 0
  /// How wide it is if there is room, and how narrow it can be without harm.
  var idealWidth = 0
  var minimumWidth = 0
  /// How many columns it gets.
  var columns = 0
  /// Whether it is to fill them.
  var isStretched = false

  enum Content: Sendable {
    case part(any InterfacePart)
    case container(Container)
    case grid(Grid)
  }

  init(_ part: any InterfacePart) { content = .part(part) }
  init(_ container: Container) { content = .container(container) }
  init(_ grid: Grid) { content = .grid(grid) }

  /// What holds others.
  struct Container: Sendable {
    var axis = StackStyle.Axis.vertical
    var spacing = 0
    var insets = CellInsets.zero
    var alignment = StackStyle.Alignment.fill
    var frame = BoxFrame()
    /// What stands above and below what it holds.
    var header: Margin?
    var footer: Margin?
    /// The lines of a row towards the ones above and below.
    var row: Row?
    /// Whether what it holds goes from edge to edge.
    var stretches = false
    /// Whether what would lie beside each other lies below each other, for want of room.
    var isStacked = false
  }

  /// What holds others in rows and columns.
  struct Grid: Sendable {
    var table: TableGrid
    /// How many cells each row has.
    var cellCounts: [Int] = []
    /// Whether the first row is that of the headers.
    var hasHeader = false
  }

  /// The header or footer of a section.
  struct Margin: Sendable {
    var text: TextPart?
    var frame: BoxFrame
    var insets: CellInsets
    /// How many lines there are without a text.
    var emptyHeight: Int
  }

  /// What tells a row from others.
  struct Row: Sendable {
    var separatorAbove: Separator?
    var separatorBelow: Separator?
    /// The colour of texts in a row that is selected.
    var textColor: Color?
    /// What stands before a row that is selected, where no colours tell it.
    var mark: String?

    struct Separator: Sendable {
      var line: BorderLine
      var look: CellLook
      var insets: CellInsets
    }
  }
}

extension LayoutNode.Container {
  /// The cells that lie around what it holds.
  var around: Int { insets.horizontal + frame.insets.horizontal + frame.shadowInsets.horizontal }

  /// Whether what it holds lies beside each other.
  var isRow: Bool { axis == .horizontal && !isStacked }
}

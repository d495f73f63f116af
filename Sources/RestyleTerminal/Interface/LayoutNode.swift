import Restyle
import RestyleElements
import RestyleRendering

/// An element in document order, directly followed by its descendants.
struct LayoutNode: Sendable {
  var content: Content
  /// Whether it is a part, which has no children: looking at the content would copy it.
  var isPart = false
  /// The index after its last descendant.
  var end = 0
  /// Its width if there is enough room, and the smallest one at which it is readable.
  var idealWidth = 0
  var minimumWidth = 0
  /// How many cells more it takes so that no word in it is broken, however long.
  var moreForWords = 0
  /// How many columns it takes at most if it grows.
  var mostColumns = Int.max
  /// Its final width in columns.
  var columns = 0
  /// Whether it fills its columns.
  var isStretched = false
  /// Whether its children are stacked for lack of width instead of being side by side.
  var isStacked = false
  /// What of a part concerns those around it.
  var traits: PartTraits = []
  /// The number of those labelled lines whose labels share a column with that of this one, if it is one; nil for none.
  var labelColumn: Int?

  enum Content: Sendable {
    case part(any InterfacePart)
    case container(SharedContainer)
    indirect case grid(Grid)
  }

  /// A container in one place, which several nodes may share: it is large, and would be copied again and again.
  final class SharedContainer: Sendable {
    let value: Container
    /// The cells around its children.
    let around: Int

    init(_ value: Container) {
      self.value = value
      around = value.around
    }
  }

  /// An element with children.
  struct Container: Sendable {
    var axis = StackStyle.Axis.vertical
    var spacing = 0
    /// The lines between a child that stands apart and another one, if they are more.
    var spacingOfGroups = 0
    /// Whether it stands apart in a group, whatever it holds.
    var standsApart = false
    var insets = CellInsets.zero
    var alignment = StackStyle.Alignment.fill
    var frame = BoxFrame()
    /// The lines between a row and its neighbours.
    var row: Row?
    /// Whether its children extend from edge to edge.
    var stretches = false
    /// Whether its children lie side by side as long as the last one is readable at all, as behind a marker.
    var keepsMarker = false
    /// How children that lie side by side continue in other lines.
    var lines: Lines?
    /// Where it lies in its columns, and how large it is; nil for what follows from its children.
    var box: CellBox?
  }

  /// How children lie side by side in several lines.
  struct Lines: Sendable {
    /// How many columns of the same width there are; nil for lines that are filled one after the other.
    var columns: Int?
    /// The lines between two.
    var spacing = 0
  }

  /// An element with children in rows and columns.
  struct Grid: Sendable {
    var table: TableGrid
    /// The number of cells in each row.
    var cellCounts: [Int] = []
    /// The areas of the cells of each row; nil if each takes one column and one row.
    var areas: [[CellArea]]?
    /// Whether the first row is the header.
    var hasHeader = false
    /// Whether the cells of a row lie below each other, each behind the header of its column.
    var isList = false
    /// The headers of columns that the rows are sorted by, without the marks of that, by their columns.
    var unmarkedHeaders: [Int: TextPart] = [:]
    /// What lies behind the header, and behind every second row; nil for nothing.
    var headerColor: Color?
    var stripeColor: Color?
  }

  /// What distinguishes a row from other containers.
  struct Row: Sendable {
    var separatorAbove: Separator?
    var separatorBelow: Separator?
    /// The text colour of a selected row.
    var textColor: Color?
    /// The mark before a selected row where colours can't show the selection.
    var mark: String?
    var markLook = CellLook.plain

    struct Separator: Equatable, Sendable {
      var line: SeparatorLine
      var insets: CellInsets
    }
  }
}

extension LayoutNode {
  /// An element without children, with the widths that it asks for.
  init(_ part: some InterfacePart, _ metrics: CellMetrics) {
    let ideal = part.idealWidth(metrics)
    let minimum = min(part.minimumWidth(metrics), ideal)
    self.init(
      content: .part(part), isPart: true, idealWidth: ideal, minimumWidth: minimum,
      // Most have no long word, and aren't measured twice.
      moreForWords: minimum < TextPart.longestWord ? 0 : min(part.wordWidth(metrics), ideal) - minimum,
      traits: part.traits)
  }
}

extension LayoutNode.Container {
  /// What lies side by side, a cell apart.
  static let line = Self(axis: .horizontal, spacing: 1, alignment: .leading)

  /// A marker, and what it marks.
  static let item = Self(axis: .horizontal, spacing: 1, alignment: .leading, keepsMarker: true)

  /// The cells around its children.
  var around: Int { insets.horizontal + frame.insets.horizontal + frame.shadowInsets.horizontal }

  /// Whether its children are side by side where there is enough width.
  var isRow: Bool { axis == .horizontal || lines?.columns != nil }
}

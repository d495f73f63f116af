import Restyle
import RestyleElements
import RestyleRendering

/// An element in document order, directly followed by its descendants.
struct LayoutNode: Sendable {
  var content: Content
  /// Whether it is a part, which has no children; stored, since reading the content would copy it.
  var isPart = false
  /// The index after its last descendant.
  var end = 0
  /// Its width if there is enough room, and the smallest one at which it is readable.
  var idealWidth = 0
  var minimumWidth = 0
  /// The cells that it needs in addition so that no word is broken, however long.
  var moreForWords = 0
  /// The maximum number of columns if it grows.
  var mostColumns = Int.max
  /// Its final width in columns.
  var columns = 0
  /// Whether it fills its columns.
  var isStretched = false
  /// Whether its children are stacked for lack of width instead of being side by side.
  var isStacked = false
  /// The traits that affect the elements around it.
  var traits: PartTraits = []
  /// The number of the label column of this line; nil for none.
  var labelColumn: Int?

  enum Content: Sendable {
    case part(any InterfacePart)
    case container(SharedContainer)
    indirect case grid(Grid)
  }

  /// A container in a shared reference: containers are large, and would be copied for each node.
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
    /// The minimum number of lines between a child that stands apart and its neighbours.
    var spacingOfGroups = 0
    /// Whether it stands apart in a group, whatever its content is.
    var standsApart = false
    var insets = CellInsets.zero
    var alignment = StackStyle.Alignment.fill
    var frame = BoxFrame()
    /// The lines between a row and its neighbours.
    var row: Row?
    /// Whether its children extend from edge to edge.
    var stretches = false
    /// Whether its children stay side by side as long as the last one is readable, such as after a marker.
    var keepsMarker = false
    /// How horizontal children wrap into several lines; nil if they don't.
    var lines: Lines?
    /// Its alignment and size; nil if its children determine them.
    var box: CellBox?
  }

  /// How horizontal children wrap into several lines.
  struct Lines: Sendable {
    /// The number of columns of equal width; nil for lines that are filled one by one.
    var columns: Int?
    /// The empty lines between two lines.
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
    /// Whether the cells of a row are stacked, each after the header of its column.
    var isList = false
    /// The headers of sorted columns without their sort marks, by column.
    var unmarkedHeaders: [Int: TextPart] = [:]
    /// The background colours of the header and of every second row; nil for none.
    var headerColor: Color?
    var stripeColor: Color?
  }

  /// What distinguishes a row from other containers.
  struct Row: Sendable {
    var separatorAbove: Separator?
    var separatorBelow: Separator?
    /// The text colour of a selected row.
    var textColor: Color?
    /// The mark before a selected row if colours can't show the selection.
    var mark: String?
    var markLook = CellLook.plain

    struct Separator: Equatable, Sendable {
      var line: SeparatorLine
      var insets: CellInsets
    }
  }
}

extension LayoutNode {
  /// Creates a node of an element without children, and measures it.
  init(_ part: some InterfacePart, _ metrics: CellMetrics) {
    let ideal = part.idealWidth(metrics)
    let minimum = min(part.minimumWidth(metrics), ideal)
    self.init(
      content: .part(part), isPart: true, idealWidth: ideal, minimumWidth: minimum,
      // Most have no long word, and needn't be measured twice.
      moreForWords: minimum < TextPart.longestWord ? 0 : min(part.wordWidth(metrics), ideal) - minimum,
      traits: part.traits)
  }
}

extension LayoutNode.Container {
  /// A line of elements with one cell between them.
  static let line = Self(axis: .horizontal, spacing: 1, alignment: .leading)

  /// A marker and its item.
  static let item = Self(axis: .horizontal, spacing: 1, alignment: .leading, keepsMarker: true)

  /// The cells around its children.
  var around: Int { insets.horizontal + frame.insets.horizontal + frame.shadowInsets.horizontal }

  /// Whether its children are side by side if there is enough width.
  var isRow: Bool { axis == .horizontal || lines?.columns != nil }
}

import RestyleElements
import RestyleHTML

/// A piece of an e-mail, in the order in which it is read: a content, or the start or end of what holds others.
enum EmailNode {
  /// What was written already, by its range in the contents.
  case content(Range<Int>)
  /// Tags of a table of data, by their range in the contents.
  case tags(Range<Int>)
  case line(EmailLine)
  /// A space of at least so many pixels, which takes what others leave.
  case spacer(Double)
  // A container takes ten times the room of what most nodes are.
  indirect case open(EmailContainer)
  case close
}

/// A line across the direction in which elements lie.
struct EmailLine: Sendable {
  /// The attributes of its cell where elements lie below each other, and where they lie beside each other.
  let across: Bytes
  let along: Bytes
  /// The attributes of the cell around it; empty for none.
  let room: Bytes
}

/// Elements below or beside each other.
struct EmailContainer {
  var axis = StackStyle.Axis.vertical
  /// The room between the elements.
  var spacing = 0.0
  /// Where the elements lie across the direction; nil for as in a document, where what holds others fills the width.
  var alignment: StackStyle.Alignment?
  /// The attributes of the box around all elements; empty for none.
  var box = Bytes()
  /// The width of the first of elements beside each other, which leaves the rest to the second; nil for as much as it needs.
  var firstWidth: Double?
  /// How wide it is among elements beside each other; nil for as much as it needs.
  var columnWidth: ColumnWidth?
  /// The greatest width of the elements beside each other, in points; 0 for none.
  var greatestWidth = 0.0
  /// Whether some of these have fractions of its own width.
  var hasFractions = false
  /// How wide the box is at most, in points; nil for as wide as there is room.
  var maximumWidth: Double?
  /// How many elements lie between spaces that take what others leave.
  var counts = PartCounts()
  /// The classes of cells that lie below each other in narrow windows, the first one's and that of all others; nil if they
  /// stay beside each other.
  var stackedClasses: (first: Int, next: Int)?
  /// What it is to those who hear it; nil for nothing.
  var role: Accessibility.Role.Group?
  /// Whether it is a table of data, whose tags lie between its elements.
  var isData = false
}

extension EmailContainer {
  /// How many elements each of one or more parts has.
  struct PartCounts {
    // The last one by itself: most containers have no other, and need no array of their own.
    private var others: [Int] = []
    private var last = 0

    /// How many parts there are.
    var count: Int { others.count + 1 }

    subscript(part: Int) -> Int { part < others.count ? others[part] : last }

    /// Counts an element of the last part.
    mutating func countElement() { last += 1 }

    /// Starts another part.
    mutating func startPart() {
      others.append(last)
      last = 0
    }
  }

  /// The width of an element beside others.
  enum ColumnWidth {
    case points(Double)
    /// A fraction of the width of all.
    case fraction(Double)
  }

  /// Whether nothing needs to be laid out but the one element that there may be.
  var isTransparent: Bool {
    if isData || role != nil { return true }
    guard counts[0] <= 1, (1..<counts.count).allSatisfy({ counts[$0] == 0 }) else { return false }
    return axis == .horizontal || alignment == nil || alignment == .fill
  }

  /// Whether the first lines of elements beside each other are on one baseline.
  @inline(__always) var alignsBaselines: Bool { axis == .horizontal && alignment == .firstBaseline }

  /// Whether what holds others is as wide as this.
  var fills: Bool {
    firstWidth != nil || hasFractions || axis == .vertical && (alignment == nil || alignment == .fill)
  }
}

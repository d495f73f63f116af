public import Restyle
import RestyleElements

/// A list of entries, each after a bullet, a number or a letter.
///
/// ```swift
/// var list = TerminalList([
///   "Boil the water", "Add the leaves", ListItem("Green ones for a minute", level: 1),
/// ])
/// list.enumerators = [.arabic, .lowercaseAlphabet]
/// terminal.append(block: list)
/// // 1. Boil the water
/// // 2. Add the leaves
/// //    a. Green ones for a minute
/// ```
///
/// Markers are aligned at their end, and all lines of an entry start at the same column.
public struct TerminalList: TerminalContent {
  /// The entries.
  public var items: [ListItem]
  /// The markers of each level; the last enumerator applies to all deeper levels.
  public var enumerators: [ListEnumerator] = [.bullets]
  /// The style of markers.
  public var markerStyle: TextStyle
  /// The number of lines between entries.
  public var spacing = 0

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - items: The entries.
  ///   - enumerator: The markers of all levels.
  ///   - markerStyle: The style of markers.
  public init(
    _ items: [ListItem], enumerator: ListEnumerator = .bullets, markerStyle: TextStyle = TextStyle()
  ) {
    self.items = items
    enumerators = [enumerator]
    self.markerStyle = markerStyle
  }

  /// Creates a list from displayable values, such as the strings of a variable.
  ///
  /// - Parameters:
  ///   - texts: The texts of the entries.
  ///   - enumerator: The markers.
  ///   - markerStyle: The style of markers.
  @_disfavoredOverload  // Literals are entries.
  public init(
    _ texts: [some DisplayableString], enumerator: ListEnumerator = .bullets,
    markerStyle: TextStyle = TextStyle()
  ) {
    self.init(texts.map { ListItem($0) }, enumerator: enumerator, markerStyle: markerStyle)
  }
}

extension TerminalList {
  /// Renders the list.
  public func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let (items, groupCount) = items.placed()
    let isASCII = terminal.profile.drawsASCIIOnly
    let markers = items.map { item -> TerminalBlock in
      let enumerator = enumerators.isEmpty ? .none : enumerators[min(item.level, enumerators.count - 1)]
      let marker = StyledString(enumerator.marker(item.index, isASCII), style: markerStyle)
      let ready = terminal.readyText(marker)
      return TerminalBlock([terminal.line(of: ready, columns: columns)], terminal.profile.metrics)
    }
    var widths = [Int](repeating: 0, count: groupCount)
    for (item, marker) in zip(items, markers) { widths[item.group] = max(widths[item.group], marker.width) }
    // The column of the text of the latest entry of each level.
    var starts: [Int] = []
    let blocks = zip(items, markers).map { item, marker -> TerminalBlock in
      starts.removeLast(max(starts.count - item.level, 0))
      let width = widths[item.group]
      // Deep entries keep space for their text.
      let indent = min(starts.last ?? 0, max(columns - width - 1 - columns / 2, 0))
      let start = indent + width + (width > 0 ? 1 : 0)
      starts.append(start)
      let text = terminal.block(item.text, columns: max(columns - start, 1))
      return TerminalBlock(row: [
        marker.aligned(.trailing, columns: width).padded(CellInsets(left: indent, right: width > 0 ? 1 : 0)),
        text,
      ])
    }
    return TerminalBlock(column: blocks, spacing: spacing)
  }
}

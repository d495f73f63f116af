/// Finds the coverage of a shape row by row, exactly.
///
/// Each edge adds, to the pixels that it goes through, the change of the area to its right, with a sign for its
/// direction; summed up from the left these changes are the area that each pixel has within the shape. That sum is
/// cut to one at most, whatever its sign: so what counts is the winding rule of SVG 2, section 13.4.2 (`nonzero`).
/// Where contours of both directions go through one pixel, the areas are summed before they are cut.
struct OutlineScanner {
  private let outline: Outline
  /// The pixels of a row that edges go through.
  private var touched: [Range<Int>] = []
  /// The edges that reached the last row that was asked for, and how many have been met.
  private var active: [Int] = []
  private var metCount = 0
  private var lastRow = -1

  init(_ outline: Outline) {
    self.outline = outline
  }
}

extension OutlineScanner {
  /// Finds the coverage of a row; fastest from row to row.
  ///
  /// - Parameters:
  ///   - row: Which row.
  ///   - changes: Room for the changes of the area at each pixel and two behind the last one; zero before and after.
  ///   - coverage: The row to replace.
  mutating func scan(_ row: Int, changes: inout [Double], into coverage: inout CoverageRow) {
    coverage.removeAll()
    guard outline.rows.contains(row) else { return }
    advance(to: row)
    touched.removeAll(keepingCapacity: true)
    let top = Double(row)
    for index in active {
      guard let edge = outline.edges[index].clipped(from: top, to: top + 1) else { continue }
      add(edge, to: &changes)
    }
    sum(&changes, into: &coverage)
  }

  private mutating func advance(to row: Int) {
    if row < lastRow {
      active.removeAll(keepingCapacity: true)
      metCount = 0
    }
    lastRow = row
    active.removeAll { outline.edges[$0].end.y <= Double(row) }
    while metCount < outline.edges.count, outline.edges[metCount].start.y < Double(row + 1) {
      if outline.edges[metCount].end.y > Double(row) { active.append(metCount) }
      metCount += 1
    }
  }

  /// Adds the change of the area that an edge within one row makes.
  private mutating func add(_ edge: Edge, to changes: inout [Double]) {
    let height = (edge.end.y - edge.start.y) * edge.direction
    let left = min(edge.start.x, edge.end.x)
    let right = max(edge.start.x, edge.end.x)
    let first = Int(left)
    let last = max(first, Int(right.rounded(.up)) - 1)
    touch(first..<last + 1)
    if first == last {
      let middle = (left + right) / 2 - Double(first)
      changes[first] += height * (1 - middle)
      changes[first + 1] += height * middle
    } else {
      // What lies to the right of the edge in each pixel that it crosses; the part of it before a pixel's
      // right side grows linearly, and the area beside it with its square.
      let heightPerPixel = height / (right - left)
      var areaBefore = 0.0
      for x in first...last {
        let entry = max(left, Double(x)) - Double(x)
        let exit = min(right, Double(x + 1)) - Double(x)
        let before = (max(left, Double(x)) - left) * heightPerPixel
        let within = (exit - entry) * heightPerPixel
        // The pixel's area: all of what came before it, and of what lies in it what is to its right.
        let area = before + within * (1 - (entry + exit) / 2)
        changes[x] += area - areaBefore
        areaBefore = area
      }
      changes[last + 1] += height - areaBefore
    }
  }

  /// Keeps the ranges of touched pixels in order; they are few.
  private mutating func touch(_ range: Range<Int>) {
    var index = touched.count
    touched.append(range)
    while index > 0, touched[index - 1].lowerBound > range.lowerBound {
      touched[index] = touched[index - 1]
      index -= 1
    }
    touched[index] = range
  }

  /// Sums the changes up and clears them.
  private func sum(_ changes: inout [Double], into coverage: inout CoverageRow) {
    var area = 0.0
    var end = 0
    var index = 0
    let width = changes.count - 2
    while index < touched.count {
      let start = touched[index].lowerBound
      coverage.append(UInt8(coverage: area), from: end, to: start)
      // Ranges that meet or overlap are one.
      end = touched[index].upperBound
      index += 1
      while index < touched.count, touched[index].lowerBound <= end {
        end = max(end, touched[index].upperBound)
        index += 1
      }
      coverage.append(from: start, to: min(end, width)) { x in
        area += changes[x]
        changes[x] = 0
        return UInt8(coverage: area)
      }
      // The change behind the last pixel is that of the next one, be it touched or not.
      area += changes[end]
      changes[end] = 0
    }
    changes[width] = 0
    coverage.append(UInt8(coverage: area), from: end, to: width)
  }
}

extension UInt8 {
  /// A signed area in parts of 255, rounded to the nearest.
  fileprivate init(coverage area: Double) {
    self = UInt8(truncatingIfNeeded: Int32(Swift.min(abs(area), 1) * 255 + 0.5))
  }
}

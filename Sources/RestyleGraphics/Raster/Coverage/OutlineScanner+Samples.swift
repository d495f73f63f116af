extension OutlineScanner {
  /// The samples of a pixel that are within the shape.
  ///
  /// - Parameters:
  ///   - pixel: The pixel's index in its row.
  ///   - row: The row; fastest in the order of rows.
  ///   - windings: Storage for the winding number of each point; all 0 before and after the call.
  /// - Returns: The points.
  mutating func samples(of pixel: Int, row: Int, windings: inout [Int32]) -> SampleSet {
    advance(to: row)
    let count = Double(SampleSet.count)
    let top = Double(row)
    let left = Double(pixel)
    return windings.withUnsafeMutableBufferPointer { windings in
      SampleSet.places.withUnsafeBufferPointer { places in
        for index in active {
          guard let edge = outline.edges[index].clipped(from: top, to: top + 1) else { continue }
          guard min(edge.start.x, edge.end.x) < left + 1 else { continue }
          // Points at the height of the upper end count; points at the height of the lower end don't.
          let first = Int(((edge.start.y - top) * count - 0.5).rounded(.up))
          let last = Int(((edge.end.y - top) * count - 0.5).rounded(.up))
          let change = Int32(edge.direction)
          guard first < last else { continue }
          if max(edge.start.x, edge.end.x) <= left {
            for sample in first..<last { windings[sample] &+= change }
            continue
          }
          let start = Float(edge.x(at: top + (Double(first) + 0.5) / count) - left)
          let end = Float(edge.x(at: top + (Double(last) - 0.5) / count) - left)
          let step = last - first > 1 ? (end - start) / Float(last - first - 1) : 0
          for sample in first..<last {
            windings[sample] &+= start + Float(sample - first) * step <= places[sample] ? change : 0
          }
        }
      }
      let samples = SampleSet { windings[$0] != 0 }
      windings.update(repeating: 0)
      return samples
    }
  }
}

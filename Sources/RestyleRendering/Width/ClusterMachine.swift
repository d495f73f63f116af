/// The rules of ``CellCluster`` as a state machine, in which each scalar of a text is one step.
///
/// A row represents all clusters that the same scalars may follow. A step leads from a row to another one for the class
/// of the next scalar, without the many branches of the rules.
struct ClusterMachine: Sendable {
  private let classes = ScalarClass.table
  /// For each row, 256 steps, indexed by the class.
  private let steps: ConstantTable<Step>

  /// The effect of the next scalar of a text.
  struct Step: Sendable, BitwiseCopyable {
    /// From the lowest bit: the row, the number of added cells plus one, whether a cluster starts, and the kind.
    private let bits: UInt32
  }
}

/// The kind of a cluster.
package enum ClusterKind: UInt8 {
  case text, tab, lineEnd
}

extension ClusterMachine.Step {
  fileprivate init(row: Int, addedCells: Int, startsCluster: Bool, kind: ClusterKind) {
    bits =
      UInt32(UInt16(row)) | UInt32(addedCells + 1) << 16 | (startsCluster ? 1 << 18 : 0)
      | UInt32(kind.rawValue) << 19
  }

  /// The start of the row for the next scalar.
  @inline(__always)
  var row: Int { Int(bits & 0xFFFF) }

  /// The number of cells that the scalar adds to the text, from -1 to 2.
  @inline(__always)
  var addedCells: Int { Int(bits >> 16 & 3) - 1 }

  /// Whether there is a boundary before the scalar.
  @inline(__always)
  var startsCluster: Bool { bits >> 18 & 1 == 1 }

  /// The kind of the cluster that starts with the scalar.
  @inline(__always)
  var kind: ClusterKind { ClusterKind(rawValue: UInt8(bits >> 19)).unsafelyUnwrapped }
}

extension ClusterMachine {
  /// The row at the start of a text.
  static var start: Int { 0 }

  /// Returns the effect of a scalar after a row.
  @inline(__always)
  func step(_ scalar: UInt32, from row: Int) -> Step {
    steps[row + Int(ScalarClass(scalar, in: classes).bits)]
  }

  /// The machine for an ambiguous width.
  @inline(__always)
  static func machine(ambiguousWidth: Int) -> Self { ambiguousWidth == 1 ? narrow : wide }

  private static let narrow = Self(ambiguousWidth: 1)
  private static let wide = Self(ambiguousWidth: 2)

  /// Creates a machine by following the rules from the start of a text to all possible clusters.
  private init(ambiguousWidth: Int) {
    let known = ScalarClass.all
    var clusters = [CellCluster.none]
    // The start of each cluster's row, by its code.
    var rows = [Int?](repeating: nil, count: CellCluster.codeLimit)
    rows[CellCluster.none.code] = Self.start
    var steps: [Step] = []
    while steps.count < clusters.count * 256 {
      let row = steps.count
      let before = clusters[row / 256]
      steps += repeatElement(Step(row: 0, addedCells: 0, startsCluster: true, kind: .text), count: 256)
      for next in known {
        var after = before
        let joins = after.join(next, ambiguousWidth: ambiguousWidth)
        if !joins { after = CellCluster(next, ambiguousWidth: ambiguousWidth) }
        let target = rows[after.code] ?? clusters.count * 256
        if rows[after.code] == nil {
          rows[after.code] = target
          clusters.append(after)
        }
        steps[row + Int(next.bits)] = Step(
          row: target, addedCells: after.width - (joins ? before.width : 0),
          startsCluster: !joins, kind: joins ? .text : ClusterKind(next.breakClass))
      }
    }
    self.steps = ConstantTable(steps)
  }
}

extension ScalarClass {
  /// All classes of scalars.
  fileprivate static var all: [Self] { values.map(Self.init(bits:)) + [closedSyllable] }
}

extension ClusterKind {
  fileprivate init(_ first: ScalarClass.Break) {
    switch first {
    case .tab: self = .tab
    case .lineEnd, .carriageReturn, .lineFeed: self = .lineEnd
    default: self = .text
    }
  }
}

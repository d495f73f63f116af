/// The rules of ``CellCluster`` as a table, in which each scalar of a text is one step.
///
/// A row stands for all clusters that the same scalars may follow. A step leads from a row to another one by the class
/// of the next scalar, without the many branches of the rules.
struct ClusterMachine: Sendable {
  private let classes = ScalarClass.table
  /// For each row 256, by the classes.
  private let steps: ConstantTable<Step>

  /// What the next scalar of a text does.
  struct Step: Sendable, BitwiseCopyable {
    /// From the lowest bit: the row, the cells that are added and one more, whether a cluster starts, the kind.
    private let bits: UInt32
  }
}

/// What a cluster does beside taking cells.
package enum ClusterKind: UInt8 {
  case text, tab, lineEnd
}

extension ClusterMachine.Step {
  fileprivate init(row: Int, addedCells: Int, startsCluster: Bool, kind: ClusterKind) {
    bits =
      UInt32(UInt16(row)) | UInt32(addedCells + 1) << 16 | (startsCluster ? 1 << 18 : 0)
      | UInt32(kind.rawValue) << 19
  }

  /// Where the steps of the next scalar start.
  @inline(__always)
  var row: Int { Int(bits & 0xFFFF) }

  /// How many cells more the text takes than without the scalar, from -1 to 2.
  @inline(__always)
  var addedCells: Int { Int(bits >> 16 & 3) - 1 }

  /// Whether there is a boundary before the scalar.
  @inline(__always)
  var startsCluster: Bool { bits >> 18 & 1 == 1 }

  /// What the cluster does that starts with the scalar.
  @inline(__always)
  var kind: ClusterKind { ClusterKind(rawValue: UInt8(bits >> 19)).unsafelyUnwrapped }
}

extension ClusterMachine {
  /// The row before a text.
  static var start: Int { 0 }

  /// What a scalar does, by the row that the one before it led to.
  @inline(__always)
  func step(_ scalar: UInt32, from row: Int) -> Step {
    steps[row + Int(ScalarClass(scalar, in: classes).bits)]
  }

  /// The machine for an ambiguous width.
  @inline(__always)
  static func machine(ambiguousWidth: Int) -> Self { ambiguousWidth == 1 ? narrow : wide }

  private static let narrow = Self(ambiguousWidth: 1)
  private static let wide = Self(ambiguousWidth: 2)

  /// Follows the rules from what is before a text to all clusters that there can be.
  private init(ambiguousWidth: Int) {
    let known = ScalarClass.all
    var clusters = [CellCluster.none]
    // Where the row of each cluster starts, by its code.
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
  /// All classes that scalars have.
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

/// The rows that each task of a plan affects.
///
/// So the cost of a row depends only on the tasks in it, however many there are in other rows.
struct TaskSchedule: Sendable {
  /// The rows of each task; a group starts and ends in the same ones.
  private(set) var rows: [Range<Int>]
  /// The tasks in the order of their first rows, and then in drawing order.
  private(set) var order: [Int]

  init(_ tasks: [RowTask], _ shapes: [PixelShape], height: Int) {
    rows = [Range<Int>](repeating: 0..<height, count: tasks.count)
    order = []
    cutToGroups(tasks, shapes)
    cutGroups(tasks)
    order = tasks.indices.filter { !rows[$0].isEmpty }
    order.sort { (rows[$0].lowerBound, $0) < (rows[$1].lowerBound, $1) }
  }

  /// Limits tasks to the rows of the groups around them.
  private mutating func cutToGroups(_ tasks: [RowTask], _ shapes: [PixelShape]) {
    var groups: [Range<Int>] = []
    for index in tasks.indices.reversed() {
      var seen = groups.last ?? rows[index]
      if let shape = tasks[index].shape { seen = shapes[shape].rows.clamped(to: seen) }
      rows[index] = seen
      switch tasks[index] {
      case .draw: break
      case .end: groups.append(seen)
      case .begin: _ = groups.popLast()
      }
    }
  }

  /// Limits groups to the rows in which they draw something.
  private mutating func cutGroups(_ tasks: [RowTask]) {
    var groups: [(start: Int, rows: Range<Int>)] = []
    for index in tasks.indices {
      switch tasks[index] {
      case .draw: break
      case .begin:
        groups.append((index, 0..<0))
        continue
      case .end:
        guard let group = groups.popLast() else { continue }
        rows[group.start] = group.rows
        rows[index] = group.rows
      }
      guard let outer = groups.last?.rows, !rows[index].isEmpty else { continue }
      groups[groups.count - 1].rows =
        outer.isEmpty
        ? rows[index]
        : min(outer.lowerBound, rows[index].lowerBound)..<max(outer.upperBound, rows[index].upperBound)
    }
  }
}

/// The tasks that affect one row.
struct ScheduledTasks {
  /// Their indices in the plan, in order.
  private(set) var indices: [Int] = []
  /// The number of tasks that have started, and the last row.
  private var metCount = 0
  private var lastRow = -1
  /// The row in which the first of them ends.
  private var firstEnd = Int.max

  /// Advances to a row; fastest in the order of rows.
  mutating func advance(to row: Int, in schedule: TaskSchedule) {
    if row < lastRow { self = Self() }
    lastRow = row
    let isEnding = firstEnd <= row
    if isEnding { indices.removeAll { schedule.rows[$0].upperBound <= row } }
    let count = indices.count
    while metCount < schedule.order.count {
      let task = schedule.order[metCount]
      guard schedule.rows[task].lowerBound <= row else { break }
      if schedule.rows[task].upperBound > row { indices.append(task) }
      metCount += 1
    }
    // Two sorted runs, which sorting merges in linear time.
    let isStarting = indices.count > count
    if isStarting { indices.sort() }
    guard isEnding || isStarting else { return }
    firstEnd = indices.reduce(.max) { min($0, schedule.rows[$1].upperBound) }
  }
}

/// The rows that each task of a plan does something in.
///
/// So what a row costs depends on the tasks in it, however many there are in other rows.
struct TaskSchedule: Sendable {
  /// The rows of each task; a group starts and ends in the same ones.
  private(set) var rows: [Range<Int>]
  /// The tasks in the order of the first of their rows, and then their own.
  private(set) var order: [Int]

  init(_ tasks: [RowTask], _ shapes: [PixelShape], height: Int) {
    rows = [Range<Int>](repeating: 0..<height, count: tasks.count)
    order = []
    cutToGroups(tasks, shapes)
    cutGroups(tasks)
    order = tasks.indices.filter { !rows[$0].isEmpty }
    order.sort { (rows[$0].lowerBound, $0) < (rows[$1].lowerBound, $1) }
  }

  /// Cuts what is drawn to the rows that the groups around it reach.
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

  /// Cuts groups to the rows in which something is drawn in them.
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

/// The tasks that do something in one row.
struct ScheduledTasks {
  /// Their indices in the plan, in its order.
  private(set) var indices: [Int] = []
  /// How many tasks have been met, and the row up to which.
  private var metCount = 0
  private var lastRow = -1
  /// The row in which the first of them ends.
  private var firstEnd = Int.max

  /// Goes on to a row; fastest from row to row.
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
    // Two sorted runs, which are merged in linear time.
    let isStarting = indices.count > count
    if isStarting { indices.sort() }
    guard isEnding || isStarting else { return }
    firstEnd = indices.reduce(.max) { min($0, schedule.rows[$1].upperBound) }
  }
}

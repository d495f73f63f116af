import Restyle
import RestyleElements

/// What each output does with each property of a subject's style.
struct PropertyMatrix {
  /// The paths of the properties, in the order of their lists.
  private(set) var paths: [[String]] = []
  /// What is done with each path, in the order of the outputs.
  private(set) var treatments: [[String]: [Treatment]] = [:]
  /// The names of the outputs.
  private let columns: [String]

  /// Compares what outputs make of each change.
  ///
  /// - Parameters:
  ///   - subject: The elements with their changes.
  ///   - attributesOfLabels: The styles of a single attribute that labels show or report, by output; nil for labels.
  /// - Throws: What rendering throws.
  init(of subject: MatrixSubject, attributesOfLabels: [String: Set<TextStyle>]?) throws {
    columns = subject.outputs.flatMap(\.columns)
    for output in subject.outputs {
      let bases = try output.render(subject.base)
      let states = Set(output.absentStates.map { "\($0)" })
      let absent = states.union(output.absentProperties).union(subject.absentProperties)
      var columns: [[[String]: Treatment]] = output.columns.map { _ in [:] }
      for change in subject.changes {
        let changed = states.isDisjoint(with: change.path) ? try output.render(change.value) : bases
        for (index, column) in output.columns.enumerated() {
          var treatment = Treatment(of: changed[index], beside: bases[index], at: change.path)
          let isMeant =
            change.text.map { text in
              attributesOfLabels.map { $0[column]?.contains(text) == true } ?? true
            } ?? true
          if treatment == .silent, let (alternative, other) = output.alternative, column == alternative,
            let shown = output.columns.firstIndex(of: other),
            Treatment(of: changed[shown], beside: bases[shown]) == .shown
          {
            treatment = .elsewhere
          }
          // What is so anyway needn't be shown.
          if treatment == .silent,
            change.isDefault || !isMeant || !absent.isDisjoint(with: change.prefixes)
          {
            treatment = .nothing
          }
          // Two values of an attribute may look alike, as `left` and `natural` do; labels say which.
          let mayLookAlike = attributesOfLabels == nil && change.text != nil
          columns[index][change.path] = treatment.joined(
            with: columns[index][change.path], mayLookAlike: mayLookAlike)
        }
      }
      for (path, treatment) in columns.joined() { treatments[path, default: []].append(treatment) }
    }
    var seen: Set<[String]> = []
    paths = subject.changes.map(\.path).filter { seen.insert($0).inserted }
  }

  /// The styles of a single attribute that each output shows or reports in labels, by the names of columns.
  static func attributesOfLabels() throws -> [String: Set<TextStyle>] {
    let label = MatrixSubject.label
    var attributes: [String: Set<TextStyle>] = [:]
    for output in label.outputs {
      let bases = try output.render(label.base)
      for change in label.changes {
        for (column, (changed, base)) in zip(output.columns, zip(try output.render(change.value), bases))
        where Treatment(of: changed, beside: base) != .silent {
          change.text.map { _ = attributes[column, default: []].insert($0) }
        }
      }
    }
    return attributes
  }
}

extension PropertyMatrix {
  /// A table in Markdown; properties with the same cells share a row.
  var table: String {
    var rows = ["| Property | " + columns.joined(separator: " | ") + " |"]
    rows.append("|---" + String(repeating: "|---", count: columns.count) + "|")
    for (names, cells) in sharedRows {
      rows.append("| \(names) | " + cells.map(\.rawValue).joined(separator: " | ") + " |")
    }
    return rows.joined(separator: "\n")
  }

  /// Rows of properties of one owner, or of owners that are alike.
  private var sharedRows: [(names: String, cells: [Treatment])] {
    // The rows of each owner: the last names of its properties by their cells.
    var owners: [(owner: [String], rows: [(names: [String], cells: [Treatment])])] = []
    for path in paths {
      let (owner, name, cells) = (Array(path.dropLast()), path.last ?? "", treatments[path] ?? [])
      let index = owners.firstIndex { $0.owner == owner } ?? owners.endIndex
      if index == owners.endIndex { owners.append((owner, [])) }
      if let row = owners[index].rows.firstIndex(where: { $0.cells == cells }) {
        owners[index].rows[row].names.append(name)
      } else {
        owners[index].rows.append(([name], cells))
      }
    }
    var shared: [(owners: [[String]], rows: [(names: [String], cells: [Treatment])])] = []
    for (owner, rows) in owners {
      let alike = shared.firstIndex {
        $0.rows.count == rows.count
          && zip($0.rows, rows).allSatisfy { $0.names == $1.names && $0.cells == $1.cells }
      }
      if let alike { shared[alike].owners.append(owner) } else { shared.append(([owner], rows)) }
    }
    return shared.flatMap { owners, rows in
      let name = owners.map { $0.isEmpty ? "" : "`\($0.joined(separator: "."))`" }.joined(separator: ", ")
      return rows.map { names, cells in
        ((name.isEmpty ? "" : name + ": ") + names.joined(separator: ", "), cells)
      }
    }
  }
}

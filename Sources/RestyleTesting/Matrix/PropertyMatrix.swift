import Restyle

/// The treatment of each property of a subject's style by each output.
package struct PropertyMatrix {
  /// The paths of the properties, in the order of their lists.
  package private(set) var paths: [[String]] = []
  /// The treatments of each path, in the order of the outputs.
  package private(set) var treatments: [[String]: [Treatment]] = [:]
  /// The names of the outputs.
  private let columns: [String]

  /// Compares the renderings of each change.
  ///
  /// - Parameters:
  ///   - subject: The elements with their changes.
  ///   - outputs: The outputs.
  ///   - labels: The attributes that labels show; nil if the subject is labels.
  /// - Throws: Any error of rendering.
  package init(of subject: MatrixSubject, in outputs: [TestedOutput], labels: LabelAttributes?) throws {
    columns = outputs.flatMap(\.columns)
    paths = subject.changes.map(\.path).uniqued()
    let changes = Dictionary(grouping: subject.changes, by: \.path)
    for output in outputs {
      let bases = try subject.bases.mapValues { try output.render($0) }
      let states = Set(output.absentStates.map { "\($0)" })
      let absent = states.union(output.absentProperties).union(subject.absentProperties)
      // Each value is tried in labels, and in texts that an output draws in another way. For other texts and states, a
      // value with the joined cells of all values suffices, if it has the same cells there.
      let triesAll = subject.drawsTexts && !output.writesTextsAlike
      /// The treatment of an attribute in the first text.
      var usual: [String: [Treatment?]] = [:]
      for path in paths {
        var joined: [Treatment?] = output.columns.map { _ in nil }
        let own = changes[path] ?? []
        let (all, telling) = labels?.ordered(own, in: output) ?? (own, nil)
        for change in all {
          let bases = bases[change.state] ?? []
          let changed = states.isDisjoint(with: change.path) ? try output.render(change.value) : bases
          let cells = output.cells(of: changed, beside: bases, at: change)
          for (index, column) in output.columns.enumerated() {
            var treatment = cells[index]
            let isMeant = change.text.map { labels?.known[column]?.contains($0) ?? true } ?? true
            // A value that has no effect anyway needn't be shown.
            if treatment == .silent,
              change.isDefault || !isMeant || !absent.isDisjoint(with: change.prefixes)
            {
              treatment = .nothing
            }
            // Two values of an attribute may look the same, like `left` and `natural`; labels determine which.
            let mayLookAlike = labels == nil && change.text != nil
            joined[index] = treatment.joined(with: joined[index], mayLookAlike: mayLookAlike)
          }
          guard let telling else { continue }
          if change.isOfState, joined == usual[path.last ?? ""] { break }
          if !triesAll, joined == telling { break }
        }
        if let name = path.last, usual[name] == nil { usual[name] = joined }
        treatments[path, default: []] += joined.compactMap(\.self)
      }
    }
  }
}

extension TestedOutput {
  /// The treatment of a change in each column.
  func cells<Value>(
    of changed: [Rendering], beside bases: [Rendering], at change: PropertyChange<Value>
  ) -> [Treatment] {
    var cells = zip(changed, bases).map { Treatment(of: $0, beside: $1, at: change, wholes: wholeLosses) }
    if let alternative, let index = columns.firstIndex(of: alternative.column), cells[index] == .silent,
      let other = columns.firstIndex(of: alternative.of), cells[other] == .shown
    {
      cells[index] = .elsewhere
    }
    return cells
  }
}

extension PropertyMatrix {
  /// A table in Markdown, in which properties with the same cells share a row.
  package var table: String {
    var rows = ["| Property | " + columns.joined(separator: " | ") + " |"]
    rows.append("|---" + String(repeating: "|---", count: columns.count) + "|")
    for (names, cells) in sharedRows {
      rows.append("| \(names) | " + cells.map(\.rawValue).joined(separator: " | ") + " |")
    }
    return rows.joined(separator: "\n")
  }

  /// The rows of the properties of an owner, or of several owners with the same rows.
  private var sharedRows: [(names: String, cells: [Treatment])] {
    // The rows of each owner: the last names of its properties, grouped by their cells.
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

extension PropertyChange {
  /// Whether the change affects the text of a state.
  fileprivate var isOfState: Bool { state != nil && state != .normal && text != nil }
}

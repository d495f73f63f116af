import Restyle
import RestyleElements

/// The attributes that labels show: which of their values, and which value has the same treatment as all of them.
package struct LabelAttributes {
  /// The styles with a single attribute that are shown or reported, by column.
  private(set) var known: [String: Set<TextStyle>] = [:]
  /// The styles with a single attribute whose cells are the joined cells of all values, by the first column of an
  /// output and the name of the attribute.
  private var telling: [[String]: (text: TextStyle, cells: [Treatment])] = [:]

  /// - Parameter outputs: The outputs that show labels.
  /// - Throws: Any error of rendering.
  package init(in outputs: [TestedOutput]) throws {
    let label = MatrixSubject.label
    for output in outputs {
      let bases = try label.bases[nil].map { try output.render($0) } ?? []
      var values: [String: [(text: TextStyle, cells: [Treatment])]] = [:]
      for change in label.changes {
        guard let text = change.text, let name = change.path.last else { continue }
        let cells = output.cells(of: try output.render(change.value), beside: bases, at: change)
        for (column, cell) in zip(output.columns, cells) where cell != .silent && cell != .elsewhere {
          known[column, default: []].insert(text)
        }
        values[name, default: []].append((text, cells))
      }
      for (name, values) in values {
        let joined = output.columns.indices.map { index in
          values.reduce(nil as Treatment?) { $1.cells[index].joined(with: $0, mayLookAlike: true) }
        }
        telling[[output.columns[0], name]] = values.first { $0.cells == joined }
      }
    }
  }

  /// The changes of a property, with the representative one first, and its cells if there is such a change.
  func ordered(
    _ changes: [PropertyChange<any Element>], in output: TestedOutput
  ) -> (changes: [PropertyChange<any Element>], cells: [Treatment]?) {
    guard let name = changes.first?.path.last, let telling = telling[[output.columns[0], name]],
      let index = changes.firstIndex(where: { $0.text == telling.text })
    else { return (changes, nil) }
    return ([changes[index]] + changes[..<index] + changes[(index + 1)...], telling.cells)
  }
}

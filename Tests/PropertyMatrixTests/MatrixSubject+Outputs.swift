import RestyleTesting

extension MatrixSubject {
  /// The outputs that show such elements.
  var outputs: [TestedOutput] {
    let elements: [TestedOutput] = isOfDrawings ? [] : TestedOutput.ofElements
    return switch name {
    case MatrixSubject.label.name: elements + [.inline, .strings, .stringsWithoutFramework]
    case "Separator", "Background", "Row background": elements + [.drawings]
    default: elements
    }
  }
}

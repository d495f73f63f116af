import Restyle
import RestyleElements
import Testing

/// Elements within the functions of others, as deep as the data says.
@Suite("Elements held by functions")
struct DeepClosureTests {
  private static let depth = 100_000

  @Test("Elements that functions hold are released without recursion")
  func release() {
    var each = ForEach([0]) { _ in Label("core") }
    for _ in 0..<Self.depth {
      let inner = each
      each = ForEach([0]) { _ in inner }
    }
    var reader = ContextReader { _ in Label("core") }
    for _ in 0..<Self.depth {
      let inner = reader
      reader = ContextReader { _ in inner }
    }
    var both: ForEach = each
    for _ in 0..<Self.depth {
      let inner = both
      let middle = ContextReader { _ in inner }
      both = ForEach([0]) { _ in middle }
    }
    _ = (each, reader, both)
  }

  @Test("Tables within headers and cells of tables are released without recursion")
  func tables() {
    var inHeaders = Table(columns: ["core"], rows: [])
    var inCells = inHeaders
    for _ in 0..<Self.depth {
      let (header, cell) = (inHeaders, inCells)
      inHeaders = Table(columns: [Table.Column { header }], rows: [])
      inCells = Table(columns: ["core"]) { Table.Row { Table.Cell { cell } } }
    }
    _ = (inHeaders, inCells)
  }
}

import BenchmarkHarness
import Restyle
import RestyleElements
import RestyleTerminal

/// Tables, boxes and forms for a terminal, beside appending the bytes that they come to.
enum TerminalBlockBenchmarks {
  static let all: [Benchmark] = [
    table, narrowTable,
    box("terminal/box", BackgroundStyle(color: .blue, border: border)),
    box(
      "terminal/gradient-box",
      BackgroundStyle(gradient: .linear(angle: .degrees(90), colors: [.blue, .red]), border: border)),
    form, ownStyles, segments, stream, longStream,
  ]

  /// A table of files: names, numbers, and styles in two of the columns.
  private static let files: TerminalTable = {
    var table = TerminalTable(columns: [
      "Name", TerminalTable.Column("Size", alignment: .trailing), "Owner", "Kind",
      TerminalTable.Column("Changed", alignment: .trailing), "State",
    ])
    let states: [TerminalTable.Cell] = [
      "\("ok", style: TextStyle(color: .green))", "\("late", style: TextStyle(color: .red).bold)",
    ]
    table.rows = (0..<1_000).map { index in
      [
        "file-\(index * 7_919 % 10_007).swift", "\(index * 31) kB", "owner \(index % 12)",
        "\("source file", style: TextStyle(color: .gray))", "2026-\(10 + index % 3)-\(10 + index % 19)",
        states[index % 2],
      ]
    }
    return table
  }()

  private static func benchmark(_ name: String, columns: Int) -> Benchmark {
    Benchmark(name) { batch in
      var table = files
      batch.measure {
        hide(&table)
        var terminal = TerminalRenderer()
        terminal.append(block: table, columns: columns)
        keep(terminal.text)
      }
    }
    .compared(to: "append") { batch in
      var terminal = TerminalRenderer()
      terminal.append(block: files, columns: columns)
      measureAppending(terminal.text, &batch)
    }
  }

  /// The same bytes, in as many pieces as there are sequences.
  private static func measureAppending(_ text: String, _ batch: inout Batch) {
    var pieces = text.split(separator: "m", omittingEmptySubsequences: false).map { "\($0)m" }
    batch.measure {
      hide(&pieces)
      var text = ""
      for piece in pieces { text += piece }
      keep(text)
    }
  }

  private static let table = benchmark("terminal/table-1000x6", columns: 120)
  private static let narrowTable = benchmark("terminal/narrow-table-1000x6", columns: 50)

  private static let border = BorderStyle(width: 1, color: .gray, cornerRadius: 4)

  /// A box as wide as the terminal, with a text of many lines in it.
  private static func box(_ name: String, _ background: BackgroundStyle) -> Benchmark {
    var card = TerminalBox(
      String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 40), background: background,
      padding: CellInsets(horizontal: 2, vertical: 1))
    card.width = .fill
    return Benchmark(name) { [card] batch in
      var box = card
      batch.measure {
        hide(&box)
        var terminal = TerminalRenderer()
        terminal.append(block: box)
        keep(terminal.text)
      }
    }
    .compared(to: "append") { [card] batch in
      var terminal = TerminalRenderer()
      terminal.append(block: card)
      measureAppending(terminal.text, &batch)
    }
  }

  private static let settings = Form {
    for group in 0..<10 {
      Section(header: "Group \(group)") {
        for row in 0..<10 {
          Row("Setting \(row)", subtitle: "What it does") { Switch(isOn: row % 2 == 0) }
        }
      }
    }
  }

  private static let form = benchmark("terminal/form-100-rows", of: settings)

  /// Twenty buttons, each of a style that no other has.
  private static let ownStyles = benchmark("terminal/own-styles-20", of: OwnStyles())

  /// A hundred controls of three segments.
  private static let segments = benchmark(
    "terminal/segments-100",
    of: ForEach(0..<100) {
      SegmentedControl(["Day", "Week", "Month"], selectedIndex: $0 % 3).accessibilityLabel("Period")
    })

  private static func benchmark(_ name: String, of content: some Element) -> Benchmark {
    Benchmark(name) { batch in
      var content = content
      try batch.measure {
        hide(&content)
        var terminal = TerminalRenderer()
        try terminal.append(content)
        keep(terminal.text)
      }
    }
    .compared(to: "append") { batch in
      var terminal = TerminalRenderer()
      try terminal.append(content)
      measureAppending(terminal.text, &batch)
    }
  }

  /// A report of rows in chunks, beside all at once.
  private static let stream = Benchmark("terminal/stream-1k-rows") { batch in
    try batch.measure { try stream(rows: 1_000) }
  }
  .compared(to: "whole") { batch in
    try batch.measure {
      var terminal = TerminalRenderer()
      try terminal.append(Report(count: 1_000))
      keep(terminal.text)
    }
  }
  .reportingPeakMemory()

  /// However long a report is, it takes the memory of a chunk.
  private static let longStream = Benchmark("terminal/stream-100k-rows") { batch in
    try batch.measure { try stream(rows: 100_000) }
  }
  .compared(to: "hundredth") { batch in try batch.measure { try stream(rows: 1_000) } }
  .reportingPeakMemory()

  private struct Report: Element {
    let count: Int

    var body: some Element {
      ForEach(0..<count) { Row("Order \($0)", subtitle: "Shipped") { Label("Paid") }.body }
    }
  }

  private static func stream(rows: Int) throws {
    var report = TerminalStream(Report(count: rows))
    while let chunk = try report.next() { keep(chunk) }
  }
}

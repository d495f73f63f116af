import BenchmarkHarness
import Restyle
import RestyleTerminal

/// Rendering text for a terminal, and measuring and breaking it in cells.
enum TerminalBenchmarks {
  static let all: [Benchmark] =
    [runs]
    + [
      width("ascii", "The quick brown fox jumps over the lazy dog. "),
      width("cjk", "色は匂へど散りぬるを、我が世誰ぞ常ならむ。"),
      width("emoji", "👩‍🚀👍🏽🇩🇪❤️😀"),
    ] + [wrap, difference]

  private static let runs = Benchmark("terminal/1000-runs") { batch in
    var text = TextBenchmarks.words
    batch.measure {
      hide(&text)
      var terminal = TerminalRenderer()
      terminal.append(text)
      keep(terminal.text)
    }
  }
  .compared(to: "append") { batch in
    // The same bytes: each run's sequence and each run's text, as if they were known beforehand.
    var terminal = TerminalRenderer()
    terminal.append(TextBenchmarks.words)
    var pieces = terminal.text.split(separator: "m", omittingEmptySubsequences: false).map { "\($0)m" }
    batch.measure {
      hide(&pieces)
      var text = ""
      for piece in pieces { text += piece }
      keep(text)
    }
  }

  private static func width(_ name: String, _ sentence: String) -> Benchmark {
    Benchmark("terminal/width-1MB-\(name)") { batch in
      var text = megabyte(of: sentence)
      batch.measure {
        hide(&text)
        keep(text.cellWidth)
      }
    }
    .reportingRate(of: "bytes", count: megabyte(of: sentence).utf8.count)
    .compared(to: "characters") { batch in
      var text = megabyte(of: sentence)
      batch.measure {
        hide(&text)
        var count = 0
        for _ in text { count += 1 }
        keep(count)
      }
    }
  }

  private static let wrap = Benchmark("terminal/wrap-1MB") { batch in
    var text = StyledString(megabyte(of: "The quick brown fox jumps over the lazy dog. "))
    batch.measure {
      hide(&text)
      keep(CellMetrics.standard.lines(of: text, columns: 80))
    }
  }
  .compared(to: "characters") { batch in
    var text = megabyte(of: "The quick brown fox jumps over the lazy dog. ")
    batch.measure {
      hide(&text)
      var count = 0
      for _ in text { count += 1 }
      keep(count)
    }
  }

  /// Two screens of a live display, in which a clock, a bar and a few numbers go on.
  private static let difference = Benchmark("terminal/difference-80x24") { batch in
    var (old, new) = (screen(at: 1), screen(at: 2))
    batch.measure {
      hide(&old)
      hide(&new)
      keep(TerminalDifference(from: old, to: new).bytes)
    }
  }
  .compared(to: "append") { batch in
    // The bytes of the whole screen, as if they were known beforehand.
    var lines = screen(at: 2).text.split(separator: "\r\n").map { "\($0)\r\n" }
    batch.measure {
      hide(&lines)
      var text = ""
      for line in lines { text += line }
      keep(text)
    }
  }

  private static func screen(at second: Int) -> TerminalScreen {
    var screen = TerminalScreen(rows: 24)
    screen.draw(StyledString("00:00:0\(second)", style: RestyleBenchmarks.body.bold), column: 72)
    for row in 1..<23 {
      screen.draw(StyledString(TextBenchmarks.words.runs.prefix(8)), row: row, columns: 60)
      if row % 5 == 0 { screen.draw(StyledString("\(second * row)", style: .bold), row: row, column: 70) }
    }
    screen.draw(StyledString(String(repeating: "█", count: 10 * second)), row: 23)
    return screen
  }

  private static func megabyte(of sentence: String) -> String {
    String(repeating: sentence, count: 1_000_000 / sentence.utf8.count)
  }
}

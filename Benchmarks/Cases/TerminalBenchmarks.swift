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
    ] + [wrap]

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

  private static func megabyte(of sentence: String) -> String {
    String(repeating: sentence, count: 1_000_000 / sentence.utf8.count)
  }
}

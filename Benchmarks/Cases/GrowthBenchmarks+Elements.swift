import BenchmarkHarness
import Foundation
import Restyle
import RestyleElements
import RestyleEmail
import RestyleFoundation
import RestyleHTML
import RestyleMarkup
import RestyleRendering
import RestyleTerminal

extension GrowthBenchmarks {
  /// Elements and texts of many, in each output.
  static let layouts: [Benchmark] =
    outputs("rows-1k", 1_000) { count in rows(count).body }
    + outputs("columns-1k", 1_000) { count in
      Stack(.horizontal) { for number in 0..<count { Label("\(number)") } }.body
    }
    + outputs("table-columns-1k", 1_000) { count in
      let cells = (0..<count).map { DisplayText("\($0)") }
      return Table(columns: (0..<count).map { Table.Column("\($0)") }, rows: [cells, cells]).body
    }
    + outputs("table-rows-1k", 1_000) { count in
      Table(columns: ["a", "b"], rows: (0..<count).map { [DisplayText("\($0)"), "word word"] }).body
    }
    + outputs("table-spans-1k", 1_000) { count in
      Table(columns: ["a", "b", "c"]) {
        for number in 0..<count {
          Table.Row { Table.Cell("\(number)").spanning(columns: 1 + number % 2, rows: 1 + number % 3) }
        }
      }
      .body
    }
    + outputs("list-5k", 5_000) { count in
      List((0..<count).map { DisplayText("\($0)") }, isOrdered: true).body
    }
    + outputs("options-5k", 5_000) { count in
      Picker("a", (0..<count).map { Choice("\($0)") }).body
    }
    + outputs("text-runs-5k", 5_000) { count in Label(DisplayText(runs(count))).body }
    + outputs("text-words-50k", 50_000) { count in Label(String(repeating: "word ", count: count)).body }
    + outputs("text-letters-100k", 100_000) { count in Label(String(repeating: "a", count: count)).body }

  /// Texts that are read, changed and written.
  static let documents: [Benchmark] = [
    growth("growth/markdown-images-20k", 20_000) { count in
      let text = String(repeating: "![a *b*](/c.png \"d\") ", count: count)
      return { keep(Markdown(text).body) }
    },
    growth("growth/markdown-images-nested-20k", 20_000) { count in
      let text = String(repeating: "![", count: count) + String(repeating: "](/c.png)", count: count)
      return { keep(Markdown(text).body) }
    },
    growth("growth/markdown-references-20k", 20_000) { count in
      let text =
        (0..<count).map { "[a\($0)]: /b\n" }.joined() + "\n" + (0..<count).map { "[a\($0)] " }.joined()
      return { keep(Markdown(text).body) }
    },
    markdown("table-rows-10k", 10_000) { "|a|b|\n|-|-|\n" + String(repeating: "|c|\n", count: $0) },
    // Each row lacks nearly all cells.
    markdown("table-columns-2k", 2_000) { count in
      ["|a", "|-", "c\n"].map { String(repeating: $0, count: count) }.joined(separator: "\n")
    },
    markdown("table-starts-10k", 10_000) { String(repeating: "a|b\n-|-|-\n", count: $0) },
    markdown("bare-links-20k", 20_000) { String(repeating: "www.a.b/c http://d.e f@g.h ", count: $0) },
    markdown("bare-link-ends-100k", 100_000) { count in
      "www.a.b/" + ["(", ")", "&a;"].map { String(repeating: $0, count: count) }.joined()
    },
    // None of these is a link, which is seen at its end.
    markdown("bare-links-broken-20k", 20_000) { count in
      ["_www.a_b", "a@b.", " http://a_"].map { String(repeating: $0, count: count) }.joined(separator: " ")
    },
    growth("growth/attributed-written-runs-10k", 10_000) { count in
      let text = runs(count)
      return { keep(AttributedString(text)) }
    },
    growth("growth/native-runs-10k", 10_000) { count in
      let text = runs(count)
      return {
        keep(
          (try? NSAttributedString(text, with: FoundationBenchmarks.NumberedFonts())).map { StyledString($0) }
        )
      }
    },
    growth("growth/joined-runs-10k", 10_000) { count in
      let text = runs(count)
      return { keep(text.runs.map { StyledString([$0]) }.joined(separator: ", ")) }
    },
    growth("growth/text-cases-100k", 100_000) { count in
      let texts = ["ß", "α\u{301}Σ", "ǆ", "\u{301}", "a b'c "].map { String(repeating: $0, count: count) }
      return {
        for text in texts {
          for textCase in TextCase.allCases { keep(textCase.applied(to: text)) }
        }
      }
    },
    growth("growth/terminal-screens-10k", 10_000) { count in
      let screens = ["a", "b"].map { text in
        var screen = TerminalScreen(rows: count)
        for row in 0..<count { screen.draw("\(text)\(row / 2)", row: row) }
        return screen
      }
      return { keep(TerminalDifference(from: screens[0], to: screens[1])) }
    },
  ]

  /// Measures reading a document with what GitHub adds.
  private static func markdown(
    _ name: String, _ count: Int, _ text: @escaping @Sendable (Int) -> String
  ) -> Benchmark {
    growth("growth/markdown-\(name)", count) { count in
      let text = text(count)
      return { keep(Markdown(text, extensions: .gitHub).body) }
    }
  }

  /// Measures elements in each output.
  private static func outputs(
    _ name: String, _ count: Int, _ body: @escaping @Sendable (Int) -> ElementContent
  ) -> [Benchmark] {
    [
      growth("growth/html-\(name)", count) { count in
        {
          var page = HTMLRenderer()
          keep(try? page.append(body(count)))
          keep(page.html)
          keep(page.styleSheet.css)
        }
      },
      growth("growth/mail-\(name)", count) { count in { keep(try? EmailMessage(title: "") { body(count) }) }
      },
      growth("growth/terminal-\(name)", count) { count in
        {
          var terminal = TerminalRenderer()
          keep(try? terminal.block(of: body(count)))
        }
      },
    ]
  }
}

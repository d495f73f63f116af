import BenchmarkHarness
import Foundation
import Restyle
import RestyleElements
import RestyleEmail
import RestyleFoundation
import RestyleGraphics
import RestyleHTML
import RestyleMarkup
import RestyleTerminal
import RestyleTokens

extension GrowthBenchmarks {
  /// What is read, in the shapes that readers of other programs are slow for.
  static let readers: [Benchmark] = [
    growth("growth/markup-open-tags-20k", 20_000) { count in
      let text = String(repeating: "<b>", count: count) + String(repeating: "</b>", count: count)
      return { keep(try? StyledString(markup: text, tags: ["b": .style(.bold)], invalid: .keptAsText)) }
    },
    growth("growth/markdown-delimiters-50k", 50_000) { count in
      let text = String(repeating: "*a **b _c [d](", count: count / 4)
      return { keep(Markdown(text)) }
    },
    growth("growth/markdown-quotes-2k", 2_000) { count in
      let text = (0..<count).map { String(repeating: "> ", count: $0 % 50) + "- a\n" }.joined()
      return { keep(Markdown(text).body) }
    },
    growth("growth/json-runs-10k", 10_000) { count in
      let json = try? StyleJSON().data(of: runs(count))
      return { keep(json.map { try? StyleJSON().value(StyledString.self, from: $0) }) }
    },
    growth("growth/attributed-runs-10k", 10_000) { count in
      let text = AttributedString(runs(count))
      return { keep(StyledString(text)) }
    },
    growth("growth/tokens-20k", 20_000) { count in
      let json = TokenBenchmarks.tokens(count)
      return { keep((try? DesignTokens(json: json)).map { TokenDesign("Acme", $0) }) }
    },
    growth("growth/token-pointers-20k", 20_000) { count in
      let tokens = (0..<count).map { ##""t\##($0)":{"$value":{"$ref":"#/no\##($0)"}}"## }
      let json = Data("{\(tokens.joined(separator: ","))}".utf8)
      return { keep(try? DesignTokens(json: json)) }
    },
    growth("growth/token-mismatches-20k", 20_000) { count in
      let tokens = (0..<count).map {
        ##""t\##($0)":{"$type":"number","$value":{"$ref":"#/t\##($0)/$type"}},"u\##($0)":{"$value":1}"##
      }
      let json = Data("{\(tokens.joined(separator: ","))}".utf8)
      return { keep(try? DesignTokens(json: json)) }
    },
    growth("growth/token-base-names-20k", 20_000) { count in
      let json = Data(#"{"a":{"$extends":"{\#(String(repeating: "b.", count: count))c}"}}"#.utf8)
      return { keep(try? DesignTokens(json: json)) }
    },
    growth("growth/token-modifiers-4k", 4_000) { count in
      let modifiers = (0..<count).map {
        #"{"type":"modifier","name":"m\#($0)","contexts":{"a":[],"b":[]}}"#
      }
      let json = Data(
        #"{"version":"2025.10","resolutionOrder":[\#(modifiers.joined(separator: ","))]}"#.utf8)
      let resolver = try? TokenResolver(json: json)
      let input = Dictionary(uniqueKeysWithValues: (0..<count).map { ("m\($0)", "b") })
      return { keep(try? resolver?.tokens(for: input)) }
    },
    growth("growth/selectors-20k", 20_000) { count in
      let text = (0..<count).map { ".a\($0) > b:not(.c)" }.joined(separator: ", ")
      return { keep(try? CSSSelector(text)) }
    },
  ]

  /// What is written and laid out.
  static let writers: [Benchmark] = [
    growth("growth/alternating-names-4k", 4_000) { count in
      let catalog = StyleCatalog("c") {
        for number in 0..<count {
          NamedStyle(number.isMultiple(of: 2) ? "n" : "n-1", TextStyle(font: .system(size: Double(number))))
        }
      }
      return {
        var sheet = StyleSheet()
        keep(sheet.add(catalog))
      }
    },
    growth("growth/json-written-runs-10k", 10_000) { count in
      let text = runs(count)
      return { keep(try? StyleJSON().data(of: text)) }
    },
    growth("growth/mail-rows-2k", 2_000) { count in { keep(try? EmailMessage(title: "") { rows(count) }) } },
    growth("growth/terminal-rows-2k", 2_000) { count in
      {
        var terminal = TerminalRenderer()
        keep(try? terminal.block(of: rows(count)))
      }
    },
    growth("growth/terminal-word-200k", 200_000) { count in
      let word = String(repeating: "a\u{301}色", count: count / 3)
      return {
        var terminal = TerminalRenderer()
        keep(terminal.block(word, columns: 3))
      }
    },
    growth("growth/svg-boxes-20k", 20_000) { count in
      let boxes = boxes(count)
      return { keep(boxes.map { $0.svgBytes() }) }
    },
  ]

  static func runs(_ count: Int) -> StyledString {
    StyledString(
      (0..<count).map { StyledText("x", style: TextStyle(font: .system(size: Double($0 % 100 + 1)))) })
  }

  static func rows(_ count: Int) -> Section {
    Section {
      for number in 0..<count {
        Row("Title \(number)") { TextField(text: "\(number)").accessibilityLabel("Field") }
      }
    }
  }
}

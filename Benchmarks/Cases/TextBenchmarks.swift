import BenchmarkHarness
import Restyle
import RestyleHTML

/// Transforming text, and writing it as HTML.
enum TextBenchmarks {
  static let all: [Benchmark] = [
    uppercase,
    html("html/inline-1000-runs", styling: .inline),
    html("html/classes-1000-runs", styling: .classes),
  ]

  private static let uppercase = Benchmark("transform/uppercase-1kB") { batch in
    var text = StyledString(kilobyte, style: RestyleBenchmarks.body.uppercased)
    batch.measure {
      hide(&text)
      keep(text.displayText)
    }
  }
  .compared(to: "stdlib") { batch in
    var text = kilobyte
    batch.measure {
      hide(&text)
      keep(text.uppercased())
    }
  }

  private static let kilobyte = String(
    String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 23).prefix(1000)
  )

  /// A thousand words in the eight styles of an ordinary text, which take turns.
  static let words: StyledString = {
    let body = RestyleBenchmarks.body
    let styles = [
      body, body.bold, body, body.italic, body.colored(.red), body.underlined, body.resized(to: 13),
      body.bold.italic,
    ]
    let words = [
      "Design ", "systems ", "say once ", "how things ", "look & feel, ", "and ", "render ", "anywhere. ",
    ]
    return StyledString((0..<1000).map { StyledText(words[$0 % 8], style: styles[$0 % 8]) })
  }()

  private static func html(_ name: String, styling: HTMLStyling) -> Benchmark {
    Benchmark(name) { batch in
      var text = words
      batch.measure {
        hide(&text)
        var renderer = HTMLRenderer(styling: styling)
        renderer.append(text)
        keep(renderer.html)
        keep(renderer.styleSheet)
      }
    }
    .compared(to: "append") { batch in
      // The same bytes, run by run, as if each run's were known beforehand.
      var renderer = HTMLRenderer(styling: styling)
      renderer.append(words)
      var pieces = pieces(of: renderer.html)
      batch.measure {
        hide(&pieces)
        var html = ""
        for piece in pieces { html += piece }
        keep(html)
      }
    }
  }

  /// Cuts HTML behind each end of a `span`.
  static func pieces(of html: String) -> [String] {
    var pieces: [String] = []
    var rest = html[...]
    while let end = rest.firstRange(of: "</span>") {
      pieces.append(String(rest[..<end.upperBound]))
      rest = rest[end.upperBound...]
    }
    return rest.isEmpty ? pieces : pieces + [String(rest)]
  }
}

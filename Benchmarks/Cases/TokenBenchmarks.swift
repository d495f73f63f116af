import BenchmarkHarness
import Foundation
import Restyle
import RestyleTokens

/// Design tokens in and out.
enum TokenBenchmarks {
  static let all: [Benchmark] = [importing, exporting]

  /// From a file to named values and styles.
  private static let importing = Benchmark("tokens/import-5000") { batch in
    var json = file
    batch.measure {
      hide(&json)
      keep((try? DesignTokens(json: json)).map { TokenDesign("Acme", $0) })
    }
  }
  .compared(to: "parsing") { batch in
    var json = file
    batch.measure {
      hide(&json)
      keep(try? JSONSerialization.jsonObject(with: json))
    }
  }

  /// From named values and styles to a file.
  private static let exporting = Benchmark("tokens/export-5000") { batch in
    guard var design else { return }
    batch.measure {
      hide(&design)
      keep((try? TokenExport(design.catalog, values: design.values)).map { $0.tokens.json() })
    }
  }
  .compared(to: "writing") { batch in
    guard let design, let export = try? TokenExport(design.catalog, values: design.values),
      var object = try? JSONSerialization.jsonObject(with: export.tokens.json())
    else { return }
    batch.measure {
      hide(&object)
      keep(try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted]))
    }
  }

  private static let design = (try? DesignTokens(json: file)).map { TokenDesign("Acme", $0) }

  /// A thousand colours, four times as many aliases of them, lengths and text styles that use them.
  static let file: Data = tokens(5_000)

  static func tokens(_ count: Int) -> Data {
    let groups = (0..<(count / 5)).map { number in
      """
      "group\(number)": {
        "base": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.\(number), 0.5, 0.25] } },
        "accent": { "$type": "color", "$value": "{group\(number).base}", "$description": "What stands out." },
        "text": { "$type": "color", "$value": "{group\(number / 2).accent}" },
        "gap": { "$type": "dimension", "$value": { "value": \(number % 40), "unit": "px" } },
        "title": {
          "$type": "typography",
          "$value": {
            "fontFamily": ["Inter", "sans-serif"], "fontSize": { "value": \(12 + number % 20), "unit": "px" },
            "fontWeight": 600, "lineHeight": 1.25, "letterSpacing": { "value": 0, "unit": "px" }
          }
        }
      }
      """
    }
    return Data("{ \(groups.joined(separator: ",\n")) }".utf8)
  }
}

import BenchmarkHarness
import Foundation
import Restyle
import RestyleFoundation
import RestyleGraphics
import RestyleHTML
import RestyleRendering

extension GrowthBenchmarks {
  /// What single values are read from, and catalogs and styles of many.
  static let values: [Benchmark] = [
    growth("growth/urls-100k", 100_000) { count in
      let links = texts(count, ["https://a/é ", "a/\u{202E}", "\n", "a:", " "]).map { Link($0) }
      return { for link in links { keep(try? LinkTarget(link)) } }
    },
    growth("growth/colors-100k", 100_000) { count in
      let texts = texts(
        count, ["#f", "rgb(", "rgb(1 ", "rgb(0.1", " ", "/* */", "\\72 ", "red\u{301}", "hsl(1e1"])
      return { for text in texts { keep(try? Color(css: text)) } }
    },
    growth("growth/names-100k", 100_000) { count in
      let texts = texts(count, ["a-", "en-", "x-a-", "é"])
      return {
        for text in texts {
          keep(try? HTMLTag(text))
          keep(Language(tag: text).isWellFormed)
          keep(try? Font.Feature(tag: text))
        }
      }
    },
    growth("growth/image-headers-100k", 100_000) { count in
      let jpeg: [UInt8] = [0xFF, 0xD8] + repeated([0xFF, 0xE0, 0, 2], count)
      let avif: [UInt8] = bytes("\0\0\0\u{10}ftypavif\0\0\0\0") + repeated(bytes("\0\0\0\u{8}free"), count)
      let svgs = ["<svg a='1'", "<svg ", "<!-- -->", "<?a?>", "<!DOCTYPE [", "<svg width='1"]
      let files = [jpeg, avif] + svgs.map { bytes("<svg " + String(repeating: $0, count: count)) }
      return { for file in files { keep(try? ImageHeader(file)) } }
    },
    growth("growth/json-catalog-2k", 2_000) { count in
      let catalog = StyleCatalog("c") {
        for number in 0..<count { NamedStyle("n\(number)", TextStyle(font: .system(size: Double(number)))) }
      }
      let json = try? StyleJSON().data(of: catalog, for: TraitCollection())
      return { keep(json.map { try? StyleJSON().catalog(from: $0) }) }
    },
    growth("growth/json-attributes-10k", 10_000) { count in
      let members = (0..<count).map { "\"a\($0)\":\($0)" }.joined(separator: ",")
      let json = Data("{\(members)}".utf8)
      return { keep(try? StyleJSON(unknownAttributes: .keep).value(TextStyle.self, from: json)) }
    },
    growth("growth/json-nested-50k", 50_000) { count in
      let json = Data((String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8)
      return { keep(try? StyleJSON().value(TextStyle.self, from: json)) }
    },
    growth("growth/differences-20k", 20_000) { count in
      let styles = [1, 2].map { size in
        BackgroundStyle(
          color: .red, shadows: (0..<count).map { ShadowStyle(color: .black, y: Double($0), blur: size) })
      }
      return { styles[0].visitDifferences(from: styles[1]) { path, values in keep((path, values.count)) } }
    },
    growth("growth/swift-source-500", 500) { count in
      let style = buttons(count, size: 1)
      return { keep(style.debugDescription) }
    },
    growth("growth/swift-source-features-10k", 10_000) { count in
      let style = TextStyle(font: Font(size: 1, features: Font.Features(tags(count))))
      return { keep(style.debugDescription) }
    },
    growth("growth/hash-display-list-100k", 100_000) { count in
      let boxes = boxes(count)
      return { keep(boxes.hashValue) }
    },
    growth("growth/hash-groups-100k", 100_000) { count in
      let operations = repeated([DisplayList.Operation.begin(.init(opacity: 0.5))], count)
      let groups = try? DisplayList(
        width: 1, height: 1, operations: operations + repeated([.end], count))
      return {
        keep(groups.hashValue)
        keep(groups?.svgBytes())
        keep(groups.map { PNGImage($0).bytes })
      }
    },
    growth("growth/swatches-1k", 1_000) { count in
      let catalog = StyleCatalog("c") {
        for number in 0..<count {
          NamedStyle("n\(number)", BackgroundStyle(color: Color(hex: UInt32(number))))
        }
      }
      return { keep(try? SwatchSheet(catalog, for: TraitCollection()).drawn()) }
    },
  ]

  private static func texts(_ count: Int, _ parts: [String]) -> [String] {
    parts.map { String(repeating: $0, count: count) }
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func repeated<Element>(_ elements: [Element], _ count: Int) -> [Element] {
    Array((0..<count).map { _ in elements }.joined())
  }

  /// A style that has one of its own for many sets of states.
  private static func buttons(_ count: Int, size: Double) -> ButtonStyle {
    var style = ButtonStyle(normal: ButtonStateStyle(text: TextStyle(font: .system(size: size))))
    for number in 1..<max(count, 2) {
      style = style.restyled(for: ControlState(rawValue: UInt16(number))) {
        $0.text.kern = Double(number) * size
      }
    }
    return style
  }
}

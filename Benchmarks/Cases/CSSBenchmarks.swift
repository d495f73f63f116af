import BenchmarkHarness
import Restyle
import RestyleHTML

#if canImport(CZlib)
  import CZlib
#endif

#if canImport(DesignSystems)
  import DesignSystems
#endif

/// Writing whole design systems as CSS.
enum CSSBenchmarks {
  static let all: [Benchmark] = [prepared, newCatalog, themeDifference, designSystem, stream]

  /// A catalog that a page borrows from a stylesheet that is ready, and so only looks up.
  private static let prepared = Benchmark("css/catalog-prepared") { batch in
    var styleSheet = StyleSheet()
    styleSheet.add(system)
    var prepared = PreparedStyleSheet(styleSheet)
    batch.measure {
      hide(&prepared)
      var styleSheet = StyleSheet(extending: prepared)
      keep(styleSheet.add(system))
      keep(styleSheet.css)
    }
  }
  .compared(to: "append", body: append)

  /// A catalog whose styles nobody has written yet.
  private static let newCatalog = Benchmark("css/new-catalog") { batch in
    var color = 0
    batch.measure {
      hide(&color)
      color += 1
      let defaults = DefaultStyling.system.restyled { defaults in
        let tint = Color(hex: UInt32(color & 0xFFFFFF))
        defaults.text.color = tint
        defaults.detailText.color = tint
        defaults.titleSubtitle.title.color = tint
        defaults.button = defaults.button.allRestyled { $0.text.color = tint }
        defaults.barButton = defaults.barButton.allRestyled { $0.text.color = tint }
        defaults.segmentedControl = defaults.segmentedControl.allRestyled { $0.text.color = tint }
        defaults.field.cursorColor = tint
        defaults.switch.onTintColor = tint
        defaults.sectionGrouped = defaults.sectionGrouped.restyled { $0.header.text.color = tint }
        defaults.sectionPlain = defaults.sectionPlain.restyled { $0.header.text.color = tint }
        defaults.formGrouped = defaults.formGrouped.restyled { $0.background.color = tint }
        defaults.formPlain = defaults.formPlain.restyled { $0.background.color = tint }
        defaults.sectionBackground.color = tint
        defaults.sectionBackgroundSelected.color = tint
      }
      keep(css(of: StyleCatalog("new", defaults: defaults)))
    }
  }
  .compared(to: "append", body: append)

  /// The stylesheets of whole design systems, whose rules are shared, with how long they are.
  private static let designSystem: Benchmark = {
    let benchmark = Benchmark("css/design-system") { batch in
      var catalogs = catalogs
      batch.measure {
        hide(&catalogs)
        for catalog in catalogs { keep(css(of: catalog)) }
      }
    }
    .compared(to: "append") { batch in
      var pieces = catalogs.map { Self.pieces(of: css(of: $0)) }
      batch.measure {
        hide(&pieces)
        for pieces in pieces {
          var css = ""
          for piece in pieces { css += piece }
          keep(css)
        }
      }
    }
    return catalogs.reduce(benchmark) { $0.noting($1.name, size(of: css(of: $1))) }
  }()

  /// The stylesheet of a design system in chunks, beside all at once.
  private static let stream = Benchmark("css/stream") { batch in
    var sheet = themable
    batch.measure {
      hide(&sheet)
      var css = CSSStream(sheet)
      while let chunk = css.next() { keep(chunk) }
    }
  }
  .compared(to: "whole") { batch in
    var sheet = themable
    batch.measure {
      hide(&sheet)
      keep(sheet.css)
    }
  }
  .reportingPeakMemory()

  /// The design systems that are measured.
  static let catalogs: [StyleCatalog] = {
    #if canImport(DesignSystems)
      [.system, .material, .primer]
    #else
      [StyleCatalog("System", defaults: .system)]
    #endif
  }()

  /// How long a text is, and how long as servers send it.
  private static func size(of text: String) -> String {
    var text = text
    let plain = "\(text.utf8.count) bytes"
    #if canImport(CZlib)
      let compressed = text.withUTF8 { bytes in
        var count = compressBound(UInt(bytes.count))
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(count)) { result in
          compress2(result.baseAddress, &count, bytes.baseAddress, UInt(bytes.count), 9) == Z_OK ? count : nil
        }
      }
      // Of the format zlib; gzip has a header of twelve bytes more.
      if let compressed { return "\(plain), \(compressed + 12) as gzip" }
    #endif
    return plain
  }

  /// What a catalog looks like in a theme, added to a stylesheet that has the catalog.
  private static let themeDifference = Benchmark("css/theme-difference") { batch in
    var sheet = themable
    batch.measure {
      hide(&sheet)
      var page = sheet
      page.add(theme: theme, to: .attribute("data-theme", equals: "b"))
      keep(page.css)
    }
  }
  .compared(to: "append") { batch in
    var sheet = themable
    sheet.add(theme: theme, to: .attribute("data-theme", equals: "b"))
    var pieces = pieces(of: sheet.css)
    batch.measure {
      hide(&pieces)
      var css = ""
      for piece in pieces { css += piece }
      keep(css)
    }
  }

  /// A stylesheet with what is built on the defaults.
  private static let themable: StyleSheet = {
    var sheet = StyleSheet()
    sheet.add(StyleCatalog("system", defaults: .defaults))
    return sheet
  }()

  private static let theme = DefaultStyling.system.restyled {
    $0.text.color = .systemIndigo
    $0.button = $0.button.allRestyled { $0.text.color = .systemIndigo }
    $0.field.cursorColor = .systemIndigo
  }

  /// The same bytes, declaration by declaration, as if each were known beforehand.
  private static func append(_ batch: inout Batch) {
    var pieces = pieces(of: css(of: system))
    batch.measure {
      hide(&pieces)
      var css = ""
      for piece in pieces { css += piece }
      keep(css)
    }
  }

  private static let system = StyleCatalog("system", defaults: .system)

  private static func css(of catalog: StyleCatalog) -> String {
    var sheet = StyleSheet()
    sheet.add(catalog)
    return sheet.css
  }

  /// Cuts CSS behind each declaration.
  private static func pieces(of css: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in css {
      piece.append(character)
      if character == ";" || character == "}" {
        pieces.append(piece)
        piece = ""
      }
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }
}

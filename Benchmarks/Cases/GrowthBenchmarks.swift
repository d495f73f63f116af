import BenchmarkHarness
import Restyle
import RestyleElements
import RestyleEmail
import RestyleGraphics
import RestyleHTML
import RestyleRendering
import RestyleTerminal

/// What hostile input could make slow: each case takes some ten times what a tenth of it takes, and not a hundred.
enum GrowthBenchmarks {
  static let all = attacks + readers + writers + values + documents + layouts

  private static let attacks: [Benchmark] = [
    growth("growth/direction-marks-100k", 100_000) { count in
      let text = String(repeating: "\u{202A}", count: count) + String(repeating: "\u{2069}", count: count)
      return {
        var page = HTMLRenderer()
        page.append(StyledText(text, style: RestyleBenchmarks.body))
        keep(page.html)
      }
    },
    growth("growth/greek-runs-10k", 10_000) { count in
      let styles = [RestyleBenchmarks.body.uppercased, RestyleBenchmarks.body.uppercased.bold]
      let text = StyledString(
        (0..<count).map { StyledText($0.isMultiple(of: 2) ? "α" : "\u{301}", style: styles[$0 % 2]) })
      return { keep(text.displayText) }
    },
    growth("growth/bad-links-20k", 20_000) { count in
      let text = StyledString((0..<count).map { StyledText("x", style: linked(to: "javascript:\($0)")) })
      return {
        var page = HTMLRenderer()
        page.append(text)
        keep(page.problems)
      }
    },
    growth("growth/bad-link-paragraphs-20k", 20_000) { count in
      let texts = (0..<count).map { StyledText("x", style: linked(to: "javascript:\($0)")) }
      return {
        var page = HTMLRenderer()
        for text in texts { page.append(text, as: .paragraph) }
        keep(page.problems)
      }
    },
    growth("growth/bad-images-20k", 20_000) { count in
      let styles = (0..<count).map { BackgroundStyle(image: Image(url: "ftp://\($0)")) }
      return {
        var sheet = StyleSheet()
        for style in styles { keep(sheet.classNames(for: style)) }
        keep(sheet.problems)
      }
    },
    growth("growth/font-features-100k", 100_000) { count in
      let features = tags(count)
      return {
        let set = Font.Features(features)
        keep(set.merging(set))
      }
    },
    growth("growth/equal-links-20k", 20_000) { count in
      // The same characters, each written in its own way.
      let links = (0..<count).map { number in
        Link((0..<16).map { number >> $0 & 1 == 1 ? "\u{E9}" : "e\u{301}" }.joined())
      }
      return { keep(Set(links)) }
    },
    growth("growth/maps-10k", 10_000) { count in
      let base = TraitStyle<TextStyle> { TextStyle(numberOfLines: $0.isCompact ? 2 : 1) }
      return {
        let style = (0..<count).reduce(base) { style, _ in style.map { $0 } }
        keep(style.style(from: TraitCollection()))
      }
    },
    growth("growth/held-contents-10k", 10_000) { count in
      {
        var content = Label("core").body
        for _ in 0..<count {
          let inner = content
          content = ContextReader { _ in inner }.body
        }
        keep(content)
      }
    },
    growth("growth/png-boxes-100k", 100_000) { count in
      let boxes = boxes(count)
      return { keep(boxes.map { PNGImage($0).bytes }) }
    },
    growth("growth/terminal-bad-links-20k", 20_000) { count in
      let labels = (0..<count).map {
        Label(DisplayText(StyledString("x", style: linked(to: "javascript:\($0)"))))
      }
      return {
        var terminal = TerminalRenderer()
        keep(try? terminal.block(of: Stack { for label in labels { label } }))
        keep(terminal.problems)
      }
    },
    growth("growth/closed-directions-100k", 100_000) { count in
      let text = String(repeating: "\n\u{2066}", count: count)
      return {
        var page = HTMLRenderer()
        page.append(StyledText(text, style: RestyleBenchmarks.body))
        keep(page.html)
      }
    },
    growth("growth/mail-cell-64k", 64_000) { count in
      let text = DisplayText(String(repeating: "word ", count: count))
      return { keep(try? EmailMessage(title: "") { Table(columns: ["a"], rows: [[text]]) }) }
    },
    growth("growth/design-values-16k", 16_000) { count in
      var values = DesignValues("d")
      for number in 0..<count { values.colors.append(NamedValue("same", Color(hex: UInt32(number)))) }
      let all = values
      return {
        var sheet = StyleSheet()
        keep(sheet.add(all))
      }
    },
    growth("growth/font-faces-8k", 8_000) { count in
      let faces = (0..<count).map { FontFace("f", sources: [.url("/\($0).woff2")]) }
      return {
        var sheet = StyleSheet()
        for face in faces { sheet.add(face) }
        keep(sheet)
      }
    },
    growth("growth/composed-stylers-20k", 20_000) { count in
      let step = Styler<TextStyle> { $0.kern += 1 }
      return {
        let styler = (0..<count).reduce(Styler<TextStyle>.identity) { styler, _ in styler <> step }
        keep(styler.apply(to: TextStyle()))
      }
    },
    growth("growth/nested-stylers-100k", 100_000) { count in
      let step = Styler<TextStyle> { $0.kern += 1 }
      return {
        let styler = (0..<count).reduce(step) { styler, _ in styler.pullback(\.self) }
        keep(styler.apply(to: TextStyle()))
      }
    },
    growth("growth/ragged-table-2k", 2_000) { count in
      let columns = (0..<8).map { Table.Column("\($0)") }
      let rows = (0..<count).map { row in (0...row % 8).map { DisplayText("\($0)") } }
      return {
        var terminal = TerminalRenderer()
        keep(try? terminal.block(of: Table(columns: columns, rows: rows)))
      }
    },
  ]

  /// Round boxes that overlap, so many that some forty lie over each pixel.
  static func boxes(_ count: Int) -> DisplayList? {
    let side = (Double(count) * 10).squareRoot().rounded()
    return try? DisplayList(width: side, height: side, for: TraitCollection()) { canvas in
      for index in 0..<count {
        // A sequence that fills the square evenly (the fractions of multiples of irrational numbers).
        let x = (Double(index) * 0.754_877_666_2).truncatingRemainder(dividingBy: 1) * (side - 20)
        let y = (Double(index) * 0.569_840_290_9).truncatingRemainder(dividingBy: 1) * (side - 20)
        let style = BackgroundStyle(
          color: Color(hex: UInt32(index * 7_919 & 0xFFFFFF), alpha: index.isMultiple(of: 2) ? 1 : 0.5),
          border: BorderStyle(cornerRadius: 6))
        canvas.draw(style, in: Rect(x: x, y: y, width: 20, height: 20))
      }
    }
  }

  /// Measures what `prepare` returns for a count, and for a tenth of it.
  static func growth(
    _ name: String, _ count: Int, _ prepare: @escaping @Sendable (Int) -> () -> Void
  ) -> Benchmark {
    Benchmark(name) { batch in
      let run = prepare(count)
      batch.measure { run() }
    }
    .compared(to: "tenth") { batch in
      let run = prepare(count / 10)
      batch.measure { run() }
    }
  }

  private static func linked(to target: String) -> TextStyle {
    RestyleBenchmarks.body.restyled { $0.link = Link(target) }
  }

  /// Features of different tags, the last ones first.
  static func tags(_ count: Int) -> [Font.Feature] {
    (0..<count).reversed().compactMap { number in
      let digits = [number / 9025 % 95, number / 95 % 95, number % 95].map { UInt8(0x20 + $0) }
      return try? Font.Feature(tag: "x" + String(decoding: digits, as: UTF8.self))
    }
  }
}

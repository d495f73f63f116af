import BenchmarkHarness
import Restyle
import RestyleElements
import RestyleHTML

/// Building interfaces, rendering them as HTML, and changing their theme.
enum ElementBenchmarks {
  static let all: [Benchmark] =
    [10, 1_000, 100_000].map { form(rows: $0) } + [prepared, text, themeSwap]

  /// A row of each kind, and so all styles of the form.
  private static let kindsOfRows = 3

  /// Builds a form and renders it.
  ///
  /// Beside it, `append` appends the same bytes, tag by tag and text by text, as if each were known beforehand;
  /// `by-hand` is a program that knows the markup by heart, and escapes the texts. The cost of a row is that beyond
  /// a form that has one of each kind, since a page pays for its styles once.
  private static func form(rows: Int) -> Benchmark {
    Benchmark("elements/form-\(rows)-rows") { batch in try render(rows: rows, &batch) }
      .compared(to: "append") { batch in try append(rows: rows, &batch) }
      .compared(to: "by-hand") { batch in
        var form = HandWrittenForm(rows: rows)
        guard form.html == (try html(rows: rows)) else { throw Difference() }
        batch.measure {
          hide(&form)
          keep(form.html)
        }
      }
      .compared(to: "\(kindsOfRows)-rows") { batch in try render(rows: kindsOfRows, &batch) }
      .reportingCost(per: "row", count: rows, beyond: "\(kindsOfRows)-rows", count: kindsOfRows)
      .reportingPeakMemory()
  }

  private static func render(rows: Int, _ batch: inout Batch) throws {
    var rows = rows
    try batch.measure {
      hide(&rows)
      var renderer = HTMLRenderer()
      try renderer.append(SettingsForm(rows: rows))
      keep(renderer.html)
      keep(renderer.styleSheet)
    }
  }

  /// Renders a short page whose stylesheet is ready: beyond its rows, it costs what a page costs that a server sends.
  private static let prepared = Benchmark("elements/form-10-rows-prepared") { batch in
    try renderPrepared(rows: 10, &batch)
  }
  .compared(to: "by-hand") { batch in
    var form = HandWrittenForm(rows: 10)
    batch.measure {
      hide(&form)
      keep(form.html)
    }
  }
  .compared(to: "\(kindsOfRows)-rows") { batch in try renderPrepared(rows: kindsOfRows, &batch) }
  .reportingCost(per: "row", count: 10, beyond: "\(kindsOfRows)-rows", count: kindsOfRows)

  /// Renders a label of a thousand runs in eight styles.
  private static let text = Benchmark("elements/text-1000-runs") { batch in
    var text = TextBenchmarks.words
    try batch.measure {
      hide(&text)
      var renderer = HTMLRenderer()
      try renderer.append(Label(text, style: RestyleBenchmarks.body))
      keep(renderer.html)
      keep(renderer.styleSheet)
    }
  }
  .compared(to: "append") { batch in
    var renderer = HTMLRenderer()
    try renderer.append(Label(TextBenchmarks.words, style: RestyleBenchmarks.body))
    var pieces = TextBenchmarks.pieces(of: renderer.html)
    batch.measure {
      hide(&pieces)
      var html = ""
      for piece in pieces { html += piece }
      keep(html)
    }
  }

  private static func renderPrepared(rows: Int, _ batch: inout Batch) throws {
    var rows = rows
    var sample = HTMLRenderer()
    try sample.append(SettingsForm(rows: 10))
    var prepared = PreparedStyleSheet(sample.styleSheet)
    try batch.measure {
      hide(&rows)
      hide(&prepared)
      var renderer = HTMLRenderer(styleSheet: StyleSheet(extending: prepared))
      try renderer.append(SettingsForm(rows: rows))
      keep(renderer.html)
      keep(renderer.styleSheet)
    }
  }

  /// Renders a page of a thousand rows again with other defaults, and lists the rules that changed.
  private static let themeSwap = Benchmark("elements/theme-swap-1000") { batch in
    var page = try LivePage(SettingsForm(rows: 1_000), in: ElementContext(defaults: .system))
    let themes = [ElementContext(defaults: .warm), ElementContext(defaults: .system)]
    var turn = 0
    try batch.measure {
      keep(try page.update(in: themes[turn % 2]))
      turn += 1
    }
  }
  .compared(to: "append") { batch in try append(rows: 1_000, &batch) }
  .reportingPeakMemory()

  private static func append(rows: Int, _ batch: inout Batch) throws {
    var pieces = try html(rows: rows).tagsAndTexts
    batch.measure {
      hide(&pieces)
      var html = ""
      for piece in pieces { html += piece }
      keep(html)
    }
  }

  private static func html(rows: Int) throws -> String {
    var renderer = HTMLRenderer()
    try renderer.append(SettingsForm(rows: rows))
    return renderer.html
  }

  /// What is written by hand isn't what is rendered.
  private struct Difference: Error, CustomStringConvertible {
    var description: String {
      "HandWrittenForm writes other bytes than are rendered; it has to follow the renderer"
    }
  }
}

/// Rows of an ordinary settings form, in turn: a switch, a field, a link.
struct SettingsForm: Element {
  var rows: Int

  var body: some Element {
    Form(submission: Form.Submission(to: "/settings")) {
      Section(header: "Settings", footer: "Changes apply to all of your devices.") {
        ForEach(0..<rows) { index in
          switch index % 3 {
          case 0:
            Row("Notifications", subtitle: "Sounds & badges") {
              Switch(isOn: index.isMultiple(of: 2), name: "notifications")
            }
          case 1:
            Row { TextField("Name", text: "Blob", placeholder: "Your name", name: "name") }
          default:
            Row("About this device", action: .follow("/about"))
          }
        }
      }
      Button("Save", action: .submit)
    }
  }
}

extension DefaultStyling {
  /// The system's defaults in other colours.
  fileprivate static let warm = DefaultStyling.system.restyled {
    $0.text.color = .systemBrown
    $0.field.text.color = .systemBrown
    $0.titleSubtitle.title.color = .systemBrown
    $0.switch.onTintColor = .systemOrange
    $0.button = $0.button.allRestyled { $0.text.color = .systemOrange }
    $0.formGrouped = $0.formGrouped.restyled { $0.background.color = .systemYellow }
  }
}

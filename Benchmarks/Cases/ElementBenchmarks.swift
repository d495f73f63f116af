import BenchmarkHarness
import Restyle
import RestyleElements
import RestyleHTML

/// Building interfaces, rendering them as HTML, and changing their theme.
enum ElementBenchmarks {
  static let all: [Benchmark] =
    [10, 1_000, 100_000].map { form(rows: $0) } + [themeSwap]

  /// Builds a form and renders it, beside appending the same bytes row by row.
  private static func form(rows: Int) -> Benchmark {
    Benchmark("elements/form-\(rows)-rows") { batch in
      var rows = rows
      try batch.measure {
        hide(&rows)
        var renderer = HTMLRenderer()
        try renderer.append(SettingsForm(rows: rows))
        keep(renderer.html)
        keep(renderer.styleSheet)
      }
    }
    .compared(to: "append") { batch in
      var renderer = HTMLRenderer()
      try renderer.append(SettingsForm(rows: rows))
      var pieces = pieces(of: renderer.html)
      batch.measure {
        hide(&pieces)
        keep(appending(pieces))
      }
    }
    .reportingPeakMemory()
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
  .compared(to: "append") { batch in
    let page = try LivePage(SettingsForm(rows: 1_000), in: ElementContext(defaults: .system))
    var pieces = pieces(of: page.html)
    batch.measure {
      hide(&pieces)
      keep(appending(pieces))
    }
  }
  .reportingPeakMemory()

  private static func appending(_ pieces: [String]) -> String {
    var html = ""
    for piece in pieces { html += piece }
    return html
  }

  /// Cuts HTML behind each end of a row.
  private static func pieces(of html: String) -> [String] {
    var pieces: [String] = []
    var rest = html[...]
    while let end = rest.firstRange(of: "</li>") {
      pieces.append(String(rest[..<end.upperBound]))
      rest = rest[end.upperBound...]
    }
    return pieces + [String(rest)]
  }
}

/// Rows of an ordinary settings form, in turn: a switch, a field, a link.
private struct SettingsForm: Element {
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

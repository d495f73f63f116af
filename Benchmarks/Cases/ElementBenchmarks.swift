import BenchmarkHarness
import Restyle
import RestyleElements
import RestyleHTML

/// Building interfaces, rendering them as HTML, and changing their theme.
enum ElementBenchmarks {
  static let all: [Benchmark] =
    [10, 1_000, 100_000].map { form(rows: $0) } + [themeSwap]

  /// Builds a form and renders it.
  ///
  /// Beside it, `append` writes the same bytes as a program does that knows its markup by heart: rows piece by
  /// piece, with each text and value escaped; `copy` only copies rows that are finished already.
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
      var pieces = try MarkupPiece.pieces(of: html(rows: rows))
      batch.measure {
        hide(&pieces)
        keep(MarkupPiece.html(of: pieces))
      }
    }
    .compared(to: "copy") { batch in
      var rows = rowTexts(of: try html(rows: rows))
      batch.measure {
        hide(&rows)
        var html = ""
        for row in rows { html += row }
        keep(html)
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
    var pieces = try MarkupPiece.pieces(of: html(rows: 1_000))
    batch.measure {
      hide(&pieces)
      keep(MarkupPiece.html(of: pieces))
    }
  }
  .reportingPeakMemory()

  private static func html(rows: Int) throws -> String {
    var renderer = HTMLRenderer()
    try renderer.append(SettingsForm(rows: rows))
    return renderer.html
  }

  /// Cuts HTML behind each end of a row.
  private static func rowTexts(of html: String) -> [String] {
    var rows: [String] = []
    var rest = html[...]
    while let end = rest.firstRange(of: "</li>") {
      rows.append(String(rest[..<end.upperBound]))
      rest = rest[end.upperBound...]
    }
    return rows + [String(rest)]
  }
}

/// A piece of HTML: markup that a program knows, or a text or a value that it escapes.
private struct MarkupPiece {
  let text: String
  let isEscaped: Bool

  /// Cuts HTML at the bounds of texts and of the attributes' values.
  static func pieces(of html: String) throws -> [MarkupPiece] {
    var pieces: [MarkupPiece] = []
    // Tags have the odd places between marks of their values, texts stand between tags.
    for part in html.split(separator: ">", omittingEmptySubsequences: true) {
      let tagStart = part.firstIndex(of: "<") ?? part.startIndex
      add(part[..<tagStart], isEscaped: true)
      let values = part[tagStart...].split(separator: "\"", omittingEmptySubsequences: false)
      for (index, value) in values.enumerated() {
        if index % 2 == 0 {
          let end = index == values.count - 1 ? ">" : "\""
          add((index > 0 ? "\"" : "") + value + end, isEscaped: false)
        } else {
          add(value, isEscaped: true)
        }
      }
    }
    func add(_ text: Substring, isEscaped: Bool) {
      guard !text.isEmpty else { return }
      pieces.append(
        MarkupPiece(text: String(isEscaped ? text.replacing("&amp;", with: "&") : text), isEscaped: isEscaped)
      )
    }
    guard Self.html(of: pieces) == html else { throw Difference() }
    return pieces
  }

  /// The pieces don't come to the same bytes.
  private struct Difference: Error {}

  static func html(of pieces: [MarkupPiece]) -> String {
    var html = ""
    for piece in pieces {
      if piece.isEscaped {
        append(piece.text, escapedTo: &html)
      } else {
        html += piece.text
      }
    }
    return html
  }

  private static func append(_ text: String, escapedTo html: inout String) {
    guard text.utf8.contains(where: { marks.contains($0) }) else {
      html += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }

  private static let marks = Array("&<>\"'".utf8)
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

/// The settings form of the benchmarks as a program writes it that knows its markup by heart: literals in between,
/// and each text escaped.
struct HandWrittenForm {
  var rows: Int

  var html: String {
    var html = ""
    html += #"<form action="/settings" method="post" class="s0"><fieldset class="s1__section""#
    html += #" aria-labelledby="e0"><div class="s1__header"><h2 id="e0" class="s1__header-text">"#
    html += escaped("SETTINGS")
    html += #"</h2></div><ul role="list" class="s2">"#
    for index in 0..<rows { appendRow(index, to: &html) }
    html += #"</ul><div class="s1__footer"><p class="s1__footer-text">"#
    html += escaped("Changes apply to all of your devices.")
    html += #"</p></div></fieldset><button class="s10" type="submit"><span class="s10__title">"#
    html += escaped("Save")
    html += "</span></button></form>"
    return html
  }

  private func appendRow(_ index: Int, to html: inout String) {
    let identifier = String(index + 1)
    html += #"<li class="s1__row s1__"#
    html += index == 0 ? "top" : index == rows - 1 ? "bottom" : "middle"
    html += #"">"#
    switch index % 3 {
    case 0:
      html += #"<div class="s3"><label class="s3__title" for="e"#
      html += identifier
      html += #"">"#
      html += escaped("Notifications")
      html += #"</label><span class="s3__subtitle">"#
      html += escaped("Sounds & badges")
      html += #"</span></div><span class="s4"></span><input type="checkbox" role="switch" id="e"#
      html += identifier
      html += #"" class="s5" name=""#
      html += escaped("notifications")
      html += index.isMultiple(of: 2) ? #"" checked></li>"# : #""></li>"#
    case 1:
      html += #"<div class="s6"><label for="e"#
      html += identifier
      html += #"" class="s7">"#
      html += escaped("Name")
      html += #"</label><input type="text" enterkeyhint="done" id="e"#
      html += identifier
      html += #"" class="s8" name=""#
      html += escaped("name")
      html += #"" value=""#
      html += escaped("Blob")
      html += #"" placeholder=""#
      html += escaped("Your name")
      html += #""></div></li>"#
    default:
      html += #"<div class="s3"><span class="s3__title" id="e"#
      html += identifier
      html += #""><a class="s9" href=""#
      html += escaped("/about")
      html += #"">"#
      html += escaped("About this device")
      html += #"</a></span></div><span class="s4"></span></li>"#
    }
  }

  private func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { Self.marks.contains($0) }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let marks = Array("&<>\"'".utf8)
}

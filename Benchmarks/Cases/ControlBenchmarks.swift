import BenchmarkHarness
import Restyle
import RestyleElements
import RestyleHTML

/// Pages with the controls that forms need.
enum ControlBenchmarks {
  static let all: [Benchmark] = [page]

  /// Renders a page with each kind of control a hundred times, with its stylesheet.
  ///
  /// Beside it, `append` appends the same bytes, tag by tag and text by text, as if each were known beforehand.
  private static let page = Benchmark("elements/page-with-controls") { batch in
    var count = 100
    try batch.measure {
      hide(&count)
      var renderer = HTMLRenderer()
      try renderer.append(Questionnaire(count: count))
      keep(renderer.html)
      keep(renderer.styleSheet)
    }
  }
  .compared(to: "append") { batch in
    var renderer = HTMLRenderer()
    try renderer.append(Questionnaire(count: 100))
    var pieces = renderer.html.tagsAndTexts
    batch.measure {
      hide(&pieces)
      var html = ""
      for piece in pieces { html += piece }
      keep(html)
    }
  }
  .reportingPeakMemory()
}

/// Each kind of control, a number of times.
private struct Questionnaire: Element {
  var count: Int

  var body: some Element {
    Form(submission: Form.Submission(to: "/answers", sendsFiles: true)) {
      ForEach(0..<count) { index in
        FormField(
          "E-mail", help: "We write once a month.", error: index % 3 == 0 ? "That is no address." : nil
        ) {
          TextField(name: "email", style: .system.email).autocomplete(.email).required()
        }
        FormField("Message") { TextArea(text: "Hello & good-bye", name: "message").length(...2000) }
        FormField("Guests") { NumberField(value: 2, range: 1...12, name: "guests") }
        FormField("Arrival") { DateField(name: "arrival") }
        FormField("Photo") { FileField(accepting: [.image], name: "photo") }
        FormField("Country") { Picker(["Denmark", "Norway", "Sweden"], selectedIndex: 1, name: "country") }
        FormField("Delivery", help: "Two to five days") {
          RadioGroup(["Standard", "Express"], selectedIndex: 0, name: "delivery-\(index)")
        }
        Checkbox("Send me news", isOn: true, name: "news")
        Switch("Remember me", name: "remember")
        ProgressBar("Done", value: 0.4)
        List(["Flour", "Milk", "Eggs"])
        Table(
          "Prices", columns: ["Dish", "Price"], rows: [["Soup", "4.50"], ["Pie", "8.00"]], hasRowHeaders: true
        )
        Disclosure("Shipping costs") { Hyperlink("Terms of use", to: "/terms") }
      }
      Button("Send", action: .submit)
    }
  }
}

extension String {
  /// The tags of HTML, and the texts between them.
  var tagsAndTexts: [String] {
    split(separator: ">").flatMap { part in
      let tag = part.firstIndex(of: "<") ?? part.startIndex
      return [String(part[..<tag]), part[tag...] + ">"].filter { !$0.isEmpty }
    }
  }
}

import Restyle
import RestyleElements

extension MatrixSubject {
  /// Each kind of element, with its own properties.
  package static let elements = DefaultStyling.withDefaults(.system) {
    contents + choices + fields + layout + documents
  }

  private static let image = Image(url: "https://example.org/image.png")
  private static let otherImage = Image(url: "https://example.org/other.png")

  private static var contents: [Self] {
    [
      Self(own: Label("Text"), OwnChange("text", \.text, "Other")),
      Self(
        own: TitleSubtitle("Title", subtitle: "Subtitle"), OwnChange("title", \.title, "Other"),
        OwnChange("subtitle", \.subtitle, nil)),
      Self(
        own: Button("Title", image: image, action: .follow("https://example.org/")),
        OwnChange("title", \.title, "Other"), OwnChange("image", \.image, otherImage),
        OwnChange("imageInsets", \.imageInsets, EdgeInsets(inset: 30), partOf: "image"),
        OwnChange("action", \.action, .follow("https://example.com/"))),
      Self(
        own: Hyperlink("Title", to: "https://example.org/"), OwnChange("title", \.title, "Other"),
        OwnChange("destination", \.destination, "https://example.com/")),
      Self(
        own: ProgressBar("Label", value: 0.5), OwnChange("value", \.value, 0.25),
        OwnChange("total", \.total, 3)),
      Self(
        own: ImageView(image, aspectRatio: 1.5).accessibilityLabel("Picture"),
        in: { image in
          Stack {
            image
            image.with { $0.height = $0.height ?? 60 }
            image.with {
              $0.width = $0.width ?? 90
              $0.height = $0.height ?? 60
            }
          }
        },
        OwnChange("image", \.image, otherImage), OwnChange("width", \.width, 200, partOf: "image"),
        OwnChange("height", \.height, 200, partOf: "image"),
        OwnChange("aspectRatio", \.aspectRatio, 3, partOf: "image"),
        OwnChange("contentMode", \.contentMode, .fill, partOf: "image")),
      Self(own: Separator()),
      Self(own: Spacer(minimumLength: 20), OwnChange("minimumLength", \.minimumLength, 200)),
    ]
  }

  private static var choices: [Self] {
    [
      Self(
        own: SegmentedControl(
          [.init("A", image: image, value: "a"), .init("B")], selectedIndex: 1, name: "name"
        ),
        OwnChange("segments.title", \.segments[0].title, "Other"),
        OwnChange("segments.image", \.segments[0].image, otherImage, partOf: "segment 1.image"),
        OwnChange("segments.value", \.segments[0].value, "other"),
        OwnChange("segments.isEnabled", \.segments[0].isEnabled, false),
        OwnChange("selectedIndex", \.selectedIndex, 0)),
      Self(
        own: Switch("Label", isOn: true, name: "name", value: "value"), without: ["value"],
        OwnChange("value", \.value, "other")),
      Self(
        own: Checkbox("Label", isOn: true, name: "name", value: "value"), without: ["value"],
        OwnChange("label", \.label, "Other"),
        OwnChange("value", \.value, "other")),
      Self(
        own: RadioGroup([Choice("A", value: "a"), Choice("B")], selectedIndex: 1, name: "name"),
        OwnChange("choices.title", \.choices[0].title, "Other"),
        OwnChange("choices.value", \.choices[0].value, "other"),
        OwnChange("choices.isEnabled", \.choices[0].isEnabled, false),
        OwnChange("choices.hint", \.choices[0].hint, "What it is"),
        OwnChange("choices.divider", \.choices[0].divider, "or"),
        OwnChange("selectedIndex", \.selectedIndex, 0), OwnChange("axis", \.axis, .horizontal)),
      Self(
        own: Picker(
          "Label", groups: [.init("Group", [Choice("A", value: "a"), Choice("B")])], selectedIndex: 0,
          placeholder: "None", name: "name"
        ).autocomplete(.country),
        in: { picker in
          Stack {
            picker
            picker.with { $0.selectedIndex = nil }
          }
        },
        OwnChange("groups.title", \.groups[0].title, "Other"),
        OwnChange("groups.choices.title", \.groups[0].choices[0].title, "Other"),
        OwnChange("groups.choices.value", \.groups[0].choices[0].value, "other"),
        OwnChange("groups.choices.isEnabled", \.groups[0].choices[0].isEnabled, false),
        OwnChange("groups.choices.hint", \.groups[0].choices[0].hint, "What it is"),
        OwnChange("groups.choices.divider", \.groups[0].choices[0].divider, "or"),
        OwnChange("selectedIndex", \.selectedIndex, 1),
        OwnChange("placeholder", \.placeholder, "Other")),
    ]
  }

  private static var fields: [Self] {
    [
      Self(
        own: TextField("Label", text: "", placeholder: "Placeholder", name: "name"),
        OwnChange("text", \.text, "Other"), OwnChange("placeholder", \.placeholder, "Other")),
      Self(
        own: TextArea("Label", text: "", placeholder: "Placeholder", name: "name"),
        OwnChange("text", \.text, "Other"), OwnChange("placeholder", \.placeholder, "Other"),
        OwnChange("rows", \.rows, 9)),
      Self(
        own: NumberField("Label", value: 3, range: 0...9, step: 1, name: "name").autocomplete(.amount),
        OwnChange("value", \.value, 4), OwnChange("minimum", \.minimum, 1),
        OwnChange("maximum", \.maximum, 8), OwnChange("step", \.step, 2)),
      Self(
        own: DateField(
          "Label", components: .dateAndTime, value: noon(1), earliest: noon(1), latest: noon(28), name: "name"
        ).autocomplete(.birthday),
        OwnChange("components", \.components, .date), OwnChange("value.date", \.value, noon(2)),
        OwnChange("value.time", \.value!.time, try? ClockTime(hour: 13)),
        OwnChange("earliest.date", \.earliest, noon(2)),
        OwnChange("earliest.time", \.earliest!.time, try? ClockTime(hour: 13)),
        OwnChange("latest.date", \.latest, noon(2)),
        OwnChange("latest.time", \.latest!.time, try? ClockTime(hour: 13))),
      Self(
        own: FileField("Label", accepting: [.image], name: "name"),
        OwnChange("acceptedTypes", \.acceptedTypes, [.pdf]), OwnChange("allowsSeveral", \.allowsSeveral, true)
      ),
      Self(
        own: Slider("Label", value: 2, in: 0...4, step: 1, name: "name"), OwnChange("value", \.value, 3),
        OwnChange("minimum", \.minimum, 1), OwnChange("maximum", \.maximum, 9),
        OwnChange("step", \.step, 2)),
      Self(own: ColorField("Label", value: .red, name: "name"), OwnChange("value", \.value, .blue)),
    ]
  }

  private static func noon(_ day: Int) -> DateField.Value {
    DateField.Value(
      date: try? CalendarDate(year: 2026, month: 1, day: day), time: try? ClockTime(hour: 12))
  }

  private static var layout: [Self] {
    let other = Label("Other").asContent()
    return [
      Self(own: Stack { Label("Content") }, OwnChange("content", \.content, other)),
      Self(
        own: Row("Title", subtitle: "Subtitle", action: .follow("https://example.org/")) { Label("Content") },
        in: { row in Section { row } },
        OwnChange("heading", \.heading, TitleSubtitle("Other")), OwnChange("content", \.content, other),
        OwnChange("action", \.action, .follow("https://example.com/"))),
      Self(
        own: Section(header: "Header", footer: "Footer") { Row("Row") },
        OwnChange("header", \.header, "Other"), OwnChange("footer", \.footer, "Other"),
        OwnChange("content", \.content, other)),
      Self(
        own: Form(submission: Form.Submission(to: "/")) { Button("Send", action: .submit) },
        OwnChange("submission.destination", \.submission!.destination, "/other"),
        OwnChange("submission.method", \.submission!.method, .get),
        OwnChange("submission.sendsFiles", \.submission!.sendsFiles, true),
        OwnChange("submission.isValidatedByBrowsers", \.submission!.isValidatedByBrowsers, false),
        OwnChange("content", \.content, other)),
      Self(
        own: FormField("Label", help: "Help", error: "Error") { TextField(text: "Text") },
        OwnChange("label", \.label, "Other"), OwnChange("help", \.help, "Other"),
        OwnChange("error", \.error, "Other"), OwnChange("content", \.content, other)),
      Self(
        own: Disclosure("Title", isExpanded: true, group: "group") { Label("Content") },
        OwnChange("title", \.title, "Other"), OwnChange("group", \.group, "other"),
        OwnChange("content", \.content, other)),
    ]
  }

  private static var documents: [Self] {
    let other = Label("Other").asContent()
    return [
      Self(
        own: List(isOrdered: true, start: 2) { Label("Item") }, OwnChange("isOrdered", \.isOrdered, false),
        OwnChange("start", \.start, 3), OwnChange("content", \.content, other)),
      Self(
        own: List.Item { Label("Item") }, in: { item in List { item } },
        OwnChange("content", \.content, other)),
      Self(
        own: DescriptionList { DescriptionList.Item("Term", "Text") },
        OwnChange("items.term", \.items[0].term, "Other"),
        OwnChange("items.content", \.items[0].content, other)),
      Self(
        own: Table("Caption", columns: ["Column A", "Column B"], hasRowHeaders: true) {
          Table.Row(["1", "2"])
          Table.Row(["3", "4"])
        },
        OwnChange("caption", \.caption, "Other"),
        OwnChange("columns.header", \.columns[0], "Other"),
        OwnChange("columns.alignment", \.columns[0].alignment, .trailing),
        OwnChange("columns.sortOrder", \.columns[0].sortOrder, .ascending),
        OwnChange("rows.cells.content", \.rows[0].cells[0], "Other"),
        OwnChange("rows.cells.isHeader", \.rows[0].cells[1].isHeader, true),
        OwnChange("rows.cells.columnSpan", \.rows[0].cells[0].columnSpan, 2),
        OwnChange("rows.cells.rowSpan", \.rows[0].cells[0].rowSpan, 2),
        OwnChange("hasRowHeaders", \.hasRowHeaders, false)),
    ]
  }
}

import BenchmarkHarness
import Restyle

/// Restyling what holds other styles.
enum StyleFamilyBenchmarks {
  static let all: [Benchmark] =
    [sectionHeaderColor, buttonState, defaults, border, background, headerFooter, buttonStateStyle] + [
      field, toggle, form, titleSubtitle,
    ]

  private static let sectionHeaderColor = Benchmark("restyle/section-header-color") { batch in
    var style = SectionStyle.system(grouped: true, horizontallyRegular: false)
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(style.restyled { $0.header.text.color = color })
    }
  }
  .compared(to: "plain-struct") { batch in
    // As large, and without references.
    var style = PlainSection()
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      var copy = style
      copy.header.color = color
      keep(copy)
    }
  }
  .compared(to: "dictionary") { batch in
    var style = DictionaryStyle(attributes: ["header": DictionaryStyle.body, "footer": DictionaryStyle.body])
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      var copy = style
      var header = copy.attributes["header"] as? DictionaryStyle ?? DictionaryStyle()
      header["color", Color.self] = color
      copy.attributes["header"] = header
      keep(copy)
    }
  }
  .noting("sizes", sizes)

  private static let buttonState = Benchmark("restyle/button-state") { batch in
    var style = ButtonStyle.system
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(style.restyled { $0.states[.highlighted]?.text.color = color })
    }
  }
  .compared(to: "dictionary") { batch in
    // As Form keeps them: a dictionary of states.
    var states: [ControlState: ButtonStateStyle] = [:]
    for entry in ButtonStyle.system.states { states[entry.state] = entry.style }
    var color = Color.red
    batch.measure {
      hide(&states)
      hide(&color)
      var copy = states
      copy[.highlighted]?.text.color = color
      keep(copy)
    }
  }

  private static let defaults = Benchmark("restyle/defaults") { batch in
    var defaults = DefaultStyling.system
    var color = Color.red
    batch.measure {
      hide(&defaults)
      hide(&color)
      keep(defaults.restyled { $0.text.color = color })
    }
  }
  .compared(to: "all-parts") { batch in
    // Every part copied, which is what a struct without a box would do.
    var parts = InlineDefaults(DefaultStyling.system)
    var color = Color.red
    batch.measure {
      hide(&parts)
      hide(&color)
      var copy = parts
      copy.text.color = color
      keep(copy)
    }
  }

  // What else holds colours, one after the other without a baseline: a glance at what each costs.

  private static let border = Benchmark("restyle/border") { batch in
    var style = BorderStyle(width: 1, color: .black, cornerRadius: 4)
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(style.restyled { $0.color = color })
    }
  }

  private static let background = Benchmark("restyle/background") { batch in
    var style = BackgroundStyle(color: .white, border: BorderStyle(cornerRadius: 4))
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(style.restyled { $0.border.color = color })
    }
  }

  private static let headerFooter = Benchmark("restyle/header-footer") { batch in
    var style = HeaderFooterStyle(text: RestyleBenchmarks.body)
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(style.restyled { $0.text.color = color })
    }
  }

  private static let buttonStateStyle = Benchmark("restyle/button-state-style") { batch in
    var style = ButtonStateStyle(text: RestyleBenchmarks.body)
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(style.restyled { $0.text.color = color })
    }
  }

  private static let field = Benchmark("restyle/field") { batch in
    var style = FieldStyle.system
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(style.restyled { $0.text.color = color })
    }
  }

  private static let toggle = Benchmark("restyle/switch") { batch in
    var style = SwitchStyle.system
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(style.restyled { $0.onTintColor = color })
    }
  }

  private static let form = Benchmark("restyle/form") { batch in
    var style = FormStyle.system(grouped: true, horizontallyRegular: false)
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(style.restyled { $0.background.color = color })
    }
  }

  private static let titleSubtitle = Benchmark("restyle/title-subtitle") { batch in
    var style = TitleSubtitleStyle.system
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(style.restyled { $0.title.color = color })
    }
  }

  private static let sizes =
    [
      "SectionStyle \(MemoryLayout<SectionStyle>.size)",
      "HeaderFooterStyle \(MemoryLayout<HeaderFooterStyle>.size)",
      "ButtonStyle \(MemoryLayout<ButtonStyle>.size)",
      "ButtonStateStyle \(MemoryLayout<ButtonStateStyle>.size)",
      "BackgroundStyle \(MemoryLayout<BackgroundStyle>.size)",
      "BorderStyle \(MemoryLayout<BorderStyle>.size)",
      "FieldStyle \(MemoryLayout<FieldStyle>.size)", "SwitchStyle \(MemoryLayout<SwitchStyle>.size)",
      "FormStyle \(MemoryLayout<FormStyle>.size)",
      "TitleSubtitleStyle \(MemoryLayout<TitleSubtitleStyle>.size)",
      "TraitCollection \(MemoryLayout<TraitCollection>.size)",
      "DefaultStyling \(MemoryLayout<DefaultStyling>.size)",
      "DynamicSectionStyle \(MemoryLayout<DynamicSectionStyle>.size)",
    ].joined(separator: ", ") + " bytes"
}

/// As many bytes as a section style, none of them a reference.
private struct PlainSection {
  var header = PlainStyle.body
  var footer = PlainStyle.body
  var rest = (PlainStyle.body, PlainStyle.body, PlainStyle.body, PlainStyle.body, PlainStyle.body)
}

/// The parts of defaults in one struct without a box.
private struct InlineDefaults {
  var text: TextStyle
  var field: FieldStyle
  var detailText: TextStyle
  var titleSubtitle: TitleSubtitleStyle
  var button: ButtonStyle
  var barButton: BarButtonStyle
  var `switch`: SwitchStyle
  var segmentedControl: SegmentedControlStyle
  var sectionBackground: SectionBackgroundStyle

  init(_ defaults: DefaultStyling) {
    text = defaults.text
    field = defaults.field
    detailText = defaults.detailText
    titleSubtitle = defaults.titleSubtitle
    button = defaults.button
    barButton = defaults.barButton
    `switch` = defaults.switch
    segmentedControl = defaults.segmentedControl
    sectionBackground = defaults.sectionBackground
  }
}

import Restyle

extension TextStyle {
  // Computed, so that they follow the defaults in force.
  static var header: Self { .default.restyled { $0.fontSize = 24 } }
  static var footer: Self { .default.restyled { $0.fontSize = 12 } }
}

extension DefaultStyling {
  /// The system's defaults with red text of 20 points.
  static let red = DefaultStyling.system.restyled {
    $0.text = TextStyle(font: .system(size: 20), color: .red)
  }

  /// The system's defaults with the texts of labels, buttons and fields in capitals.
  static let loud = DefaultStyling.system.restyled {
    $0.text = $0.text.uppercased
    $0.button = $0.button.allRestyled { $0.text = $0.text.uppercased }
    $0.field = $0.field.restyled { field in
      field.text = field.text.uppercased
      field.placeholder = field.placeholder.uppercased
    }
    $0.titleSubtitle = $0.titleSubtitle.restyled {
      $0.title = $0.title.uppercased
      $0.subtitle = $0.subtitle.uppercased
    }
    $0.segmentedControl = $0.segmentedControl.allRestyled { $0.text = $0.text.uppercased }
    $0.sectionGrouped = $0.sectionGrouped.restyled {
      $0.header.text = $0.header.text.uppercased
      $0.footer.text = $0.footer.text.uppercased
    }
  }
}

/// A text in two languages.
struct Greeting: DisplayableString {
  func displayValue(in language: Language?) -> String {
    language?.primarySubtag == "sv" ? "hej" : "hello"
  }
}

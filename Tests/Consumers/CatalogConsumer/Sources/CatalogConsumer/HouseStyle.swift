import Restyle

// A design system as its owner writes it, with stored and with computed styles.
extension TextStyle {
  static let defaultLabel = TextStyle(font: .system(size: 17), color: .label)

  static let header = defaultLabel.restyled { style in
    style.font = .system(size: 22, weight: .bold)
    style.color = Color(light: .black, dark: .white)
    style.letterSpacing = 0.35
  }

  static var footer: Self { .header.colored(.blue).resized(to: 24) }

  static var warning: Self {
    .defaultLabel.restyled {
      $0.shout = 2
      $0.greeted = true
    }
  }

  static var price: Self { defaultLabel.bold.monospacedDigits.rightAligned }
}

let houseStyle = StyleCatalog("House style") {
  NamedStyle("defaultLabel", TextStyle.defaultLabel)
  NamedStyle("header", TextStyle.header)
  NamedStyle("footer", TextStyle.footer)
  NamedStyle("warning", TextStyle.warning)
  NamedStyle("price", TextStyle.price)
}

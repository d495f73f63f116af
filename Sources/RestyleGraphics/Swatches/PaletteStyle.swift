import Restyle

/// A style whose colours belong to the palette of a design system.
protocol PaletteStyle: Style {
  var paletteColors: [Color] { get }
}

extension TextStyle: PaletteStyle {
  var paletteColors: [Color] { color.map { [$0] } ?? [] }
}

extension BackgroundStyle: PaletteStyle {
  var paletteColors: [Color] { [color, border.color] }
}

extension ButtonStyle: PaletteStyle {
  var paletteColors: [Color] {
    states.flatMap { [$0.style.background.color, $0.style.text.color ?? .clear] }
  }
}

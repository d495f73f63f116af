import Restyle
import RestyleHTML

/// A width of windows.
enum Breakpoint: Int, Codable, CaseIterable {
  case small, medium, large, huge

  static let starts: KeyValuePairs<Breakpoint, Double> = [.huge: 1440, .medium: 640, .large: 1024]

  init(width: Double) {
    self = Self.starts.filter { $0.value <= width }.max { $0.value < $1.value }?.key ?? .small
  }

  struct Window: MediaTraitKey {
    static let name = "breakpoint"
    static let defaultValue = Breakpoint.small
    static let mediaValues: MediaValues<Breakpoint> = .widths(starts)
  }

  struct Card: MediaTraitKey {
    static let name = "card"
    static let defaultValue = Breakpoint.small
    static let mediaValues: MediaValues<Breakpoint> = .containerWidths(starts, of: "card")
  }
}

/// How something is used.
enum Use: String, Codable, CaseIterable {
  case hand, paper, lying

  struct Key: MediaTraitKey {
    static let name = "use"
    static let defaultValue = Use.hand
    static let mediaValues = MediaValues<Use>([
      .paper: .print, .lying: .orientation(.landscape) && .height(..<600),
    ])
  }
}

extension TraitCollection {
  var breakpoint: Breakpoint {
    get { self[Breakpoint.Window()] }
    set { self[Breakpoint.Window()] = newValue }
  }

  var card: Breakpoint {
    get { self[Breakpoint.Card()] }
    set { self[Breakpoint.Card()] = newValue }
  }

  var use: Use {
    get { self[Use.Key()] }
    set { self[Use.Key()] = newValue }
  }
}

extension MediaTraits {
  static let breakpoints = MediaTraits(
    Breakpoint.Window.self, Breakpoint.Card.self, Use.Key.self, compactWidth: .width(..<800))
}

public import Restyle

extension Browser {
  /// What the browser claims of its surroundings and its reader.
  public struct Options: Hashable, Sendable {
    /// What `prefers-color-scheme` says.
    public var colorScheme: ColorScheme
    /// What `prefers-contrast` says.
    public var contrast: Contrast
    /// Whether `prefers-reduced-motion` says so.
    public var reducesMotion = false
    /// Whether `forced-colors` is active; it brings increased contrast with it.
    public var forcesColors = false
    /// The size that the page sees, in CSS pixels; nil for the browser's own, which is wide.
    public var windowSize: WindowSize?
    /// Whether the page is shown as it would be printed.
    public var isPrinted = false
    /// Whether the page may run scripts of its own.
    public var runsScripts = true
    /// Whether the browser ends with the page, and shows no other.
    public var endsBrowser = false
    /// How long the page may take, and its browser to start, before both are ended.
    public var timeLimit: Duration = .seconds(120)
    /// How long each picture may take, before another browser is asked for it; the largest take about a second.
    public var pictureTimeLimit: Duration = .seconds(15)

    /// Makes options for an appearance; the others are as browsers have them.
    public init(colorScheme: ColorScheme = .light, contrast: Contrast = .normal) {
      self.colorScheme = colorScheme
      self.contrast = contrast
    }
  }

  /// A width and a height in CSS pixels.
  public struct WindowSize: Hashable, Sendable {
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int

    /// Makes a size.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// A telephone held upright.
    public static let compact = WindowSize(width: 390, height: 844)
    /// A tablet or a window on a desk.
    public static let regular = WindowSize(width: 1_024, height: 768)
  }
}

extension Browser.Options: CustomStringConvertible {
  /// What tells these from others, as tests name them.
  public var description: String {
    var words = ["\(colorScheme)"]
    if contrast == .increased { words.append("increased contrast") }
    if reducesMotion { words.append("reduced motion") }
    if forcesColors { words.append("forced colours") }
    if isPrinted { words.append("printed") }
    if !runsScripts { words.append("without scripts") }
    if let windowSize { words.append("\(windowSize.width) by \(windowSize.height)") }
    return words.joined(separator: ", ")
  }
}

extension Browser.Options {
  /// All colour schemes and contrasts.
  public static let appearances: [Browser.Options] = ColorScheme.allCases.flatMap { scheme in
    Contrast.allCases.map { Browser.Options(colorScheme: scheme, contrast: $0) }
  }

  /// What media queries are told, as the DevTools protocol names it.
  var mediaFeatures: [JSONValue] {
    func feature(_ name: String, _ value: String) -> JSONValue {
      ["name": .string(name), "value": .string(value)]
    }
    return [
      feature("prefers-color-scheme", colorScheme == .dark ? "dark" : "light"),
      feature("prefers-contrast", contrast == .increased || forcesColors ? "more" : "no-preference"),
      feature("prefers-reduced-motion", reducesMotion ? "reduce" : "no-preference"),
      feature("forced-colors", forcesColors ? "active" : "none"),
    ]
  }
}

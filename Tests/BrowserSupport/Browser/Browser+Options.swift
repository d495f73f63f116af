package import Restyle

extension Browser {
  /// What the browser claims of its surroundings and its reader.
  package struct Options: Hashable, Sendable {
    /// What `prefers-color-scheme` says.
    package var colorScheme: ColorScheme
    /// What `prefers-contrast` says.
    package var contrast: Contrast
    /// Whether `prefers-reduced-motion` says so.
    package var reducesMotion = false
    /// Whether `forced-colors` is active; it brings increased contrast with it.
    package var forcesColors = false
    /// The size that the page sees, in CSS pixels; nil for the browser's own, which is wide.
    package var windowSize: WindowSize?
    /// The languages that the reader prefers, as in `en-GB,de`.
    package var languages = "en-US"
    /// Whether the page may run scripts of its own.
    package var runsScripts = true
    /// How long the browser may run before it is ended.
    package var timeLimit: Duration = .seconds(60)

    package init(colorScheme: ColorScheme = .light, contrast: Contrast = .normal) {
      self.colorScheme = colorScheme
      self.contrast = contrast
    }
  }

  /// A width and a height in CSS pixels.
  package struct WindowSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// A telephone held upright.
    package static let compact = WindowSize(width: 390, height: 844)
    /// A tablet or a window on a desk.
    package static let regular = WindowSize(width: 1_024, height: 768)
  }
}

extension Browser.Options {
  /// All colour schemes and contrasts.
  package static let appearances: [Browser.Options] = ColorScheme.allCases.flatMap { scheme in
    Contrast.allCases.map { Browser.Options(colorScheme: scheme, contrast: $0) }
  }

  /// The arguments that make the browser claim so.
  var arguments: [String] {
    // The numbers are those of Blink's enumerations: dark 0, light 1; more contrast 0, no preference 2.
    let settings =
      "preferredColorScheme=\(colorScheme == .dark ? 0 : 1),"
      + "preferredContrast=\(contrast == .increased ? 0 : 2),"
      + "prefersReducedMotion=\(reducesMotion)"
    return ["--blink-settings=\(settings)", "--lang=\(languages)", "--accept-lang=\(languages)"]
      + (forcesColors ? ["--force-high-contrast"] : [])
  }
}

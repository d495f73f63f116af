#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import Restyle

  extension NSColor {
    /// Creates a colour that follows the appearance where it is shown.
    ///
    /// ```swift
    /// field.textColor = NSColor(Color(light: .black, dark: .white))
    /// ```
    ///
    /// - Parameter color: The colour, with all its variants.
    public convenience init(_ color: Color) {
      guard color.varies else {
        self.init(light: color)
        return
      }
      // Sendable, so that it isn't isolated: AppKit calls it on threads of its own.
      self.init(name: nil) { @Sendable appearance in
        NSColor(light: color.resolved(for: TraitCollection(appearance)))
      }
    }

    private convenience init(light color: Color) {
      switch color.space {
      case .sRGB:
        self.init(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      case .displayP3:
        self.init(displayP3Red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      }
    }
  }

  extension TraitCollection {
    /// Creates traits from an appearance: the colour scheme and the contrast, on a desktop.
    public init(_ appearance: NSAppearance) {
      let names: [NSAppearance.Name] = [
        .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
      ]
      let name = appearance.bestMatch(from: names)
      self.init(
        colorScheme: name == .darkAqua || name == .accessibilityHighContrastDarkAqua ? .dark : .light,
        contrast: name == .accessibilityHighContrastAqua || name == .accessibilityHighContrastDarkAqua
          ? .increased : .normal,
        idiom: .desktop
      )
    }

    /// Creates the traits of a view, for resolving styles.
    ///
    /// An initialiser, and not a property of `NSView`, where apps have names of their own.
    @MainActor
    public init(of view: NSView) {
      self = TraitCollection(view.effectiveAppearance).with {
        $0.displayScale = Double(view.window?.backingScaleFactor ?? 1)
        $0.layoutDirection = view.userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      }
    }
  }
#endif

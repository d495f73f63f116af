import Restyle

extension TraitCollection {
  /// The traits of a page, and what a stylesheet can ask for that holds there.
  static func page(
    _ colorScheme: ColorScheme = .light, _ contrast: Contrast = .normal,
    isCompact: Bool = false, isLow: Bool = false, direction: LayoutDirection = .leftToRight
  ) -> TraitCollection {
    TraitCollection(
      horizontalSizeClass: isCompact ? .compact : .regular, verticalSizeClass: isLow ? .compact : .regular,
      colorScheme: colorScheme, contrast: contrast, layoutDirection: direction, idiom: .web)
  }

  /// Every page that differs from others in something that the tests' styles depend on.
  static let pages: [TraitCollection] = ColorScheme.allCases.flatMap { scheme in
    Contrast.allCases.flatMap { contrast in
      [false, true].flatMap { isCompact in
        [false, true].flatMap { isLow in
          LayoutDirection.allCases.map {
            page(scheme, contrast, isCompact: isCompact, isLow: isLow, direction: $0)
          }
        }
      }
    }
  }

  /// Those of them in which no bar is low.
  static let highPages = pages.filter { $0.verticalSizeClass != .compact }

  /// Those of them that differ in nothing but what a style by itself depends on.
  static let wideHighPages = highPages.filter { !$0.isCompact }

  /// The conditions of a stylesheet that hold.
  var cssConditions: Set<String> {
    var conditions: Set<String> = []
    if self.colorScheme == .dark { conditions.insert("(prefers-color-scheme:dark)") }
    if self.contrast == .increased { conditions.insert("(prefers-contrast:more)") }
    if self.horizontalSizeClass == .compact { conditions.insert("(width<600px)") }
    if self.verticalSizeClass == .compact { conditions.insert("(height<480px)") }
    if self.layoutDirection == .rightToLeft { conditions.insert(":dir(rtl)") }
    return conditions
  }
}

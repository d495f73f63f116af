import Restyle
import RestyleElements
import RestyleGraphics
import RestyleHTML
import RestyleTesting
import Testing

private struct Accent: DefaultStylingKey {
  static let defaultValue = Color(light: Color(hex: 0x224466), dark: Color(hex: 0xAACCEE))
}

private struct Gap: DefaultStylingKey {
  static let defaultValue = 8.0
}

private struct Raised: DefaultStylingKey {
  static let defaultValue = [ShadowStyle(color: .black, y: 1)]
}

private struct Heading: DefaultStylingKey {
  static let defaultValue = TextStyle(font: Font(size: 20, weight: .bold), color: .purple).uppercased
}

private struct Brand: DefaultStylingKey {
  static let defaultValue = Font(family: .named("Inter"), size: 15)
}

extension DefaultStylingKey where Self == Heading { fileprivate static var heading: Self { Self() } }
extension DefaultStylingKey where Self == Brand { fileprivate static var brand: Self { Self() } }
extension DefaultStylingKey where Self == Accent { fileprivate static var accent: Self { Self() } }
extension DefaultStylingKey where Self == Gap { fileprivate static var gap: Self { Self() } }
extension DefaultStylingKey where Self == Raised { fileprivate static var raised: Self { Self() } }

@Suite("Named values in each output")
struct NamedValueTests {
  private static let themes: [DefaultStyling] = [
    .system,
    .system.restyled { $0[.accent] = Color(light: Color(hex: 0xCC2200), dark: Color(hex: 0xFFAA88)) },
    .system.restyled { $0[.gap] = 40 },
    .system.restyled {
      $0[.heading] = TextStyle(color: .brown, alignment: .right).restyled { $0.underline = .single }
    },
    .system.restyled { $0[.brand] = Font(size: 30, slant: .italic) },
    .system.restyled { $0[.raised] = [ShadowStyle(color: .red, y: 2, blur: 3)] },
  ]

  /// An interface whose styles were made outside of any theme.
  private static func interface(
    _ color: Color, _ gap: Double, _ shadows: [ShadowStyle], _ heading: TextStyle, _ brand: Font
  ) -> any Element {
    let border = BorderStyle(width: 1, color: color.opacity(0.5), cornerRadius: gap)
    let background = BackgroundStyle(
      color: color.lightened(by: 0.8),
      gradient: .linear(
        angle: .degrees(180), colors: [color.mixed(with: .white, amount: 0.7), color.lightened(by: 0.9)]),
      border: border, shadows: [ShadowStyle(color: color.withAlpha(0.4), y: 2, blur: 3)] + shadows)
    let button = ButtonStyle.system.restyled {
      $0.states[.normal]?.background.color = color
      $0.contentInsets = EdgeInsets(inset: gap)
    }
    return Stack(spacing: gap, insets: EdgeInsets(inset: gap), background: background) {
      Label("Title", style: TextStyle(font: Font(size: gap), color: color))
      Label("Spaced", style: TextStyle(lineHeight: gap).restyled { $0.kern = gap })
      Label("Wide", style: TextStyle(font: Font(size: 6)).restyled { $0.lineSpacing = gap })
      Label(
        "Indented", style: TextStyle(font: Font(size: gap), lineHeight: 30).restyled { $0.headIndent = gap })
      Label(StyledString("run", style: TextStyle(color: color.darkened(by: 0.1))))
      Label("Heading", style: heading)
      Label("Over", style: TextStyle(color: .green).merging(heading).restyled { $0.kern = 1 })
      Label(StyledString("run", style: heading.restyled { $0.color = nil }))
      Label("Brand", style: TextStyle(font: brand, color: .gray))
      Label(StyledString("font", style: heading.restyled { $0.font = brand }))
      Button("Send", style: button)
      Separator(style: SeparatorStyle(color: color))
      ProgressBar(value: 0.4, style: ProgressBarStyle.system.restyled { $0.fillColor = color })
    }
  }

  private static let outputs: [TestedOutput] = TestedOutput.ofElements + [.inline, .drawings]

  @Test(
    "A theme changes all that refers to a value, as if the styles were written with it",
    arguments: outputs.indices)
  func themes(_ output: Int) throws {
    let render = Self.outputs[output].render
    let named = Self.interface(
      .named(.accent), .named(.gap), [.named(.raised)], .named(.heading), .named(.brand))
    var seen: Set<String> = []
    for theme in Self.themes {
      let plain = Self.interface(
        theme[.accent], theme[.gap], theme[.raised], theme[.heading], theme[.brand])
      try DefaultStyling.withDefaults(theme) {
        let (first, second) = (try render(named), try render(plain))
        #expect(first.map(\.output) == second.map(\.output))
        #expect(first.map(\.problems) == second.map(\.problems))
        seen.formUnion(first.map(\.output))
      }
    }
    // A plain text has no colours, but lines between paragraphs.
    #expect(seen.count >= 2)
  }

  @Test("One stylesheet under several defaults has what each of them shows")
  func scopes() {
    let style = TextStyle(color: .named(.accent))
    var sheet = StyleSheet()
    let names = Self.themes.map { theme in DefaultStyling.withDefaults(theme) { sheet.className(for: style) }
    }
    #expect(names[0] != names[1])
    #expect(
      sheet.css.contains(".\(names[0]){color:#224466}") && sheet.css.contains(".\(names[1]){color:#cc2200}"))
    sheet.add(DesignValues("d", colors: [NamedValue(.accent)]))
    let later = Self.themes.map { theme in DefaultStyling.withDefaults(theme) { sheet.className(for: style) }
    }
    #expect(sheet.css.contains(".\(later[0]){color:var(--d-accent)}") && later[1] == names[1])
  }
}

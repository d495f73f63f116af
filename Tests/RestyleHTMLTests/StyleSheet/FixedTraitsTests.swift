import Restyle
import RestyleHTML
import Testing

@Suite struct FixedTraitsTests {
  private static let style = TextStyle(
    color: Color(
      light: Color(hex: 0x111111), dark: Color(hex: 0x222222), lightIncreasedContrast: Color(hex: 0x333333),
      darkIncreasedContrast: Color(hex: 0x444444)))

  private static let section = DynamicSectionStyle { traits in
    .system(grouped: true, horizontallyRegular: traits.isRegular, hairlineWidth: traits.hairlineWidth)
  }

  @Test(
    arguments: [
      (ColorScheme.light, Contrast.normal, "#111111"), (.dark, .normal, "#222222"),
      (.light, .increased, "#333333"), (.dark, .increased, "#444444"),
    ]
  )
  func theLastColourIsThatOfTheTraits(colorScheme: ColorScheme, contrast: Contrast, color: String) throws {
    let traits = TraitCollection(colorScheme: colorScheme, contrast: contrast)
    var sheet = StyleSheet(fixedTraits: traits)
    _ = sheet.classNames(for: Self.style)
    #expect(!sheet.css.contains("@media"))
    let last = try #require(sheet.css.matches(of: /color:(#[0-9a-f]{6})/).last)
    #expect(last.1 == color)
  }

  /// What the cascade comes to is what a style without traits says, whose rules need no queries.
  @Test(arguments: [UserInterfaceSizeClass.compact, .regular], [1.0, 2, 3])
  func aDynamicStyleComesToWhatItResolvesTo(sizeClass: UserInterfaceSizeClass, scale: Double) {
    let traits = TraitCollection(
      horizontalSizeClass: sizeClass, verticalSizeClass: .regular, displayScale: scale, idiom: .web)
    var dynamic = StyleSheet(fixedTraits: traits)
    var resolved = StyleSheet(fixedTraits: traits)
    _ = dynamic.classNames(for: Self.section)
    _ = resolved.classNames(for: Self.section.style(from: traits))
    #expect(!dynamic.css.contains("@media"))
    #expect(cascaded(dynamic.css) == cascaded(resolved.css))
  }

  @Test(arguments: [(LayoutDirection.leftToRight, "#0000ff"), (.rightToLeft, "#ff0000")])
  func directionsAreFixedLikeAllTraits(direction: LayoutDirection, color: String) {
    let style = TraitStyle<TextStyle> { traits in
      TextStyle(color: traits.layoutDirection == .rightToLeft ? .red : .blue)
    }
    var sheet = StyleSheet(fixedTraits: TraitCollection(layoutDirection: direction))
    _ = sheet.classNames(for: style)
    #expect(sheet.css == ".s0{color:\(color)}\n")
  }

  @Test(
    arguments: [
      ([], ""), (.hovered, "hovered"), ([.disabled, .selected], "selected disabled"),
      (
        ControlState(rawValue: 0x3FF),
        "visited required hovered readOnly focused selected invalid highlighted loading disabled"
      ),
    ] as [(ControlState, String)]
  )
  func statesAreForcedByTheirNames(state: ControlState, names: String) {
    var page = HTMLRenderer()
    page.append(voidElement: "input", attributes: [.forcedStates(state), HTMLAttribute("value", "\"<>&")])
    #expect(page.html == "<input data-state=\"\(names)\" value=\"&quot;&lt;&gt;&amp;\">")
  }

  /// The declarations that each selector without states comes to, later ones in place of earlier ones.
  private func cascaded(_ css: String) -> [String: [String: String]] {
    var result: [String: [String: String]] = [:]
    for rule in css.split(separator: "\n") {
      let parts = rule.dropLast().split(separator: "{", maxSplits: 1)
      // A state repeats what some surroundings declare otherwise, so it may say more than it has to in others.
      guard parts.count == 2, !parts[0].contains(":is(") else { continue }
      for declaration in parts[1].split(separator: ";") {
        let pair = declaration.split(separator: ":", maxSplits: 1).map(String.init)
        result[String(parts[0]), default: [:]][pair[0]] = pair.count == 2 ? pair[1] : ""
      }
    }
    return result.filter { !$0.value.isEmpty }
  }
}

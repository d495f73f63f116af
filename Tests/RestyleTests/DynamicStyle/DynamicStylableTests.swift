import Restyle
import Testing

private final class CardView: DynamicStylable {
  var dynamicStyle = DynamicCard { Card(padding: $0.isCompact ? 8 : 16, header: .default) }
  var styleInput = TraitCollection()
  var appliedStyle: Card?
  var applications: [Card] = []

  func applyStyle(_ style: Card) { applications.append(style) }
}

private struct CardBox: DynamicStylable {
  var dynamicStyle = DynamicCard { Card(padding: $0.displayScale) }
  var styleInput = TraitCollection()
  var appliedStyle: Card?
  var applications = 0

  mutating func applyStyle(_ style: Card) { applications += 1 }
}

@Suite struct DynamicStylableTests {
  @Test func anObjectIsStyledWhenItsStyleChanges() {
    let view = CardView()
    DefaultStyling.withDefaults(.system) {
      #expect(view.applyStylingIfNeeded())
      #expect(!view.applyStylingIfNeeded())
      // A trait that isn't read leaves the style as it is.
      view.styleInput.colorScheme = .dark
      #expect(!view.applyStylingIfNeeded())
      view.styleInput.horizontalSizeClass = .compact
      #expect(view.applyStylingIfNeeded())
      #expect(view.applications.map(\.padding) == [16, 8])
      view.dynamicStyle = view.dynamicStyle.restyled { $0.padding = 5 }
      #expect(view.applyStylingIfNeeded())
      #expect(view.applications.last == view.currentStyle)
      view.applyStyling()
      #expect(view.applications.count == 4)
    }
    DefaultStyling.withDefaults(DefaultStyling(text: TextStyle(color: .red))) {
      #expect(view.applyStylingIfNeeded())
      #expect(view.applications.last?.header.color == .red)
    }
  }

  @Test func aValueIsStyledInPlace() {
    var box = CardBox()
    let first = box.applyStylingIfNeeded()
    let second = box.applyStylingIfNeeded()
    box.styleInput.displayScale = 2
    let third = box.applyStylingIfNeeded()
    #expect([first, second, third] == [true, false, true])
    box.applyStyling()
    #expect(box.applications == 3)
    #expect(box.appliedStyle == Card(padding: 2))
  }
}

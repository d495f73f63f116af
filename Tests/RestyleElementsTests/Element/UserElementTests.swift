import Restyle
import RestyleElements
import Testing

@Suite("Elements of users")
struct UserElementTests {
  private struct Card: Element {
    var title: String
    var content: ElementContent

    init(_ title: String, @ElementBuilder content: () -> ElementContent) {
      self.title = title
      self.content = content()
    }

    var body: some Element {
      Stack(insets: EdgeInsets(inset: 16)) {
        Label(title)
        content
      }
    }
  }

  private struct Countdown: Element {
    var count: Int

    var body: some Element {
      if count > 0 {
        Label("\(count)")
        Countdown(count: count - 1)
      }
    }
  }

  private struct Field: Element {
    var body: some Element {
      ContextReader { context in
        Stack(context.traits.isCompact ? .vertical : .horizontal) {
          Label(context.language?.tag ?? "-")
        }
      }
    }
  }

  private struct PanelSlot: DefaultStylingKey { static let defaultValue = StackStyle(spacing: 1) }

  @Test("The style of a slot is that of the context's defaults, for its traits")
  func slots() {
    var context = ElementContext(traits: TraitCollection(horizontalSizeClass: .compact))
    #expect(context.style(for: PanelSlot()).spacing == 1)
    var defaults = DefaultStyling.system
    defaults[PanelSlot()] = StackStyle(spacing: 2)
    context.defaults = defaults
    #expect(context.style(for: PanelSlot()).spacing == 2)
    context.defaults?[dynamic: PanelSlot()] = TraitStyle { StackStyle(spacing: $0.isCompact ? 3 : 4) }
    #expect(context.style(for: PanelSlot()).spacing == 3)
    context.traits.horizontalSizeClass = .regular
    #expect(context.style(for: PanelSlot()).spacing == 4)
    let unset = ElementContext()
    #expect(DefaultStyling.withDefaults(defaults) { unset.style(for: PanelSlot()).spacing } == 2)
  }

  @Test("They come down to their bodies")
  func bodies() throws {
    let card = Card("a") { Card("b") { Button("c") } }
    #expect(
      try Outline(of: card).lines == [
        "stack vertical", "  label a", "  stack vertical", "    label b", "    button c", "  end", "end",
      ])
  }

  @Test("Bodies may have several elements, and contain their own type")
  func recursion() throws {
    #expect(try Outline(of: Countdown(count: 3)).lines == ["label 3", "label 2", "label 1"])
  }

  @Test("Bodies may depend on the context")
  func contexts() throws {
    let compact = ElementContext(traits: TraitCollection(horizontalSizeClass: .compact), language: "sv")
    #expect(try Outline(of: Field(), in: compact).lines == ["stack vertical", "  label sv", "end"])
    #expect(try Outline(of: Field()).lines == ["stack horizontal", "  label -", "end"])
  }

  @Test("The body of an element that renderers know is that element")
  func primitives() throws {
    let label = Label("a")
    #expect(try Outline(of: label.body).lines == Outline(of: label).lines)
    let list = ForEach(0..<2) { Label("\($0)") }
    #expect(try Outline(of: list.body).lines == Outline(of: list).lines)
    #expect(try Outline(of: Field().body.body).lines == Outline(of: Field()).lines)
  }

  @Test("A changed copy leaves the original as it is")
  func changes() {
    let button = Button("Delete")
    #expect(!button.with { $0.isEnabled = false }.isEnabled)
    #expect(!button.disabled().isEnabled)
    #expect(button.disabled(false).isEnabled)
    #expect(button.isEnabled)
  }
}

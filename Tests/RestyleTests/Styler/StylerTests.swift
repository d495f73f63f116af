import Restyle
import Testing

@Suite("Stylers")
struct StylerTests {
  // MARK: - Application

  @Test("Values are changed in place or copied, by method or by call")
  func values() {
    let styler: Styler<Panel> = .set(\.width, to: 4)
    let panel = Panel()
    #expect(styler.apply(to: panel).width == 4)
    #expect(styler(panel).width == 4)
    #expect(panel.width == 0)
    var changed = Panel()
    styler.apply(to: &changed)
    #expect(changed.width == 4)
    changed.width = 0
    styler(&changed)
    #expect(changed.width == 4)
  }

  @Test("Objects are changed and returned, those of a subclass too")
  func objects() {
    let styler = Styler<Kit.View> { $0.clipsToBounds = true }
    let button = Kit.Button()
    #expect(styler.apply(to: button) === button)
    #expect(button.clipsToBounds)
    let label = Kit.Label()
    styler(label)
    #expect(label.clipsToBounds)
  }

  @Test("A style is restyled by a styler, also by a member in short form, beside closures")
  func restyled() {
    let panel = Panel().restyled(.wide).restyled { $0.title.text = "t" }.restyled(.wide <> .titled("u"))
    #expect(panel == Panel(width: 100, title: Caption(text: "u")))
  }

  @Test("A long chain neither overflows the stack nor loses a step, whichever way it is nested")
  func longChains() {
    let one = Styler<Panel> { $0.width += 1 }
    let left = (0..<2_000).reduce(Styler<Panel>.identity) { chain, _ in chain <> one }
    let right = (0..<2_000).reduce(Styler<Panel>.identity) { chain, _ in one <> chain }
    let many = Styler.concat(Array(repeating: one, count: 200_000))
    #expect(left(Panel()).width == 2_000)
    #expect(right(Panel()).width == 2_000)
    #expect(many(Panel()).width == 200_000)
  }

  // MARK: - Key paths

  @Test("A part is restyled by a styler of its own type")
  func parts() {
    let styler: Styler<Wall> =
      .restyle(\.panel.title, by: .shouting) <> .restyle(\.panel.width, by: Styler { $0 += 2 })
    #expect(
      styler(Wall(panel: Panel(width: 1, title: Caption(text: "a")))).panel
        == Panel(width: 3, title: Caption(text: "a!")))
  }

  @Test("An optional part is restyled where it is present, and isn't written back where it is absent")
  func optionalParts() {
    struct Observed {
      var writes = 0
      var caption: Caption? { didSet { writes += 1 } }
    }
    let styler = Styler<Caption>.shouting.pullback(\Observed.caption)
    #expect(styler(Observed()).writes == 0)
    #expect(styler(Observed(caption: Caption(text: "a"))).caption?.text == "a!")
    #expect(Styler<Caption>.identity.pullback(\Observed.caption)(Observed(caption: Caption())).writes == 0)
  }

  @Test("Optional parts chain")
  func nestedOptionalParts() {
    let styler = Styler<Caption>.shouting.pullback(\Panel.subtitle).pullback(\Wall.spare)
    let full = Wall(panel: Panel(), spare: Panel(subtitle: Caption(text: "a")))
    #expect(styler(full).spare?.subtitle?.text == "a!")
    for wall in [Wall(panel: Panel()), Wall(panel: Panel(), spare: Panel())] { #expect(styler(wall) == wall) }
  }

  @Test("The part of an object is an object, a value in one, or nothing")
  func partsOfObjects() {
    let title = Styler<Kit.Label> { $0.text = "title" }.pullback(\Kit.Button.titleLabel)
    let corner: Styler<Kit.Button> = .restyle(\.layer.cornerRadius, by: Styler { $0 += 3 })
    let button = Kit.Button()
    (title <> corner)(button)
    #expect(button.titleLabel?.text == "title")
    #expect(button.layer.cornerRadius == 3)
    let proxy = Kit.Button.appearance()
    (title <> corner)(proxy)
    #expect(proxy.titleLabel == nil)
    #expect(proxy.layer.cornerRadius == 3)
  }

  @Test("Applying to a part doesn't copy its storage")
  func storageIsUnique() {
    final class Storage {}
    struct Box {
      var storage = Storage()
      var wasUnique = false
      mutating func change() { wasUnique = isKnownUniquelyReferenced(&storage) }
    }
    struct Holder {
      var box = Box()
      var optional: Box? = Box()
    }
    let change = Styler<Box> { $0.change() }
    var holder = Holder()
    (change.pullback(\Holder.box) <> change.pullback(\Holder.optional)).apply(to: &holder)
    #expect(holder.box.wasUnique)
    #expect(holder.optional?.wasUnique == true)
    var box = Box()
    let contextual: ContextualStyler<Box, Int> = .always(change)
    contextual.apply(to: &box, in: 1)
    #expect(box.wasUnique)
  }

  // MARK: - Hierarchies

  @Test("A styler of a class composes into one of a subclass in four forms")
  func hierarchies() {
    func clipped<V: Kit.View>() -> Styler<V> { Styler { $0.clipsToBounds = true } }
    let rounded = Styler<Kit.View> { $0.layer.cornerRadius = 6 }
    let gray: @Sendable (Kit.View) -> Void = { $0.backgroundColor = .gray }
    let styler: Styler<Kit.Button> =
      .bordered(2) <> clipped() <> rounded.pullback { $0 } <> .calling(gray) <> .titleColor(.blue)
    let button = Kit.Button().withStyle(styler)
    #expect(button.layer.borderWidth == 2)
    #expect(button.clipsToBounds)
    #expect(button.layer.cornerRadius == 6)
    #expect(button.backgroundColor == .gray)
    #expect(button.titleColors == [.normal: .blue])
  }

  @Test("withStyle takes stylers, closures and functions, and returns the object itself")
  func withStyle() {
    let clip: (Kit.View) -> Void = { $0.clipsToBounds = true }
    let button = Kit.Button()
    let styled: Kit.Button = button.withStyle(.bordered(1)).withStyle { $0.tintColor = .gray }.withStyle(clip)
    #expect(styled === button)
    #expect(button.layer.borderWidth == 1)
    #expect(button.tintColor == .gray)
    #expect(button.clipsToBounds)
  }

  // MARK: - Actors

  @MainActor private class MainView: Styleable {
    var width = 0
    var title = ""
  }

  private final class MainButton: MainView {}

  @Test("Classes on the main actor are styled by bare functions kept there")
  @MainActor func mainActor() {
    let wide: (MainView) -> Void = { $0.width += 5 }
    let titled: (MainButton) -> Void = { $0.title = "t" }
    let both: (MainButton) -> Void = wide <> titled <> { (button: MainButton) in button.width *= 2 }
    let button = MainButton().withStyle(both).withStyle(concat([wide, titled]))
    #expect(button.width == 15)
    #expect(button.title == "t")
  }

  @Test("A styler is shared by tasks")
  func sharing() async {
    let styler: Styler<Panel> = .wide <> .titled("t")
    let widths = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { styler(Panel()).width } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(widths == Array(repeating: 100, count: 8))
  }

  // MARK: - Conditions and contexts

  @Test("A condition sees what the steps before it have done")
  func conditions() {
    let styler: Styler<Panel> =
      .wide <> Styler.titled("wide").when({ $0.width > 50 }, otherwise: .titled("narrow"))
    #expect(styler(Panel()).title.text == "wide")
    #expect(Styler<Panel>.titled("wide").when { $0.width > 50 }(Panel()).title.text == "")
  }

  private enum State { case normal, disabled }

  @Test("A styler may depend on a context: a state, traits, anything")
  func contexts() {
    let styler: ContextualStyler<Panel, State> =
      .always(.titled("all"))
      <> .when({ $0 == .disabled }, apply: .wide, otherwise: .set(\.width, to: 1))
      <> .reading { panel, state in if state == .normal { panel.title.text += "!" } }
    #expect(styler.apply(to: Panel(), in: .normal) == Panel(width: 1, title: Caption(text: "all!")))
    var panel = Panel()
    styler.apply(to: &panel, in: .disabled)
    #expect(panel == Panel(width: 100, title: Caption(text: "all")))
    #expect(Panel().restyled(styler.resolved(in: .disabled)) == panel)
    let condition: ContextualStyler<Panel, State> = Styler.always(.wide).when { $0.context == .disabled }
    #expect(condition.apply(to: Panel(), in: .normal) == Panel())
    #expect(condition.apply(to: Panel(), in: .disabled).width == 100)
  }

  @Test("Objects are styled in a context")
  func objectsInContexts() {
    let styler: ContextualStyler<Kit.Button, State> = .when({ $0 == .disabled }, apply: .bordered(3))
    let button = Kit.Button()
    #expect(styler.apply(to: button, in: .disabled) === button)
    #expect(button.layer.borderWidth == 3)
  }

  // MARK: - Precedence

  @Test("`<>` binds closer than `?:`, `??` and comparison")
  func precedence() {
    let isWide = !CommandLine.arguments.isEmpty
    let absent = [Styler<Panel>]().first
    let styler: Styler<Panel> = isWide ? .wide <> .titled("a") : .titled("b") <> .wide
    #expect(styler(Panel()).title.text == "a")
    #expect((absent ?? .wide <> .titled("c"))(Panel()) == Panel(width: 100, title: Caption(text: "c")))
  }
}

extension Styler where Target == Panel {
  fileprivate static let wide: Styler = .set(\.width, to: 100)
  fileprivate static func titled(_ text: String) -> Styler { .set(\.title.text, to: text) }
}

extension Styler where Target == Caption {
  fileprivate static let shouting = Styler { $0.text += "!" }
}

extension Styler where Target: Kit.View {
  fileprivate static func bordered(_ width: Double) -> Styler { .set(\.layer.borderWidth, to: width) }
}

extension Styler where Target: Kit.Button {
  fileprivate static func titleColor(_ color: Kit.Color) -> Styler {
    Styler { $0.setTitleColor(color, for: .normal) }
  }
}

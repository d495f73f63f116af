import BrowserSupport
import Foundation
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("Live pages")
struct LivePageTests {
  private struct Screen: Element {
    var body: some Element {
      Stack {
        Label("default")
        Label("own", style: TextStyle(color: .red))
        Button("default")
        Label("default again")
      }
    }
  }

  private static let green = DefaultStyling.system.restyled { $0.text.color = .systemGreen }

  @Test("A swap of the defaults changes the rules of what follows them, and no markup")
  func defaults() throws {
    var page = try LivePage(Screen(), in: ElementContext(defaults: .system), adapts: false)
    let update = try page.update(in: ElementContext(defaults: Self.green))
    #expect(update.html == nil)
    // The stack has the first class.
    #expect(update.changes.map(\.selector) == [".s1"])
    #expect(update.changes.map(\.kind) == [.changed])
    let green = TextStyle(color: .systemGreen).cssDeclarations().text
    #expect(update.changes[0].declarations.contains(green))
    #expect(try page.update(in: ElementContext(defaults: Self.green)).changes.isEmpty)
    // Without a context, for the defaults in force.
    let inForce = try DefaultStyling.withDefaults(.system) { try page.update() }
    #expect(inForce.changes.map(\.selector) == [".s1"])
  }

  @Test("An appearance that media queries tell apart changes nothing; for fixed traits it changes colours")
  func traits() throws {
    let dark = ElementContext(traits: TraitCollection(colorScheme: .dark), defaults: .system)
    var adapting = try LivePage(SettingsForm(), in: ElementContext(defaults: .system))
    let none = try adapting.update(in: dark)
    #expect(none.html == nil && none.changes.isEmpty)
    var fixed = try LivePage(Screen(), in: ElementContext(defaults: .system), adapts: false)
    let update = try fixed.update(in: dark)
    #expect(update.html == nil)
    // What has one colour in every scheme stays.
    #expect(!update.changes.contains { $0.selector == ".s2" })
    #expect(update.changes.contains { $0.selector == ".s1" })
    #expect(update.changes.allSatisfy { $0.kind == .changed && $0.media.isEmpty })
  }

  @Test("A text size that only the server knows changes the rules of texts that follow it")
  func textSize() throws {
    let following = TextStyle(font: .system(size: 17)).restyled {
      $0.adjustsFontForContentSizeCategory = true
    }
    let screen = Stack {
      Label("follows", style: following)
      Label("stays", style: TextStyle(font: .system(size: 17)))
    }
    var page = try LivePage(screen)
    let large = ElementContext(
      traits: TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    let update = try page.update(in: large)
    #expect(update.html == nil)
    #expect(update.changes.map(\.selector) == [".s1"])
  }

  @Test("Back again, everything is as it was")
  func roundTrip() throws {
    for element in [SettingsForm() as any Element, SignInScreen(), Screen()] {
      var page = try LivePage(element, in: ElementContext(defaults: .system))
      let before = (page.html, page.styleSheet.css)
      let away = try page.update(in: ElementContext(defaults: Self.loudAndLarge))
      #expect(!away.changes.isEmpty)
      let back = try page.update(in: ElementContext(defaults: .system))
      #expect(back.html == nil && away.html == nil)
      #expect((page.html, page.styleSheet.css) == before)
      #expect(Set(back.changes.map(\.selector)) == Set(away.changes.map(\.selector)))
    }
  }

  private static let loudAndLarge = DefaultStyling.system.restyled {
    $0.text = $0.text.bold.resized(to: 30)
    $0.titleSubtitle.title.color = .systemPurple
    $0.button = $0.button.allRestyled { $0.background.color = .systemYellow }
    $0.field.backgrounds[.focused] = BackgroundStyle(color: .systemTeal)
    $0.switch.onTintColor = .systemOrange
    $0.segmentedControl = $0.segmentedControl.allRestyled { $0.text.color = .systemPink }
    $0.sectionGrouped = $0.sectionGrouped.restyled { $0.minRowHeight = 60 }
    $0.formGrouped = $0.formGrouped.restyled { $0.insets.top = 1 }
  }

  @Test("Styles that were equal and no longer are get classes of their own, and the markup tells")
  func split() throws {
    struct Headings: Element {
      var body: some Element {
        Label("a", style: .default)
        Label("b", style: TextStyle.system)
      }
    }
    var page = try LivePage(Headings(), in: ElementContext(defaults: .system))
    #expect(page.html == #"<p class="s0">a</p><p class="s0">b</p>"#)
    let update = try page.update(in: ElementContext(defaults: Self.green))
    #expect(update.html == #"<p class="s0">a</p><p class="s1">b</p>"#)
    #expect(Set(update.changes.map(\.kind)) == [.changed, .added])
    // They stay apart, so that the next swap needs no markup.
    #expect(try page.update(in: ElementContext(defaults: .system)).html == nil)
    #expect(try page.update(in: ElementContext(defaults: Self.green)).html == nil)
  }

  @Test("Changes list what was added and removed too")
  func addedAndRemoved() throws {
    var old = StyleSheet()
    _ = old.className(for: TextStyle(color: .red))
    var new = StyleSheet()
    _ = new.className(for: TextStyle(color: .blue))
    _ = new.className(for: TextStyle(color: .label))
    let changes = new.changes(from: old)
    #expect(changes.map(\.kind) == [.changed, .added, .added])
    #expect(changes.map(\.media) == ["", "", "(prefers-color-scheme:dark)"])
    #expect(old.changes(from: new).map(\.kind) == [.changed, .removed, .removed])
    #expect(new.changes(from: new).isEmpty)
  }

  @Test(
    "A browser that is sent the changes shows what it would show of the new page",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  func changesInABrowser() async throws {
    var page = try LivePage(SettingsForm(), in: ElementContext(defaults: .system))
    let old = page.styleSheet.css
    let update = try page.update(in: ElementContext(defaults: Self.loudAndLarge))
    #expect(update.html == nil)
    let sent = String(decoding: try JSONEncoder().encode(update), as: UTF8.self)
    let apply = """
      const sheet = document.querySelector('style').sheet;
      const block = (media, text) => media ? `@media ${media}{${text}}` : text;
      const written = text => {
        const scratch = new CSSStyleSheet();
        scratch.replaceSync(text);
        return scratch.cssRules[0];
      };
      for (const {media, selector, kind, declarations} of (\(sent)).changes) {
        const wanted = written(`${selector}{}`).selectorText;
        const query = media && written(`@media ${media}{}`).media.mediaText;
        const found = [sheet, ...sheet.cssRules]
          .filter(group => group.cssRules && (group.media?.mediaText ?? '') === query)
          .flatMap(group => [...group.cssRules].map(rule => [group, rule]))
          .filter(([, rule]) => rule.selectorText === wanted);
        if (kind === 'changed') found.shift()[1].style.cssText = declarations;
        for (const [group, rule] of found) group.deleteRule([...group.cssRules].indexOf(rule));
        if (kind === 'added') {
          sheet.insertRule(block(media, `${selector}{${declarations}}`), sheet.cssRules.length);
        }
      }
      """
    let read = """
      \(ComputedValues.script)
      return [...document.querySelectorAll('[class]')].map(element => values(element).join('|'));
      """
    func values(_ css: String, _ script: String) async throws -> [String] {
      try await Browser.required().evaluate(
        script, in: "<!doctype html><style>\(css)</style>\(page.html)", as: [String].self)
    }
    let changed = try await values(old, apply + read)
    let wanted = try await values(page.styleSheet.css, read)
    #expect(!wanted.isEmpty)
    let isSame = changed == wanted
    #expect(isSame)
    let isOther = try await values(old, read) != wanted
    #expect(isOther)
  }
}

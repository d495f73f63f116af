// The examples in the comments of Restyle/Defaults, as they stand there, and what they give.

import Restyle
import Testing

extension DefaultStyling {
  static let custom = DefaultStyling(text: .normalText, detailText: .smallText)
}

extension TextStyle {
  static var normalText: Self { TextStyle(font: .system(size: 17), color: .systemRed) }
  static var smallText: Self { TextStyle(font: .system(size: 13), color: .systemRed) }
}

struct Accent: DefaultStylingKey {
  static let defaultValue = Color.systemBlue
}
extension DefaultStylingKey where Self == Accent { static var accent: Self { Self() } }
extension Color { static var accent: Color { DefaultStyling.defaults[.accent] } }

@Suite("What the comments of Restyle/Defaults show")
struct DefaultsCommentExamples {
  private struct Window {
    func reload(with defaults: DefaultStyling) {}
  }

  // They are only compiled: the defaults in force are those of all tests.
  private func change() {
    DefaultStyling.defaults = .custom
    DefaultStyling.defaults.text.color = .systemIndigo
  }

  private func custom() -> [String] {
    descriptions {
      DefaultStyling.defaults = .custom
      TextStyle.default  // .normalText
    }
  }

  private func lock() throws {
    let lock = DefaultStyling.lockDefaults()
    try DefaultStyling.setDefaults(.custom)  // throws DefaultsRefusal.locked
    lock.unlock()
  }

  private func follow(in window: Window) async {
    for await defaults in DefaultStyling.changes { window.reload(with: defaults) }
  }

  @Test("DefaultStylingKey")
  func slots() {
    let pink = DefaultStyling.system.restyled { $0[.accent] = .systemPink }

    #expect(Color.accent == .systemBlue)
    #expect(DefaultStyling.withDefaults(pink) { Color.accent } == .systemPink)
  }

  @Test("DefaultStyling.withDefaults(_:_:)")
  func taskDefaults() async {
    struct Settings {}
    let settings = Settings()
    func render(_ settings: Settings) -> TextStyle { .default }
    func atOnce() -> TextStyle {
      let page = DefaultStyling.withDefaults(.custom) { render(settings) }
      return page
    }
    #expect(atOnce() == .normalText)
  }

  @Test("DefaultStyling.withDefaults(_:_:), asynchronous")
  func asynchronousDefaults() async {
    struct Settings {}
    let settings = Settings()
    @Sendable func render(_ settings: Settings) async -> TextStyle { .default }
    let page = await DefaultStyling.withDefaults(.custom) { await render(settings) }

    #expect(page == .normalText)
  }

  @Test("DefaultStyling.restyled(_:)")
  func restyled() {
    let values = descriptions {
      DefaultStyling.system.restyled { $0.text.color = .systemIndigo }
    }

    #expect(values.count == 1)
  }
}

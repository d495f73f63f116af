import Restyle
import RestyleElements
import Testing

private struct RatingStyle: Style {
  var starSize = 16.0
}

private struct RatingSlot: DefaultStylingKey {
  static let defaultValue = RatingStyle()
}

extension DefaultStylingKey where Self == RatingSlot {
  fileprivate static var rating: Self { Self() }
}

private struct Rating: InputControl {
  var name: String?
  var state = ControlState.normal
  var accessibility = Accessibility()
  var givenStyle = GivenStyle<RatingStyle>(RatingStyle?.none)
  var ownName: DisplayText? { nil }

  static var defaultStyle: RatingStyle { DefaultStyling.defaults[.rating] }
  static var dynamicDefaultStyle: TraitStyle<RatingStyle>? { DefaultStyling.defaults[dynamic: .rating] }
}

@Suite("Dynamic styles of elements")
struct DynamicStyleWalkTests {
  private static let text = TraitStyle<TextStyle> { TextStyle(font: Font(size: $0.isCompact ? 12 : 24)) }
  private static let title = TraitStyle<TitleSubtitleStyle> { traits in
    TitleSubtitleStyle.default.restyled { $0.title = text.style(from: traits) }
  }
  private static let stack = TraitStyle { StackStyle(axis: $0.isCompact ? .vertical : .horizontal) }

  @Test("A text in runs can have a style that depends on traits, as one in a single style can")
  func runs() {
    for label in [
      Label("a \("b", style: .bold)", style: Self.text), Label(StyledString("a b"), style: Self.text),
      Label("a b", style: Self.text), Label("a \("b")", style: Self.text),
    ] {
      #expect(label.text.displayValue(in: nil) == "a b")
      let sizes = [UserInterfaceSizeClass.compact, .regular].map { width in
        label.dynamicStyle?.style(from: TraitCollection(horizontalSizeClass: width)).fontSize
      }
      #expect(sizes == [12, 24])
    }
  }

  private static func screen() -> Stack {
    Stack(style: stack) {
      Label("Text", style: text)
      TitleSubtitle("Title", style: title)
      Row("Row") {}.with { $0.heading?.dynamicStyle = title }
      TextField("Name").with { $0.label?.dynamicStyle = text }
      Switch("On", isOn: true).with { $0.label?.dynamicStyle = text }
      Stack { Label("Within").styled(text) }.styled(stack)
    }
  }

  @Test("A walk tells what they come to for its traits", arguments: [true, false])
  func resolved(isCompact: Bool) throws {
    let traits = TraitCollection(horizontalSizeClass: isCompact ? .compact : .regular)
    let outline = try Outline(of: Self.screen(), in: ElementContext(traits: traits))
    let sizes =
      outline.labels.map(\.style.fontSize) + outline.titles.map(\.style.title.fontSize)
      + outline.controls.map { ($0 as? any LabelledElement)?.label?.style.fontSize }
    #expect(sizes == Array(repeating: isCompact ? 12 : 24, count: 6))
    #expect(
      outline.stacks.map(\.style.axis) == Array(repeating: isCompact ? .vertical : .horizontal, count: 2))
  }

  @Test("Resolving keeps the dynamic style, and a style of its own ends it")
  func assignment() throws {
    var label = Label("Text", style: Self.text)
    label.resolveStyle(for: TraitCollection(horizontalSizeClass: .compact))
    #expect(label.style.fontSize == 12 && label.dynamicStyle != nil)
    label.dynamicStyle = nil
    #expect(!label.hasExplicitStyle)
    var title = TitleSubtitle("Title", style: Self.title)
    #expect(title.style.title.fontSize == 24)
    title.style.spacing = 3
    #expect(title.dynamicStyle == nil && title.style.title.fontSize == 24)
    var stack = Self.screen()
    let compact = TraitCollection(horizontalSizeClass: .compact)
    stack = try #require(stack.resolved(for: compact, defaultsVary: false))
    #expect(stack.style.axis == .vertical && stack.dynamicStyle != nil)
    stack.style.axis = .horizontal
    #expect(stack.resolved(for: compact, defaultsVary: true) == nil && stack.style.axis == .horizontal)
    stack.dynamicStyle = TraitStyle { StackStyle(axis: $0.isCompact ? .horizontal : .vertical) }
    #expect(stack.style.axis == .vertical && stack.dynamicStyle != nil)
    stack.dynamicStyle = nil
    #expect(stack.style.axis == .vertical && stack.dynamicStyle == nil)
  }

  @Test(arguments: [true, false])
  func `A control of one's own follows a slot of one's own for traits`(isCompact: Bool) throws {
    let defaults = DefaultStyling.system.restyled {
      $0[dynamic: .rating] = TraitStyle { RatingStyle(starSize: $0.isCompact ? 12 : 24) }
    }
    let traits = TraitCollection(horizontalSizeClass: isCompact ? .compact : .regular)
    func sizes(_ rating: Rating) throws -> [Double?] {
      try DefaultStyling.withDefaults(defaults) {
        try Outline(of: rating, in: ElementContext(traits: traits)).controls.map {
          ($0 as? Rating)?.style.starSize
        }
      }
    }
    #expect(try sizes(Rating()) == [isCompact ? 12 : 24])
    #expect(try sizes(Rating().with { $0.style = RatingStyle(starSize: 7) }) == [7])
  }
}

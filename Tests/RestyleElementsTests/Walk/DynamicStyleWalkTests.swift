import Restyle
import RestyleElements
import Testing

@Suite("Dynamic styles of elements")
struct DynamicStyleWalkTests {
  private static let text = TraitStyle<TextStyle> { TextStyle(font: Font(size: $0.isCompact ? 12 : 24)) }
  private static let title = TraitStyle<TitleSubtitleStyle> { traits in
    TitleSubtitleStyle.default.restyled { $0.title = text.style(from: traits) }
  }
  private static let stack = TraitStyle { StackStyle(axis: $0.isCompact ? .vertical : .horizontal) }

  /// Notes what the elements look like that a walk comes to.
  private struct Looks: ElementVisitor {
    var sizes: [Double?] = []
    var axes: [StackStyle.Axis] = []

    mutating func visit(_ label: Label) { sizes.append(label.style.fontSize) }
    mutating func visit(_ titleSubtitle: TitleSubtitle) { sizes.append(titleSubtitle.style.title.fontSize) }
    mutating func visit(_ button: Button) {}
    mutating func visit(_ field: TextField) { sizes.append(field.label?.style.fontSize) }
    mutating func visit(_ control: Switch) { sizes.append(control.label?.style.fontSize) }
    mutating func visit(_ control: SegmentedControl) {}
    mutating func visit(_ imageView: ImageView) {}
    mutating func visit(_ separator: Separator) {}
    mutating func visit(_ spacer: Spacer) {}
    mutating func open(_ stack: Stack) { axes.append(stack.style.axis) }
    mutating func close(_ stack: Stack) {}
    mutating func open(_ row: Row, at position: SegmentPosition?) {}
    mutating func close(_ row: Row, at position: SegmentPosition?) {}
    mutating func open(_ section: Section) {}
    mutating func close(_ section: Section) {}
    mutating func open(_ form: Form) {}
    mutating func close(_ form: Form) {}
    mutating func visit(other element: any PrimitiveElement) {}
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
    var looks = Looks()
    try Self.screen().walk(&looks, in: ElementContext(traits: traits))
    #expect(looks.sizes == Array(repeating: isCompact ? 12 : 24, count: 6))
    #expect(looks.axes == Array(repeating: isCompact ? .vertical : .horizontal, count: 2))
  }

  @Test("Resolving keeps the dynamic style, and a style of its own ends it")
  func assignment() {
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
    stack.resolveStyle(for: TraitCollection(horizontalSizeClass: .compact))
    #expect(stack.style.axis == .vertical && stack.dynamicStyle != nil)
    stack.style.axis = .horizontal
    stack.resolveStyle(for: TraitCollection(horizontalSizeClass: .compact))
    #expect(stack.style.axis == .horizontal)
  }
}

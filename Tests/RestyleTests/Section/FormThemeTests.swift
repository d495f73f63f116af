import Restyle
import Testing

// What Form's documentation and its demo's theme write of boxes, controls and sections, from outside the module.

extension Color {
  fileprivate static let lineGray = Color(hue: 0, saturation: 0, brightness: 0.83, alpha: 1)
  fileprivate static let mintGreen = Color(hue: 141.0 / 360, saturation: 0.49, brightness: 0.82, alpha: 1)
  fileprivate static let lilacHighlighted = Color(hue: 255.0 / 360, saturation: 0.10, brightness: 1, alpha: 1)
  fileprivate static let lilacLine = Color(hue: 253.0 / 360, saturation: 0.21, brightness: 0.94, alpha: 1)
}

private let hairlineWidth = 0.5

extension TextStyle {
  fileprivate static let normalText = TextStyle(font: .system(size: 17), color: .black)
  fileprivate static let whiteButton = TextStyle(font: .system(size: 20), color: .white, alignment: .center)
  fileprivate static let disabledButton = TextStyle(font: .system(size: 20), color: .gray, alignment: .center)
}

extension BorderStyle {
  fileprivate static let bottomSeparator = BorderStyle(
    width: hairlineWidth, color: .lineGray, cornerRadius: 0, borderEdges: .bottom)
}

extension ButtonStyle {
  fileprivate static let custom = ButtonStyle(
    contentInsets: EdgeInsets(horizontalInset: 5, verticalInset: 3),
    normal: ButtonStateStyle(color: .clear, border: .none, text: .normalText),
    highlighted: ButtonStateStyle(
      color: .mintGreen, border: BorderStyle(cornerRadius: 4), text: .whiteButton),
    disabled: ButtonStateStyle(color: .clear, border: .none, text: .disabledButton))
}

extension SwitchStyle {
  fileprivate static let custom: SwitchStyle = SwitchStyle(onTintColor: .mintGreen)
}

extension SegmentedControlStyle {
  fileprivate static let custom = SegmentedControlStyle(
    normal: ButtonStateStyle(
      color: .white, border: .init(width: hairlineWidth, color: .lineGray, cornerRadius: 4),
      text: TextStyle.normalText.centerAligned.colored(.mintGreen).resized(to: 15)),
    selected: ButtonStateStyle(
      color: .mintGreen, border: .init(cornerRadius: 4),
      text: TextStyle.normalText.centerAligned.colored(.white).resized(to: 15)),
    tintColor: .mintGreen
  )
}

extension SectionBackgroundStyle {
  fileprivate static let plain = SectionBackgroundStyle(
    background: BackgroundStyle(
      color: .white,
      border: BorderStyle(
        width: hairlineWidth, color: .lineGray, cornerRadius: 0, borderEdges: [.top, .bottom])),
    topSeparator: .none,
    bottomSeparator: InsettedStyle(
      style: SeparatorStyle(width: hairlineWidth, color: .lineGray),
      insets: EdgeInsets(horizontalInset: 0, verticalInset: 0)))

  fileprivate static let plainSelected = SectionBackgroundStyle.plain.restyled { style in
    style.color = .lilacHighlighted
    style.border.color = .lilacLine
    style.bottomSeparator.style.color = .lilacLine
    style.topSeparator = style.bottomSeparator
  }

  fileprivate static let list = SectionBackgroundStyle.plain.restyled { $0.border.borderEdges = .bottom }

  fileprivate static let grouped = SectionBackgroundStyle.plain.restyled { style in
    style.bottomSeparator.insets = .zero
    style.border = BorderStyle(width: hairlineWidth, color: .lineGray, cornerRadius: 8)
  }
}

extension SectionStyle.Background {
  fileprivate static let plain = SectionStyle.Background(style: .plain)
  fileprivate static let plainSelected = SectionStyle.Background(style: .plainSelected)
}

extension Image {
  fileprivate static let plainSectionHeader = SegmentBackgroundStyle(
    color: .lineGray, border: .bottomSeparator
  )
  .image()
  fileprivate static let plainSectionFooter = SegmentBackgroundStyle(color: .clear, border: .none).image()
}

extension SectionStyle {
  fileprivate init(isRegular: Bool) {
    let rowInsets = EdgeInsets(horizontalInset: isRegular ? 18 : 16, verticalInset: isRegular ? 14 : 13)
    let footerInsets = EdgeInsets(top: 10, left: rowInsets.left, bottom: 6 + 22, right: rowInsets.right)
    let footerStyle = HeaderFooterStyle(
      text: .normalText,
      backgroundImage: .plainSectionFooter,
      insets: footerInsets,
      emptyHeight: 22)
    let headerStyle = HeaderFooterStyle(
      text: .normalText,
      backgroundImage: .plainSectionHeader,
      insets: EdgeInsets(top: 11, left: rowInsets.left, bottom: 7, right: rowInsets.right),
      emptyHeight: 0)
    let header = headerStyle.restyled {
      $0.insets.top = 0
      $0.backgroundImage = .none
    }
    self.init(
      rowInsets: rowInsets, itemSpacing: 10, minRowHeight: 56,
      background: .plain, selectedBackground: .plainSelected,
      header: isRegular ? header : headerStyle, footer: footerStyle)
  }
}

@Suite("Form's boxes, controls and sections")
struct FormThemeTests {
  @Test("A background is made with its border first, and an image of it")
  func backgrounds() {
    let background = BackgroundStyle(
      border: BorderStyle(width: 1, color: .red, cornerRadius: 4), color: .blue)
    let image = Image(image: background)
    #expect(SegmentBackgroundStyle(image: image) == SegmentBackgroundStyle(style: background))
    #expect(ButtonStateStyle(backgroundImage: image, text: .normalText).background == background)
  }

  @Test("The demo's button says what it was told")
  func button() {
    #expect(ButtonStyle.custom.contentInsets == EdgeInsets(top: 3, left: 5, bottom: 3, right: 5))
    #expect(ButtonStyle.custom.style(for: .normal)?.background == BackgroundStyle.none)
    #expect(ButtonStyle.custom.style(for: .highlighted)?.background.border.cornerRadius == 4)
    #expect(ButtonStyle.custom.style(for: [.disabled, .selected])?.text == .disabledButton)
    #expect(ButtonStyle.custom.states[.selected] == nil)
  }

  @Test("The demo's switch and segmented control say what they were told")
  func controls() {
    #expect(SwitchStyle.custom.appearance(for: .selected).track.color == .mintGreen)
    #expect(SegmentedControlStyle.custom.style(for: .selectedAndHighlighted)?.text.color == .white)
    #expect(SegmentedControlStyle.custom.style(for: .disabled)?.text.color == .mintGreen)
  }

  @Test("The demo's section backgrounds draw what they should")
  func sectionBackgrounds() {
    #expect(SectionStyle.Background.plain.top?.drawnBackground.border.borderEdges == .top)
    #expect(SectionStyle.Background.plain.middle?.drawnBackground.border.borderEdges == [])
    #expect(SectionStyle.Background(style: .list).unique?.drawnBackground.border.borderEdges == .bottom)
    #expect(
      SectionStyle.Background(style: .grouped).bottom?.drawnBackground.border.cornerRadii.topLeading == 0)
    let selected = SectionStyle.Background.plainSelected
    #expect(selected.middle?.drawnTopSeparator?.style.color == .lilacLine)
    #expect(selected.middle?.drawnBottomSeparator?.style.color == .lilacLine)
    #expect(selected.top?.drawnTopSeparator == nil)
  }

  @Test("The demo's headers have the background that they were given")
  func headers() {
    let compact = SectionStyle(isRegular: false)
    #expect(compact.header.background == BackgroundStyle(color: .lineGray, border: .bottomSeparator))
    #expect(compact.header.backgroundImage == .plainSectionHeader)
    #expect(compact.footer.background == .none)
    #expect(compact.footer.insets.bottom == 28)
    let regular = SectionStyle(isRegular: true)
    #expect(regular.header.backgroundImage == nil)
    #expect(regular.header.insets.top == 0)

    let red = compact.restyled { $0.header.text.color = .red }
    #expect(red.header.text.color == .red)
    #expect(red.restyled { $0.header.text.color = .black } == compact)
  }
}

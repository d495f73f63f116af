import Restyle

/// Controls that look otherwise in many states and surroundings.
enum ControlSamples {
  private static let adaptive = Color(
    light: .red, dark: .blue, lightIncreasedContrast: .black, darkIncreasedContrast: .white)
  private static let text = TextStyle(font: .system(size: 15), color: adaptive)

  static let buttons: [(name: String, style: ButtonStyle)] = [
    ("system button", .system), ("own button", own), ("sparse button", sparse),
  ]

  private static let own = ButtonStyle(
    contentInsets: EdgeInsets(top: 1, leading: 12, bottom: 5, trailing: 8),
    preferredMinimumSize: MinimumSize(width: 64, height: 44),
    states: [
      .normal: ButtonStateStyle(
        color: adaptive, border: BorderStyle(width: 1, color: .black, cornerRadius: 6), text: text),
      .hovered: ButtonStateStyle(
        background: BackgroundStyle(
          color: .white, gradient: .linear(from: .leading, to: .trailing, colors: [adaptive, .green]),
          border: BorderStyle(cornerRadii: CornerRadii(8, at: .leading))),
        text: text.bold),
      .focused: ButtonStateStyle(
        background: BackgroundStyle(
          color: .white,
          shadows: [ShadowStyle(color: adaptive, spread: 3), ShadowStyle(color: .black, y: 1, isInner: true)]),
        text: text),
      .selected: ButtonStateStyle(
        color: .black, border: BorderStyle(width: 2, color: adaptive, borderEdges: [.leading, .bottom]),
        text: text.colored(.white)),
      [.selected, .hovered]: ButtonStateStyle(text: TextStyle(color: .green)),
      .disabled: ButtonStateStyle(color: .lightGray, border: .none, text: TextStyle()),
      [.highlighted, .focused, .selected]: ButtonStateStyle(
        background: BackgroundStyle(gradient: .radial(center: .topLeading, colors: [.red, adaptive])),
        text: text),
    ])

  private static let sparse = ButtonStyle(states: [
    [.hovered, .disabled]: ButtonStateStyle(color: adaptive, border: .none, text: text)
  ])

  static let barButton = BarButtonStyle(
    default: own.states,
    compact: [.normal: ButtonStateStyle(text: text), .selected: ButtonStateStyle(text: text.bold)])

  static let field = FieldStyle.system.restyled {
    $0.backgrounds = [
      .normal: BackgroundStyle(
        color: .white, border: BorderStyle(width: 1, color: adaptive, cornerRadius: 4)),
      .focused: BackgroundStyle(color: .white, border: BorderStyle(width: 2, color: .blue)),
      .disabled: BackgroundStyle(color: adaptive),
    ]
    $0.contentInsets = EdgeInsets(top: 2, leading: 12, bottom: 2, trailing: 4)
    $0.cursorColor = adaptive
  }

  static let switches: [(name: String, style: SwitchStyle)] = [
    ("system switch", .system),
    (
      "own switch",
      SwitchStyle(
        onTintColor: adaptive, thumbTintColor: .white, offTintColor: .lightGray,
        size: Size(width: 52, height: 32), thumbSize: Size(square: 16),
        states: [
          .normal: SwitchStateStyle(border: BorderStyle(width: 2, color: adaptive, cornerRadius: 16)),
          .selected: SwitchStateStyle(thumbSize: Size(square: 24)),
          .highlighted: SwitchStateStyle(thumbColor: adaptive, thumbSize: Size(square: 28)),
          .disabled: SwitchStateStyle(opacity: 0.5),
        ])
    ),
  ]

  /// A section that depends on every trait that a page can differ in.
  static let section = DynamicSectionStyle { traits in
    let line = SeparatorStyle(width: traits.isCompact ? 1 : 2, color: adaptive)
    let rows = SectionBackgroundStyle(
      background: BackgroundStyle(
        color: adaptive,
        border: BorderStyle(
          width: 1, color: .black, cornerRadii: CornerRadii(topLeading: 4, topTrailing: 8, bottomTrailing: 2))
      ),
      topSeparator: InsettedStyle(
        style: line, insets: EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 8)),
      bottomSeparator: InsettedStyle(style: line, insets: EdgeInsets(horizontalInset: 16, verticalInset: 0)))
    let header = HeaderFooterStyle(
      text: text, background: BackgroundStyle(color: adaptive),
      insets: EdgeInsets(
        top: 1, leading: traits.layoutDirection == .rightToLeft ? 20 : 10, bottom: 3, trailing: 4))
    return SectionStyle(
      rowInsets: EdgeInsets(
        top: 8, leading: 12, bottom: traits.verticalSizeClass == .compact ? 2 : 6, trailing: 4),
      itemSpacing: 10, minRowHeight: 44,
      background: SectionStyle.Background(style: rows),
      selectedBackground: SectionStyle.Background(
        style: rows.restyled {
          $0.color = .green
          $0.topSeparator = .none
          $0.border = .none
        }),
      header: header, footer: header.restyled { $0.text = TextStyle(color: .green) })
  }
}

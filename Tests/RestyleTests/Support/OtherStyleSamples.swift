import Restyle

/// Styles of every type but text styles', each with all of its parts somewhere.
enum OtherStyleSamples {
  private static let text = TextStyle(
    font: .system(size: 17, weight: .bold), color: Color(light: .red, dark: .green))
  private static let border = BorderStyle(
    width: 1.5, color: .blue,
    cornerRadii: CornerRadii(topLeading: 1, topTrailing: 2, bottomLeading: 3, bottomTrailing: 4),
    borderEdges: [.top, .leading])
  private static let stops = [
    Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .clear, location: 0.7),
  ]
  private static let background = BackgroundStyle(
    color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5),
    gradient: Gradient(geometry: .linear(angle: .degrees(45)), stops: stops),
    image: Image(url: "a\"b.png", scale: 2), border: border,
    shadows: [
      ShadowStyle(color: .black, x: 1, y: -2, blur: 3, spread: -4, isInner: true), ShadowStyle(color: .gray),
    ])
  private static let line = InsettedStyle(
    style: SeparatorStyle(width: 0.5, color: .separator),
    insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  private static let state = ButtonStateStyle(background: background, text: text)
  private static let states: StateStyles<ButtonStateStyle> = [
    .normal: state, .highlighted: ButtonStateStyle(text: TextStyle()), [.selected, .disabled]: state,
  ]
  private static let segment = SegmentBackgroundStyle(
    background: background, position: .top, topSeparator: line, bottomSeparator: .none)
  private static let header = HeaderFooterStyle(
    text: text, background: background, insets: EdgeInsets(inset: 3), emptyHeight: 4, minimumHeight: 5)
  private static let section = SectionStyle(
    rowInsets: EdgeInsets(inset: 1), itemSpacing: -2, minRowHeight: 44,
    background: SectionStyle.Background(top: segment, middle: nil, bottom: segment, unique: nil),
    selectedBackground: .systemSelected, selectedTextColor: .white, header: header,
    footer: HeaderFooterStyle(text: TextStyle()))
  private static let form = FormStyle(insets: EdgeInsets(inset: 8), background: background)

  /// All of them.
  static let all: [any Style & Codable & Hashable & CustomDebugStringConvertible] = [
    border, BorderStyle.none, background, BackgroundStyle.none,
    BackgroundStyle(
      gradient: Gradient(
        geometry: .line(start: UnitPoint(x: 0, y: 0.5), end: UnitPoint(x: 1, y: 0.25)), stops: stops)),
    BackgroundStyle(gradient: Gradient(geometry: .radial(center: UnitPoint(x: 0.5, y: 0)), stops: [])),
    background.shadows[0], line.style, line, segment,
    SectionBackgroundStyle(background: background, topSeparator: line, bottomSeparator: line),
    section.background, section, header, form,
    TableViewFormStyle(section: section, form: form, fixedRowHeight: 44),
    CheckboxStyle(
      mark: .dot, size: 20, spacing: 4, label: text,
      states: [
        .normal: CheckboxStateStyle(background: background),
        .selected: CheckboxStateStyle(background: .none, markColor: .white),
      ]),
    CheckboxStateStyle(background: background, markColor: .red),
    FormFieldStyle(label: text, help: TextStyle(), error: text.colored(.red), spacing: 3),
    BoxStyle(), OutlineStyle(width: 2, color: .red, offset: -1),
    BoxStyle(
      margins: EdgeInsets(inset: 8), width: 320, maximumWidth: .characters(60), height: .fraction(0.5),
      alignment: .center, opacity: 0.5, pressedOffset: 2, outline: OutlineStyle(width: 3, color: .red),
      overflow: .scrolling),
    DescriptionListStyle(term: text, spacing: 7, indent: 3),
    SliderStyle(fillColor: .red, invalidFillColor: nil, minimumHeight: 30),
    ListStyle(bullet: .square, numbering: .lowerRoman, spacing: 2, indent: 30),
    ProgressBarStyle(track: background, fillColor: nil, thickness: 6),
    TableStyle(
      caption: text, header: TextStyle(), cell: text, cellInsets: EdgeInsets(inset: 2), separator: line.style,
      background: background, headerColor: .gray),
    MinimumSize(width: 3), MinimumSize.none, state, states, StateStyles<ButtonStateStyle>(),
    states.restyled { $0.transition = ControlTransition(duration: 0.15, curve: .easeOut) },
    StateStyles<ButtonStateStyle>(transition: ControlTransition(duration: 1)),
    ButtonStyle(
      contentInsets: EdgeInsets(inset: 2), preferredMinimumSize: MinimumSize(height: 44), alignment: .leading,
      states: states),
    BarButtonStyle(default: states, compact: states),
    BarMetricsStyles<ButtonStatesStyle>(default: states, compactPrompt: states),
    SegmentedControlStyle(
      states: BarMetricsStyles(default: states),
      dividers: BarMetricsStyles(
        default: [
          .normal: [
            .normal: DividerStyle(separator: line), .selected: DividerStyle(image: Image(url: "d.png")),
          ]
        ]),
      background: background, contentInsets: EdgeInsets(inset: 1), segmentInsets: EdgeInsets(inset: 2),
      tintColor: .red),
    DividerStyle(image: Image(url: "d.png")),
    FieldStyle(
      text: text, placeholder: TextStyle(), disabled: text, cursorColor: .red, textHighlightColor: .green,
      backgrounds: [.normal: background, .focused: .none], contentInsets: EdgeInsets(inset: 3),
      autocorrection: .no, autocapitalization: .words, clearButton: .whileEditing, keyboard: .emailAddress,
      returnKey: .search, isSecure: true),
    SwitchStyle(
      onTintColor: .green, thumbTintColor: .white, onImage: Image(url: "on.png"), offTintColor: .gray,
      size: Size(width: 51, height: 31), thumbSize: Size(square: 27), thumbCornerRadius: 4,
      states: [
        .disabled: SwitchStateStyle(
          trackColor: .red, border: border, thumbSize: Size(square: 9), opacity: 0.5)
      ]),
    SwitchStyle(onTintColor: nil), SwitchStateStyle(),
    TitleSubtitleStyle(title: text, subtitle: TextStyle(), spacing: 2, insets: EdgeInsets(inset: 1)),
  ]
}

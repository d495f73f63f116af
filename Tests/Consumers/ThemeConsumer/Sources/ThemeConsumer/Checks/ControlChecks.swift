import Restyle

extension Expectations {
  mutating func checkControls() {
    for state in ControlState.combinations {
      checkButton(state)
      checkBarButton(state)
      checkSegments(state)
      let track = SwitchStyle.custom.appearance(for: state).track
      expect(
        track.color, is: state.contains(.selected) ? .mintGreen : .clear, "the track of a switch, \(state)")
    }
    expect(ButtonStyle.custom.contentInsets.leading, is: 5, "the room beside a button's text")
    expect(ButtonStyle.custom.contentInsets.top, is: 3, "the room above a button's text")
    expect(SegmentedControlStyle.custom.tintColor, is: .mintGreen, "the tint of segments")
    checkField()
    checkTitleSubtitle()
  }

  private mutating func checkButton(_ state: ControlState) {
    let style = ButtonStyle.custom.style(for: state)
    let isPressed = state.contains(.highlighted) && !state.contains(.disabled)
    let color: Color = state.contains(.disabled) ? .textGray : isPressed ? .white : .mintGreenDark
    expect(style?.text.color, is: color, "the text of a button, \(state)")
    expect(style?.text.alignment, is: .center, "the alignment of a button, \(state)")
    expect(
      style?.background.color, is: isPressed ? .mintGreen : .clear, "the background of a button, \(state)")
    expect(
      style?.background.border.cornerRadius, is: isPressed ? 4 : 0, "the corners of a button, \(state)")
  }

  private mutating func checkBarButton(_ state: ControlState) {
    let alpha: Double =
      if state.contains(.disabled) {
        0.3
      } else {
        state.isDisjoint(with: [.highlighted, .selected]) ? 1 : 0.5
      }
    for metrics in BarMetrics.allCases {
      let style = BarButtonStyle.custom.style(for: state, metrics: metrics)
      expect(
        style?.text.color, is: Color.mintGreenDark.withAlpha(alpha), "a button in a bar, \(metrics), \(state)"
      )
      expect(style?.background, is: BackgroundStyle.none, "behind a button in a bar, \(metrics), \(state)")
    }
  }

  private mutating func checkSegments(_ state: ControlState) {
    let (background, text): (Color, Color) =
      if state.contains(.disabled) {
        (.mintGreen, .textGray)
      } else if state.contains(.highlighted) {
        (.mintGreenDark, .white)
      } else if state.contains(.selected) {
        (.mintGreen, .white)
      } else {
        (.white, .mintGreen)
      }
    let style = SegmentedControlStyle.custom.style(for: state)
    expect(style?.background.color, is: background, "the background of a segment, \(state)")
    expect(style?.text.color, is: text, "the text of a segment, \(state)")
    expect(style?.text.fontSize, is: 15, "the text size of a segment, \(state)")
    expect(style?.background.border.cornerRadius, is: 4, "the corners of a segment, \(state)")
    let isOutlined = state.isDisjoint(with: [.disabled, .highlighted, .selected])
    expect(style?.background.border.width, is: isOutlined ? 0.5 : 0, "the line around a segment, \(state)")
  }

  private mutating func checkField() {
    for state in ControlState.combinations {
      let color: Color = state.contains(.disabled) ? .disabledGray : .black
      expect(FieldStyle.custom.text(for: state).color, is: color, "the text of a field, \(state)")
    }
    expect(FieldStyle.custom.placeholder.color, is: .placeholderGray, "the placeholder of a field")
    expect(FieldStyle.custom.cursorColor, is: .mintGreen, "the cursor of a field")
  }

  private mutating func checkTitleSubtitle() {
    let style = TitleSubtitleStyle.custom
    expect(style.title.lineBreakMode, is: .truncatingMiddle, "long titles")
    expect(style.subtitle.lineBreakMode, is: .truncatingMiddle, "long subtitles")
    expect(style.title.color, is: .black, "titles")
    expect(style.subtitle.color, is: .textGray, "subtitles")
    expect(style.spacing, is: 0, "the room between title and subtitle")
  }
}

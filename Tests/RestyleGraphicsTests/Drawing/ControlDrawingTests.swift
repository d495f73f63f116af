import Restyle
import RestyleGraphics
import Testing

@Suite("Switches, lines and marks as lists")
struct ControlDrawingTests {
  @Test("A thumb keeps half of the track's height from the nearer end")
  func thumb() throws {
    for (state, middle) in [(ControlState.normal, 15.5), (.selected, 35.5)] {
      let list = try DisplayList(
        SwitchStyle.system.drawing(in: state), in: SwitchStyle.systemSize, for: TraitCollection())
      let thumb = try #require(list.fills.last?.roundedRect)
      #expect((thumb.rect.left + thumb.rect.right) / 2 == middle)
      #expect(thumb.radii == RoundedRect.Radii(13.5))
    }
  }

  @Test("A pale switch is drawn as one, so that its track can't be seen through its thumb")
  func opacity() throws {
    let list = try DisplayList(
      SwitchStyle.system.drawing(in: .disabled), in: SwitchStyle.systemSize, for: TraitCollection())
    #expect(list.operations.first == .begin(DisplayList.Group(opacity: 0.5)))
    #expect(list.operations.count == 4 && list.operations.last == .end)
  }

  @Test("A thumb without a colour has that of the surroundings")
  func foreground() throws {
    let style = SwitchStyle(onTintColor: nil)
    let list = try DisplayList(width: 51, height: 31, for: TraitCollection()) { canvas in
      canvas.foreground = .red
      canvas.draw(style.drawing(), in: Rect(width: 51, height: 31))
    }
    guard case .fill(_, .color(let color))? = list.operations.last else {
      Issue.record("no thumb")
      return
    }
    #expect(color == Canvas(for: TraitCollection()).color(.red))
  }

  @Test(
    "Lines lie along the upper edge, and those of parts where others are", arguments: SegmentPosition.allCases
  )
  func lines(position: SegmentPosition) throws {
    let line = InsettedStyle(
      style: SeparatorStyle(width: 1, color: .red),
      insets: EdgeInsets(top: 2, leading: 16, bottom: 3, trailing: 4))
    let size = Size(width: 100, height: 44)
    #expect(
      try DisplayList(line, in: size, for: TraitCollection()).fills
        == [Path(Rect(x: 16, y: 2, width: 80, height: 1))])
    let segment = SegmentBackgroundStyle(
      background: .none, position: position, topSeparator: line, bottomSeparator: line)
    let rects = try DisplayList(segment, in: size, for: TraitCollection()).fills.compactMap(\.rect)
    let upper = position.joinedEdges.contains(.top) ? [Rect(x: 16, y: 2, width: 80, height: 1)] : []
    let lower = position.joinedEdges.contains(.bottom) ? [Rect(x: 16, y: 40, width: 80, height: 1)] : []
    #expect(rects == upper + lower)
  }

  @Test("A mark fills its rectangle, and one without lines nothing", arguments: [0, 1, 2, 20, -1, .nan])
  func chevron(lineWidth: Double) throws {
    let list = try DisplayList(
      Chevron(color: .red, lineWidth: lineWidth), in: Size(width: 8, height: 13), for: TraitCollection())
    guard lineWidth > 0 else {
      #expect(list.operations.isEmpty)
      return
    }
    #expect(list.fills.flatMap(\.rects) == [list.bounds])
  }
}

import Restyle
import RestyleTesting
import TestSupport
import Testing

@Suite("Insets, edges and corners")
struct GeometryTests {
  @Test("Insets are made in five ways")
  func insets() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
    #expect(EdgeInsets(horizontalInset: 2, verticalInset: 1) == insets)
    #expect(EdgeInsets(top: 1, left: 2, bottom: 1, right: 2) == insets)
    #expect(EdgeInsets(inset: 3) == EdgeInsets(horizontalInset: 3, verticalInset: 3))
    #expect((insets.left, insets.right) == (insets.leading, insets.trailing))
    #expect((insets.horizontal, insets.vertical) == (4, 2))

    var changed = EdgeInsets.zero
    changed.left = 2
    changed.right = 2
    changed.set(verticalInset: 1)
    #expect(changed == insets)
    changed.set(horizontalInset: 5)
    #expect((changed.leading, changed.trailing) == (5, 5))
  }

  @Test("Insets add and subtract edge by edge")
  func arithmetic() async throws {
    try await forEach(EdgeInsets.samples, EdgeInsets.samples) { (lhs: EdgeInsets, rhs: EdgeInsets) in
      #expect((lhs + rhs).top == lhs.top + rhs.top)
      #expect((lhs + rhs).leading == lhs.leading + rhs.leading)
      #expect((lhs + rhs).bottom == lhs.bottom + rhs.bottom)
      #expect((lhs + rhs).trailing == lhs.trailing + rhs.trailing)
      #expect(lhs + .zero == lhs)
      #expect(lhs + rhs == rhs + lhs)
      #expect(lhs - rhs == lhs + (EdgeInsets.zero - rhs))
    }
  }

  @Test("Setting a distance changes the edges of the set")
  func setting() async throws {
    try await forEach(RectEdge.samples) { (edges: RectEdge) in
      let insets = EdgeInsets(inset: 1).setting(9, at: edges)
      #expect(insets.top == (edges.contains(.top) ? 9 : 1))
      #expect(insets.leading == (edges.contains(.leading) ? 9 : 1))
      #expect(insets.bottom == (edges.contains(.bottom) ? 9 : 1))
      #expect(insets.trailing == (edges.contains(.trailing) ? 9 : 1))
    }
  }

  @Test("A corner touches two edges")
  func touching() async throws {
    try await forEach(
      [
        (RectEdge.top, RectCorner.top), (.bottom, .bottom), (.leading, [.topLeading, .bottomLeading]),
        (.trailing, [.topTrailing, .bottomTrailing]), ([], []), (.vertical, .all), (.horizontal, .all),
        ([.top, .leading], [.topLeading, .topTrailing, .bottomLeading]),
      ] as [(RectEdge, RectCorner)]
    ) { (edges: RectEdge, corners: RectCorner) in
      #expect(RectCorner(touching: edges) == corners)
    }
  }

  @Test("Masking keeps the radii of the corners of the set")
  func masking() async throws {
    try await forEach(RectCorner.samples) { (corners: RectCorner) in
      let radii = CornerRadii(topLeading: 1, topTrailing: 2, bottomLeading: 3, bottomTrailing: 4)
      let masked = radii.masked(to: corners)
      #expect(masked.topLeading == (corners.contains(.topLeading) ? 1 : 0))
      #expect(masked.topTrailing == (corners.contains(.topTrailing) ? 2 : 0))
      #expect(masked.bottomLeading == (corners.contains(.bottomLeading) ? 3 : 0))
      #expect(masked.bottomTrailing == (corners.contains(.bottomTrailing) ? 4 : 0))
      #expect(CornerRadii(7, at: corners).largest == (corners.isEmpty ? 0 : 7))
    }
  }

  @Test("Bits that stand for nothing are dropped")
  func unknownBits() {
    #expect(RectEdge(rawValue: 0xFF) == .all)
    #expect(RectCorner(rawValue: 0xFF) == .all)
    #expect(
      ControlState(rawValue: 0xFFFF) == [
        .highlighted, .disabled, .selected, .focused, .hovered, .required, .readOnly, .invalid, .loading,
        .visited,
      ])
  }

  @Test("Degrees and radians")
  func angles() {
    #expect(Angle.radians(.pi).degrees == 180)
    #expect(Angle.degrees(90).radians == .pi / 2)
  }

  @Test("What is computed of lengths and angles is finite, however great they are", arguments: [1.0, -1])
  func computedValuesAreFinite(sign: Double) {
    let greatest = sign * Double.greatestFiniteMagnitude
    let insets = EdgeInsets(inset: greatest)
    #expect(insets.horizontal == greatest)
    #expect(insets.vertical == greatest)
    #expect(Angle.radians(greatest).degrees == greatest)
    #expect(abs(Angle.degrees(greatest).radians / greatest - .pi / 180) < 1e-15)
    #expect(Angle.radians(sign * .infinity) == .zero)
    for scale in [Double.leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude] {
      let width = TraitCollection(displayScale: scale).hairlineWidth
      #expect(width.isFinite && width > 0)
    }
    let style = TextStyle().restyled {
      $0.fontSize = .greatestFiniteMagnitude
      $0.lineHeightMultiple = .greatestFiniteMagnitude
      $0.lineSpacing = greatest
    }
    #expect(style.ownLineHeight == .greatestFiniteMagnitude)
    #expect(style.lineHeight.isFinite && style.lineSpacing == greatest)
    #expect(style.restyled { $0.lineHeight = .greatestFiniteMagnitude }.lineSpacing.isFinite)
  }

  @Test("Points of a box lie on its edges, or halfway between")
  func unitPoints() async throws {
    try await forEach(
      [
        ([.topLeading, .top, .topTrailing], 0), ([.leading, .center, .trailing], 0.5),
        ([.bottomLeading, .bottom, .bottomTrailing], 1),
      ] as [([UnitPoint], Double)]
    ) { (row: [UnitPoint], y: Double) in
      #expect(row.map(\.x) == [0, 0.5, 1])
      #expect(row.map(\.y) == [y, y, y])
    }
  }
}

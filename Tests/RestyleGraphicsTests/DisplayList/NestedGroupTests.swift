import Restyle
import RestyleRendering
import Testing

@testable import RestyleGraphics

@Suite("Groups within groups")
struct NestedGroupTests {
  @Test("What lies in groups is stretched as what lies in none", arguments: [0, 1, 2, 500])
  func stretching(depth: Int) throws {
    let image = try ResizableImage(NestedSquare(depth: depth), for: TraitCollection())
    let size = Size(width: 30, height: 20)
    let plain = try ResizableImage(NestedSquare(depth: 0), for: TraitCollection())
    #expect(Raster(try image.drawn(in: size)) == Raster(try plain.drawn(in: size)))
  }

  @Test("Lists of groups are compared, hashed and released without recursion")
  func depth() throws {
    let depth = 100_000
    let groups = [DisplayList.Operation](
      repeating: .begin(DisplayList.Group(opacity: 0.5)), count: depth)
    let ends = [DisplayList.Operation](repeating: .end, count: depth)
    let list = try DisplayList(width: 1, height: 1, operations: groups + [.fill(Path(), .black)] + ends)
    let same = try DisplayList(width: 1, height: 1, operations: groups + [.fill(Path(), .black)] + ends)
    #expect(list == same && list.hashValue == same.hashValue)
    #expect(list != (try DisplayList(width: 1, height: 1, operations: groups + ends)))
    #expect(Raster(list).opacities == [0])
  }

  @Test("More operations than a drawing may have are refused")
  func count() throws {
    let limit = DisplayList.operationLimit
    let path = Path(Rect(width: 1, height: 1))
    #expect(throws: DrawingError.tooManyOperations(limit + 1)) {
      try DisplayList(width: 1, height: 1, for: TraitCollection()) { canvas in
        for _ in 0...limit { canvas.fill(path, .black) }
      }
    }
  }

  /// A clipped square within so many groups.
  private struct NestedSquare: ResizableDrawable {
    let depth: Int

    func capInsets(for traits: TraitCollection) -> PhysicalSides { PhysicalSides(4) }

    func draw(in rect: Rect, on canvas: inout Canvas) {
      var inner = Canvas(for: canvas.traits)
      inner.fill(Path(rect), .color(.black))
      for _ in 0..<depth {
        inner.operations = .group(inner.operations, clip: Path(rect))
      }
      canvas.operations += inner.operations
    }
  }
}

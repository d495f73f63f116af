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

  /// A clipped square within so many groups.
  private struct NestedSquare: ResizableDrawable {
    let depth: Int

    func capInsets(for traits: TraitCollection) -> PhysicalSides { PhysicalSides(4) }

    func draw(in rect: Rect, on canvas: inout Canvas) {
      var inner = Canvas(for: canvas.traits)
      inner.fill(Path(rect), .color(.black))
      for _ in 0..<depth {
        let operations = inner.operations
        inner.operations = [.group(DisplayList.Group(operations, clip: Path(rect)))]
      }
      canvas.operations += inner.operations
    }
  }
}

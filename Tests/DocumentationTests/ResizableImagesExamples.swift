// The images that the article makes, as they stand there, and what they give.

import Restyle
import RestyleGraphics
import RestyleHTML
import RestyleRendering
import Testing

@Suite("What the article of resizable images shows")
struct ResizableImagesExamples {
  private let traits = TraitCollection(displayScale: 2)

  @Test("Images are resized as the article says")
  func gives() throws {
    let caps = try descriptions {
      let background = BackgroundStyle(
        border: BorderStyle(width: 1, color: .gray, cornerRadius: 10), color: .white)
      let image = try Image(background, for: traits)
      image.capInsets  // 10 points at each edge
      ResultName("10", EdgeInsets(inset: 10))
    }
    let background = BackgroundStyle(
      border: BorderStyle(width: 1, color: .gray, cornerRadius: 10), color: .white)
    #expect(caps.count == 1)

    let first = try Image(SectionBackgroundStyle.systemInsetted, position: .top, for: traits)
    #expect(first.capInsets.top == 10 && first.capInsets.bottom < 10)

    let values = try descriptions {
      let resizable = try ResizableImage(background, for: traits)
      let size = Size(width: 200, height: 44)
      let stretched = try resizable.drawn(in: size)
      stretched.svg() == (try DisplayList(background, in: size, for: traits).svg())  // true
    }
    #expect(values == ["true"])

    let raised = background.restyled { $0.shadows = [ShadowStyle(color: .black, blur: 4)] }
    let problems = try ResizableImage(raised, for: traits).drawing.problems  // the shadow
    #expect(problems.map(\.loss) == [.droppedShadow(ShadowStyle(color: .black, blur: 4))])
  }

  @Test("What CSS can't draw is one of its problems no more")
  func drawn() throws {
    let values = try descriptions {
      let inner = BackgroundStyle(border: BorderStyle(width: 1, color: .blue, cornerRadius: 4), color: .white)
      let framed = BackgroundStyle(image: Image(image: inner), border: BorderStyle(width: 3, color: .gray))
      let css = try framed.drawnIfNeeded(for: traits).cssDeclarations(for: traits)
      css.problems.isEmpty  // true
    }
    #expect(values == ["true"])
  }
}

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
      // Block 1 of RestyleGraphics/RestyleGraphics.docc/ResizableImages.md
      ResultName("10", EdgeInsets(inset: 10))
    }
    let background = BackgroundStyle(
      border: BorderStyle(width: 1, color: .gray, cornerRadius: 10), color: .white)
    #expect(caps.count == 1)

    // Block 2 of RestyleGraphics/RestyleGraphics.docc/ResizableImages.md
    #expect(first.capInsets.top == 10 && first.capInsets.bottom < 10)

    let values = try descriptions {
      // Block 3 of RestyleGraphics/RestyleGraphics.docc/ResizableImages.md
    }
    #expect(values == ["true"])

    // Block 4 of RestyleGraphics/RestyleGraphics.docc/ResizableImages.md
    #expect(problems.map(\.loss) == [.droppedShadow(ShadowStyle(color: .black, blur: 4))])
  }

  @Test("What CSS can't draw is one of its problems no more")
  func drawn() throws {
    let values = try descriptions {
      // Block 5 of RestyleGraphics/RestyleGraphics.docc/ResizableImages.md
    }
    #expect(values == ["true"])
  }
}

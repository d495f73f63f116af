import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("Images in a browser", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct ImageLayoutTests {
  private static let script = """
    return [...document.images].map(image => [image.offsetWidth, image.offsetHeight]);
    """

  private static func image(_ width: Int, _ height: Int) -> Image {
    Image(
      data: Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)"/>
        """.utf8))
  }

  @Test(
    "An image of no given size is as large as its file, if there is room",
    arguments: [StackStyle(), StackStyle(alignment: .center), StackStyle(columns: 1)])
  func ownSize(style: StackStyle) async throws {
    let stack = Stack(style: style) {
      ImageView(Self.image(48, 24))
      Label(String(repeating: "and so on ", count: 12))
    }
    #expect(try await evaluateNarrow(Self.script, stack, as: [[Double]].self) == [[48, 24]])
  }

  @Test("A larger one is as wide as the room, in its shape")
  func largeFile() async throws {
    let stack = Stack { ImageView(Self.image(640, 320)) }
    #expect(try await evaluateNarrow(Self.script, stack, as: [[Double]].self) == [[320, 160]])
  }

  @Test("An image that is to fill what it lies in does so")
  func filling() async throws {
    let stack = Stack {
      ImageView(Self.image(48, 24), aspectRatio: 2)
      ImageView(Self.image(48, 24), contentMode: .fill)
    }
    #expect(try await evaluateNarrow(Self.script, stack, as: [[Double]].self) == [[320, 160], [320, 160]])
  }

  @Test("A text beside an image gives way first", arguments: StackStyle.Alignment.allCases)
  func besideText(alignment: StackStyle.Alignment) async throws {
    let images = [
      ImageView(Self.image(96, 96), width: 48, height: 48),
      ImageView(Self.image(96, 96), width: 48, aspectRatio: 1),
    ]
    let text = Label(String(repeating: "and so on ", count: 40))
    for image in images {
      let rows = Stack {
        Stack(.horizontal, alignment: alignment) {
          image
          text
        }
        Stack(.horizontal, alignment: alignment) {
          Stack {
            Label("Ada")
            text
          }
          Spacer(minimumLength: 8)
          image
        }
      }
      let sizes = try await evaluateNarrow(Self.script, rows, as: [[Double]].self)
      #expect(
        sizes.map { $0[0] } == [48, 48] && (alignment == .fill || sizes.allSatisfy { $0[1] == 48 }),
        "\(sizes)")
    }
  }

  @Test("Something that may be cut is seen beside an image", arguments: [48.0, 160, 161, 400])
  func besideCut(width: Double) async throws {
    let image = ImageView(Self.image(640, 320), width: width, aspectRatio: 2)
    let words = String(repeating: "and so on ", count: 9)
    let cut = [
      Stack { Label(words, style: TextStyle().truncatedTail) }.content,
      Stack { Label(words).box(BoxStyle(overflow: .scrolling)) }.content,
    ]
    for content in cut {
      let row = Stack(.horizontal) {
        image
        content
      }
      let script = "return [...document.body.firstElementChild.children].map(child => child.offsetWidth);"
      let widths = try await evaluateNarrow(script, row, as: [Double].self)
      #expect(widths[1] >= 90 && widths[0] + widths[1] <= 321, "\(widths)")
      #expect(width > 160 || widths[0] == width, "\(widths)")
    }
  }

  @Test("An image gets smaller where words beside it need the room")
  func besideWords() async throws {
    let row = Stack(.horizontal) {
      ImageView(Self.image(640, 320), width: 640, height: 320)
      Label("Benachrichtigungen einschalten")
    }
    let script = """
      const [image, text] = document.body.firstElementChild.children;
      return [image.offsetWidth + text.offsetWidth, text.offsetWidth - text.scrollWidth];
      """
    #expect(try await evaluateNarrow(script, row, as: [Double].self) == [320, 0])
  }

  @Test("Images get smaller in a row, and not in one that scrolls")
  func rows() async throws {
    for (overflow, width) in [(nil, 80.0), (.clipped, 80), (.scrolling, 200)]
      as [(BoxStyle.Overflow?, Double)]
    {
      let row = Stack(style: StackStyle(axis: .horizontal, box: BoxStyle(overflow: overflow))) {
        for _ in 1...4 { ImageView(Self.image(48, 24), width: 200, aspectRatio: 2) }
      }
      let sizes = try await evaluateNarrow(Self.script, row, as: [[Double]].self)
      #expect(sizes == Array(repeating: [width, width / 2], count: 4))
    }
  }
}

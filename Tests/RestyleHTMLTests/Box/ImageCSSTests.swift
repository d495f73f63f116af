import Restyle
import RestyleHTML
import RestyleRendering
import TestSupport
import Testing

struct ImageCSSTests {
  /// The signature of a PNG file, which is all that is looked at.
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  @Test("Images become exactly these declarations")
  func images() async throws {
    try await forEach([
      (Image(url: "a.png"), "background", "url('a.png') 0 0/100% 100% no-repeat border-box #ffffff"),
      (
        Image(url: "a.png", scale: 2).resizable(withCapInsets: .zero, resizingMode: .tile), "background",
        "image-set(url('a.png') 2x) border-box #ffffff"
      ),
      (
        Image(data: Self.png), "background",
        "url('data:image/png;base64,iVBORw0KGgo=') 0 0/100% 100% no-repeat border-box #ffffff"
      ),
      (
        Image(url: "a.png", scale: 2).resizable(
          withCapInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
        "border-image", "url('a.png') 2 8 6 4 fill/1px 4px 3px 2px stretch"
      ),
      (
        Image(url: "a.png").resizable(withCapInsets: EdgeInsets(inset: 5), resizingMode: .tile),
        "border-image", "url('a.png') 5 5 5 5 fill/5px 5px 5px 5px repeat"
      ),
    ]) { (image: Image, property: String, css: String) in
      let declarations = BackgroundStyle(color: .white, image: image).cssDeclarations(for: .page())
      #expect(declarations[property] == css)
      #expect(declarations.problems.isEmpty)
    }
  }

  @Test(
    "Addresses of images are the web's, relative ones and data of images; others are left out and reported")
  func addresses() {
    let kept = [
      "https://example.org/a.png", "HTTP://example.org/a", "a.png", "/a.png?b=c", "//example.org/a", "#a",
      "data:image/png;base64,AAAA", "DATA:IMAGE/SVG+XML,x", "data:image/webp,x", "data:image/gif;x",
    ]
    let dropped = [
      "javascript:x", "java\nscript:x", " vbscript:x", "file:///etc/passwd", "blob:https://x/y", "ftp://x/y",
      "data:text/html,x", "data:image/png+x,y", "data:,x", "data:image/pngx", "about:blank", "cid:x",
    ]
    for url in kept {
      let declarations = BackgroundStyle(image: Image(url: url)).cssDeclarations(for: .page())
      #expect(declarations["background"]?.hasPrefix("url('") == true, "\(url)")
      #expect(declarations.problems.isEmpty)
    }
    for url in dropped {
      let declarations = BackgroundStyle(image: Image(url: url)).cssDeclarations(for: .page())
      #expect(declarations["background"] == "rgba(0, 0, 0, 0)", "\(url)")
      let loss = declarations.problems.first?.loss
      #expect(loss?.kind == "droppedImage" && loss?.subjects.first == url, "\(url) was not reported")
    }
  }

  @Test("What CSS can't show is reported, once in a stylesheet")
  func problems() {
    let border = BorderStyle(width: 1, color: .red)
    let framed = Image(url: "a.png").resizable(withCapInsets: EdgeInsets(inset: 4))
    let innerBorder = BorderStyle(width: 3, color: .red)
    let inner = SegmentBackgroundStyle(color: .red, border: innerBorder).image().tinted(.red)
    let cases: [(BackgroundStyle, RenderingProblem.Loss)] = [
      (BackgroundStyle(image: Image(data: [1, 2, 3])), .unknownImage),
      (BackgroundStyle(image: Image(url: "a.png").tinted(.blue)), .untintedImage(.blue)),
      (BackgroundStyle(image: framed, border: border), .droppedBorder(border)),
      (BackgroundStyle(image: inner, border: BorderStyle(width: 2)), .droppedBorder(innerBorder)),
    ]
    var sheet = StyleSheet()
    for (background, problem) in cases {
      #expect(background.cssDeclarations(for: .page()).problems.map(\.loss) == [problem])
      _ = sheet.classNames(for: background)
      _ = sheet.classNames(
        for: ButtonStyle(normal: ButtonStateStyle(background: background, text: TextStyle())))
      #expect(["left ", "showed "].contains { problem.description.hasPrefix($0) })
    }
    #expect(sheet.problems.map(\.loss) == cases.map(\.1))
  }

  @Test("An image that is a background is drawn as what it consists of")
  func drawnImages() {
    let line = InsettedStyle(
      style: SeparatorStyle(width: 1, color: .blue),
      insets: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 4))
    let segment = SegmentBackgroundStyle(
      background: BackgroundStyle(
        color: .red, gradient: .radial(colors: [.white, .black]), border: BorderStyle(cornerRadius: 4),
        shadows: [ShadowStyle(color: .black)]),
      position: .top, bottomSeparator: line)
    let background = BackgroundStyle(
      color: .white, image: segment.image(), shadows: [ShadowStyle(color: .red)])
    func css(_ direction: LayoutDirection, _ start: String) {
      #expect(
        background.cssDeclarations(for: .page(direction: direction)).text
          == "background:linear-gradient(0deg,#0000ff 0%,#0000ff 100%) left \(start) bottom 0px/"
          + "calc(100% - 20px) 1px no-repeat border-box,"
          + "radial-gradient(at 50% 50%,#ffffff 0%,#000000 100%) border-box,"
          + "linear-gradient(0deg,#ff0000 0%,#ff0000 100%) border-box #ffffff;"
          + "border-width:0;border-radius:4px 4px 0px 0px;"
          + "box-shadow:0px 0px 0px 0px #ff0000,0px 0px 0px 0px #000000")
    }
    css(.leftToRight, "16px")
    css(.rightToLeft, "4px")
  }
}

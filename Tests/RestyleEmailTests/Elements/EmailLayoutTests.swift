import Restyle
import RestyleElements
import RestyleEmail
import Testing

@Suite("Where elements of an e-mail lie")
struct EmailLayoutTests {
  /// What a content is, behind the start of the column: tables in parentheses, `%` where they fill the width, and cells
  /// with how they are aligned and the room beside or above them, before what is in them.
  private func layout(
    _ direction: LayoutDirection = .leftToRight, @ElementBuilder _ content: () -> ElementContent
  ) throws -> String {
    let context = ElementContext(traits: TraitCollection(layoutDirection: direction))
    let html = try EmailMessage(title: "", in: context, content: content).html
    let start = try #require(html.firstMatch(of: #/<table[^>]*max-width:600px"><tr><td[^>]*>/#))
    var pieces: [String] = []
    for tag in html[start.range.upperBound...].matches(of: #/<(/?table|td)([^>]*)>|>([a-z])</p>/#) {
      if let text = tag.3 { pieces.append(String(text)) }
      switch tag.1 {
      case "table": pieces.append(tag.2?.contains(" width=\"100%\"") == true ? "(%" : "(")
      case "/table": pieces.append(")")
      case "td":
        let attributes = (tag.2 ?? "").matches(of: #/(?:align|valign|width)="([^"]*)"|padding:([^";]*)/#)
          .map { String($0.1 ?? $0.2 ?? "") }
        pieces.append("[" + attributes.joined(separator: ",") + "]")
      default: break
      }
    }
    // Without the ends of the column, of Word's table around it and of the one that fills the window.
    return pieces.dropLast(3).joined(separator: " ")
  }

  @Test(
    "Elements below each other lie at the side that their stack says", arguments: LayoutDirection.allCases)
  func columns(direction: LayoutDirection) throws {
    let (start, end) = direction == .leftToRight ? ("left", "right") : ("right", "left")
    let sides: [StackStyle.Alignment: String] = [
      .fill: "", .leading: start, .firstBaseline: start, .center: "center", .trailing: end,
    ]
    for alignment in StackStyle.Alignment.allCases {
      let side = try #require(sides[alignment])
      let spaced = side.isEmpty ? "5px 0 0 0" : "\(side),5px 0 0 0"
      #expect(
        try layout(direction) {
          Stack(spacing: 5, alignment: alignment) { for text in ["a", "b", "c"] { Label(text) } }
        } == "(% [\(side)] a [\(spaced)] b [\(spaced)] c )")
      // A table for one element has only to align it.
      let alone = try layout(direction) { Stack(alignment: alignment) { Label("a") } }
      #expect(alone == (alignment == .fill ? "a" : "(% [\(side)] a )"))
    }
  }

  @Test(
    "Elements beside each other lie at the height that their stack says", arguments: LayoutDirection.allCases)
  func rows(direction: LayoutDirection) throws {
    let heights: [StackStyle.Alignment: String] = [
      .fill: "top", .leading: "top", .center: "middle", .trailing: "bottom", .firstBaseline: "baseline",
    ]
    let room = direction == .leftToRight ? "0 0 0 5px" : "0 5px 0 0"
    for alignment in StackStyle.Alignment.allCases {
      let height = try #require(heights[alignment])
      #expect(
        try layout(direction) {
          Stack(.horizontal, spacing: 5, alignment: alignment) { for text in ["a", "b"] { Label(text) } }
        } == "( [\(height)] a [\(height),\(room)] b )")
      #expect(try layout(direction) { Stack(.horizontal, alignment: alignment) { Label("a") } } == "a")
    }
  }

  @Test("Boxes beside each other have their widths, in points or as shares of the width of all")
  func boxWidths() throws {
    let margins = EdgeInsets(horizontalInset: 10, verticalInset: 0)
    for (box, width, filling, content) in [
      (BoxStyle(width: 150), "150", "", "(% [] a )"),
      (BoxStyle(width: .fraction(1.0 / 3)), "33%", "%", "(% [] a )"),
      (BoxStyle(width: .fraction(0.29)), "29%", "%", "(% [] a )"),
      (BoxStyle(width: .characters(20)), "160", "", "(% [] a )"),
      (BoxStyle(width: 150, maximumWidth: 100), "100", "", "(% [] a )"),
      (BoxStyle(width: 400, maximumWidth: .fraction(0.5)), "300", "", "(% [] a )"),
      (BoxStyle(width: .fraction(0.5), maximumWidth: 100), "100", "", "(% [] a )"),
      (BoxStyle(width: .fraction(0.5), maximumWidth: .fraction(0.25)), "150", "", "(% [] a )"),
      (BoxStyle(width: .fraction(2)), "100%", "%", "(% [] a )"),
      (BoxStyle(margins: margins, width: 150), "170", "", "(% [0 10px 0 10px] (% [] a ) )"),
    ] {
      let shown = try layout {
        Stack(.horizontal, spacing: 5) { for _ in 0..<2 { Label("a").box(box) } }
      }
      #expect(shown == "(\(filling) [\(width),top] \(content) [\(width),top,0 0 0 5px] \(content) )")
      let parts = try layout {
        Stack(.horizontal) {
          Label("a").box(box)
          Spacer()
          Label("b")
        }
      }
      #expect(parts == "(% [\(width),left,top] \(content) [right,top] b )")
    }
    let html = try EmailMessage(title: "") {
      Stack(.horizontal) { for _ in 0..<2 { Label("a").frame(width: 150) } }
    }.html
    #expect(html.ranges(of: "style=\"width:150px\"").count == 2)
    // The least one is a hundredth.
    for fraction in [0, 0.009] {
      let shown = try layout {
        Stack(.horizontal) { for _ in 0..<2 { Stack {}.frame(width: .fraction(fraction)) } }
      }
      #expect(shown.ranges(of: "[1%,top]").count == 2, "\(shown)")
    }
    // Cells are as wide as the boxes in them, with the room around these.
    for box in [
      BoxStyle(margins: margins, width: 400, maximumWidth: .fraction(0.5)),
      BoxStyle(margins: margins, width: .fraction(0.5), maximumWidth: 500),
    ] {
      let html = try EmailMessage(title: "") {
        Stack(.horizontal) { for _ in 0..<2 { Label("a").box(box) } }
      }.html
      #expect(html.contains("width:310px") && html.contains("max-width:290px"), "\(html)")
    }
  }

  @Test("What lies between spaces is at the start, in the middle or at the end, with the least room between")
  func parts() throws {
    func pairs(spacing: Double) -> ElementContent {
      Stack(.horizontal, spacing: spacing) {
        Label("a")
        Label("b")
        Spacer(minimumLength: 5)
        Label("c")
        Label("d")
      }.body
    }
    let arrangements: [(ElementContent, String)] = [
      (
        Stack(.horizontal, spacing: 2) {
          Label("a")
          Spacer(minimumLength: 5)
          Label("b")
        }.body, "(% [left,top] a [right,top,0 0 0 7px] b )"
      ),
      (
        Stack(.horizontal, spacing: 2) {
          Label("a")
          Spacer(minimumLength: 5)
          Label("b")
          Spacer()
          Label("c")
        }.body, "(% [left,top] a [center,top,0 0 0 7px] b [right,top,0 0 0 2px] c )"
      ),
      (
        Stack(.horizontal, spacing: 2) {
          Spacer(minimumLength: 5)
          Label("a")
        }.body, "(% [right,top,0 0 0 5px] a )"
      ),
      (
        Stack(.horizontal, spacing: 2) {
          Label("a")
          Spacer(minimumLength: 5)
        }.body, "a"
      ),
      (
        Stack(.horizontal, spacing: 2) {
          Spacer()
          Label("a")
          Spacer(minimumLength: 5)
        }.body, "(% [center,top] a )"
      ),
      (
        pairs(spacing: 0),
        "(% [left,top] ( [top] a [top] b ) [right,top,0 0 0 5px] ( [top] c [top] d ) )"
      ),
      // The room before a part isn't in it once more.
      (
        pairs(spacing: 2),
        "(% [left,top] ( [top] a [top,0 0 0 2px] b ) [right,top,0 0 0 7px] ( [top] c [top,0 0 0 2px] d ) )"
      ),
      (Stack(.horizontal) { Spacer(minimumLength: 5) }.body, ""),
    ]
    for (content, expected) in arrangements { #expect(try layout { content } == expected) }
  }

  @Test("A line beside others is as high as they are, with room before and behind it")
  func lines() throws {
    let arrangements: [(Double, ElementContent, String)] = [
      (2, Separator().body, "( [1] )"), (0, Separator().body, "( [1] )"),
    ]
    for (spacing, content, expected) in arrangements {
      #expect(try layout { Stack(.horizontal, spacing: spacing) { content } } == expected)
    }
    func around(_ spacing: Double) throws -> String {
      try layout {
        Stack(.horizontal, spacing: spacing) {
          Label("a")
          Separator()
          Label("b")
        }
      }
    }
    #expect(try around(0) == "( [top] a [1] [top] b )")
    #expect(try around(2) == "( [top] a [top,0 0 0 2px] [1] [top,0 0 0 2px] b )")
    // Between spaces each is a part as well.
    let parted = try layout {
      Stack(.horizontal, spacing: 2) {
        Label("a")
        Spacer()
        Separator()
        Spacer()
        Separator()
        Label("b")
      }
    }
    #expect(
      parted
        == "(% [left,top] a [center,top,0 0 0 2px] ( [1] ) "
        + "[right,top,0 0 0 2px] ( [1] [top,0 0 0 2px] b ) )")
  }

  @Test("What fills the width does so in what fills it, and nowhere else")
  func widths() throws {
    let pair = ElementContent.pair
    let arrangements: [(ElementContent, String)] = [
      (Stack { pair }.body, "(% [] a [] b )"),
      (Stack(.horizontal) { pair }.body, "( [top] a [top] b )"),
      (Stack(alignment: .leading) { Stack { pair } }.body, "(% [left] ( [] a [] b ) )"),
      (
        Stack(.horizontal) {
          Stack { pair }
          Label("c")
        }.body, "( [top] ( [] a [] b ) [top] c )"
      ),
      (
        Stack {
          Stack { pair }
          Label("c")
        }.body, "(% [] (% [] a [] b ) [] c )"
      ),
      (
        Stack(alignment: .center) {
          Stack(.horizontal) {
            Label("a")
            Spacer()
            Label("b")
          }
        }.body, "(% [center] ( [left,top] a [right,top] b ) )"
      ),
    ]
    for (content, expected) in arrangements { #expect(try layout { content } == expected) }
  }

  @Test("A box is the cell that it lies in, where that has no room above it and is as wide")
  func boxes() throws {
    let box = Stack(insets: EdgeInsets(inset: 3)) { Label("x") }
    let boxed = "(% [3px] x )"
    for (spacing, second) in [(0.0, "[3px] x"), (5, "[5px 0 0 0] \(boxed)")] {
      let found = try layout {
        Stack(spacing: spacing) {
          box
          box
        }
      }
      #expect(found == "(% [3px] x \(second) )")
    }
    #expect(try layout { box } == boxed)
    #expect(try layout { Stack(alignment: .leading) { box } } == "(% [left] ( [3px] x ) )")
    let beside = try layout { Stack(.horizontal, spacing: 5) { for _ in 0..<2 { box } } }
    #expect(beside == "( [top] ( [3px] x ) [top,0 0 0 5px] ( [3px] x ) )")
  }
}

extension ElementContent {
  @ElementBuilder fileprivate static var pair: ElementContent {
    Label("a")
    Label("b")
  }
}

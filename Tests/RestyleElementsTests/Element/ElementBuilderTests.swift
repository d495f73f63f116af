import Restyle
import RestyleElements
import Testing

@Suite("Builders")
struct ElementBuilderTests {
  @Test("An empty body has no elements")
  func empty() throws {
    let content = ElementContent()
    #expect(content.isEmpty)
    #expect(try Outline(of: content).lines.isEmpty)
  }

  @Test("Elements come in their order")
  func order() throws {
    let stack = Stack(.horizontal) {
      Label("a")
      Separator()
      Spacer()
      ImageView(Image(url: "logo.png"))
      Button("b")
      TextField(text: "c")
      Switch()
      SegmentedControl(["d", "e"])
      TitleSubtitle("f", subtitle: "g")
    }
    #expect(
      try Outline(of: stack).lines == [
        "stack horizontal", "  label a", "  separator", "  spacer", "  image", "  button b", "  field c",
        "  switch off", "  segments d e", "  title f / g", "end",
      ])
  }

  @Test("Conditions choose elements", arguments: [true, false])
  func conditions(isOn: Bool) throws {
    let stack = Stack {
      if isOn { Label("on") }
      if isOn { Label("yes") } else { Label("no") }
    }
    #expect(
      try Outline(of: stack).labels.map(\.text.displayValue) == (isOn ? ["on", "yes"] : ["no"]))
  }

  @Test("Cases choose elements", arguments: SegmentPosition.allCases)
  func cases(position: SegmentPosition) throws {
    let stack = Stack {
      switch position {
      case .top: Label("top")
      case .middle: Label("middle")
      case .bottom: Label("bottom")
      case .unique: Label("unique")
      }
    }
    #expect(try Outline(of: stack).labels.map(\.text.displayValue) == [position.rawValue])
  }

  @Test("Loops and collections give the same elements", arguments: [0, 1, 2, 100])
  func loops(count: Int) throws {
    let eager = Stack {
      for number in 0..<count {
        Label("\(number)")
        Separator()
      }
    }
    let lazy = Stack {
      ForEach(0..<count) { number in
        Label("\(number)")
        Separator()
      }
    }
    #expect(try Outline(of: eager).lines == Outline(of: lazy).lines)
    #expect(try Outline(of: eager).labels.count == count)
  }

  @Test("A part of a collection gives its own items")
  func slices() throws {
    let words = ["a", "b", "c", "d"]
    let list = ForEach(words[1...2]) { Label($0) }
    #expect(try Outline(of: list).lines == ["label b", "label c"])
  }

  @Test("Elements that were gathered one by one lie no deeper than others")
  func gathered() throws {
    var content = ElementContent()
    for _ in 0...ElementError.depthLimit {
      let gathered = content
      content =
        Stack {
          gathered
          Label("a")
        }.content
    }
    #expect(try Outline(of: content).lines == Array(repeating: "label a", count: ElementError.depthLimit + 1))
  }

  @Test("Elements may be missing, or of a type that isn't known")
  func optionals() throws {
    let missing: Label? = nil
    let present: Label? = Label("present")
    let unknown: any Element = Button("unknown")
    let stack = Stack {
      missing
      present
      unknown
    }
    #expect(try Outline(of: stack).lines == ["stack vertical", "  label present", "  button unknown", "end"])
  }

  @Test("Content knows whether it is empty, through conditions and loops")
  func emptiness() {
    func content(@ElementBuilder _ build: () -> ElementContent) -> ElementContent { build() }
    let none: [String] = []
    #expect(
      content {
        if none.count > 1 { Label("a") }
        for text in none { Label(text) }
      }.isEmpty)
    #expect(!content { Spacer() }.isEmpty)
  }
}

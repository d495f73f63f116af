import Restyle
import RestyleRendering
import Testing

@Suite("Problems of an output")
struct RenderingProblemTests {
  private let loss = RenderingProblem.Loss.droppedLink("javascript:x", scheme: "javascript")

  @Test("a description quotes what was left out and says what would be right")
  func describesALink() {
    #expect(loss.description.contains(#""javascript:x""#))
    #expect(loss.description.contains("only http, https, mailto, tel and relative links are written"))
    #expect(RenderingProblem(loss).description == loss.description)
  }

  @Test("a description says where, with the beginnings of names")
  func describesAPlace() {
    let name = String(repeating: "\u{301}", count: 1_000)
    let path = ElementPath([.init("Section", number: 2, name: "Help"), .init("Row", name: name)])
    let problem = RenderingProblem(loss, at: path, part: "title")
    #expect(problem.description.hasPrefix(#"Section 2 "Help" > Row 1 "\u{0301"#))
    #expect(problem.description.hasSuffix(", title: \(loss)"))
    #expect(problem.description.utf8.count < 1_000)
    #expect(RenderingProblem(loss, part: "title").description == "title: \(loss)")
  }

  @Test("summaries are a line for each loss, in the order of the first ones")
  func summaries() {
    let places = (1...3).map { ElementPath([.init("Row", number: $0)]) }
    let problems = [
      RenderingProblem(.attribute("kern"), at: places[0]), RenderingProblem(loss, at: places[1]),
      RenderingProblem(.attribute("kern"), at: places[1], part: "title"),
      RenderingProblem(.attribute("kern"), at: places[2]),
      RenderingProblem(.attribute("color"), at: places[2]),
    ]
    #expect(problems.summaries == ["\(problems[0]) (and 2 more)", "\(problems[1])", "\(problems[4])"])
    #expect([RenderingProblem]().summaries.isEmpty)
    // Canonically equivalent subjects are two losses.
    let names = ["\u{e9}", "e\u{301}"].map { RenderingProblem(.attribute($0)) }
    #expect(names.summaries == names.map(\.description))
  }

  @Test("addresses of which the same is wrong are one line, with the first few")
  func summariesOfAddresses() {
    func summaries(_ losses: RenderingProblem.Loss...) -> [String] {
      losses.map { RenderingProblem($0) }.summaries
    }
    let first = RenderingProblem.Loss.relativeAddress("/1")
    for (addresses, others) in [
      (["/1"], ""), (["/1", "/1"], " (and 1 more)"), (["/1", "/2"], #" (and 1 more: "/2")"#),
      (["/1", "/2", "/1", "/3", "/2", "/4"], #" (and 5 more: "/2", "/3", "/4")"#),
      (["/1", "/2", "/3", "/4", "/5", "/6"], #" (and 5 more: "/2", "/3", "/4", ...)"#),
      // Canonically equivalent addresses are two, and each is harmless.
      (["/1", "/\u{e9}", "/e\u{301}", "/\u{1B}"], #" (and 3 more: "/\#u{e9}", "/e\#u{301}", "/\u{1B}")"#),
    ] {
      let problems = addresses.map { RenderingProblem(.relativeAddress($0)) }
      #expect(problems.summaries == ["\(first)\(others)"], "\(addresses)")
    }
    let losses: [(String) -> RenderingProblem.Loss] = [
      { .droppedLink(Link($0), scheme: "a") }, { .linkInControl(Link($0)) }, { .remoteImage(url: $0) },
    ]
    for loss in losses {
      #expect(summaries(loss("b"), loss("c")) == [#"\#(loss("b")) (and 1 more: "c")"#])
      #expect(summaries(loss("b"), first).count == 2)
    }
    // What else is wrong tells them apart.
    let schemes = ["a", "b"].map { RenderingProblem.Loss.droppedLink("c", scheme: $0) }
    #expect(summaries(schemes[0], schemes[1]) == schemes.map(\.description))
    #expect(summaries(.property("a"), .property("b")).count == 2)
  }

  @Test("a loss is of the kind of its factory's name, and about what it is given")
  func kinds() {
    let losses: [(RenderingProblem.Loss, String, subjects: [String])] = [
      (loss, "droppedLink", ["javascript:x", "javascript"]), (.linkInControl("a"), "linkInControl", ["a"]),
      (.attribute("a"), "attribute", ["a"]), (.paragraphAttribute("a"), "paragraphAttribute", ["a"]),
      (.property("a"), "property", ["a"]), (.element("a"), "element", ["a"]),
      (.unsentFiles, "unsentFiles", []), (.nestedForm, "nestedForm", []),
      (.frozenElements, "frozenElements", []), (.clearButton, "clearButton", []),
      (.linePattern(.wavy), "linePattern", ["wavy"]), (.unknownImage, "unknownImage", []),
      (.remoteImage(url: "a"), "remoteImage", ["a"]),
    ]
    for (loss, kind, subjects) in losses {
      #expect(loss.kind == kind && loss.subjects == subjects)
      #expect(subjects.allSatisfy { loss.description.contains($0) })
    }
    let border = RenderingProblem.Loss.droppedBorder(BorderStyle(width: 7, color: .red))
    #expect(border.kind == "droppedBorder" && border.subjects.first == "7.0")
  }

  @Test("a description quotes the beginning of a text that is long, by scalars")
  func quotes() {
    let losses: [(Int, (String) -> RenderingProblem.Loss)] = [
      (80, { .property($0) }), (80, { .attribute($0) }), (80, { .paragraphAttribute($0) }),
      (80, { .linkInControl(Link($0)) }), (80, { .remoteImage(url: $0) }), (40, { .element($0) }),
      (20, { .droppedLink("", scheme: $0) }), (80, { .droppedLink(Link($0), scheme: "") }),
    ]
    for (limit, loss) in losses {
      for count in [1, limit - 1, limit, limit + 1, 1_000] {
        let text = "a" + String(repeating: "~", count: count - 1)
        let quoted = loss(text).description
        #expect(quoted.contains("\"\(text.prefix(limit))\(count > limit ? "..." : "")\""), "\(quoted)")
      }
    }
  }

  @Test("a description is harmless wherever it is printed")
  func escapes() {
    let loss = RenderingProblem.Loss.droppedLink("a\u{202E}\u{9B}:Größe", scheme: "a\u{1B}")
    let beginning = #"left out the link "a\u{202E}\u{009B}:Größe": its scheme is "a\u{1B}","#
    #expect(loss.description.hasPrefix(beginning))
  }

  @Test("losses are distinguished, by code units, and each says what would be right")
  func losses() {
    let losses: [RenderingProblem.Loss] = [
      .linePattern(.wavy), .linePattern(.double), .property("size"), .property("onImage"), .attribute("size"),
      .remoteImage(url: "a\u{301}"), .remoteImage(url: "\u{E1}"), .unknownImage, .unsentFiles,
      .droppedBorder(BorderStyle(width: 1, color: .red)), .droppedBorder(BorderStyle(width: 2, color: .red)),
      .nestedForm, .frozenElements, .clearButton, .element("size"), .paragraphAttribute("size"),
      .linkInControl("a"), .droppedLink("a", scheme: "b"), .droppedLink("a", scheme: "c"),
    ]
    for (index, loss) in losses.enumerated() {
      #expect(losses.indices.filter { losses[$0] == loss } == [index])
      #expect(loss.description.contains(": "))
    }
    #expect(Set(losses).count == losses.count)
    #expect(losses.filter(\.isOfParagraphs) == [.paragraphAttribute("size")])
  }

  @Test("problems are distinguished by what was left out, the element, and the part")
  func equality() {
    let path = ElementPath([.init("Row", number: 1)])
    let problems: Set = [
      RenderingProblem(loss), RenderingProblem(.nestedForm), RenderingProblem(loss, at: path),
      RenderingProblem(loss, part: "title"),
    ]
    #expect(problems.count == 4)
  }

  @Test("a name from outside is harmless in a description")
  func harmlessNames() {
    let problem = RenderingProblem(.nestedForm, part: "a\u{1B}[31m\n\u{202E}")
    #expect(problem.description.hasPrefix(#"a\u{1B}[31m\n\u{202E}: "#))
  }
}

import Restyle
import RestyleElements
import RestyleEmail
import RestyleRendering
import Testing

@Suite struct HostileEmailTests {
  @Test(
    "Whatever texts and addresses hold, each client reads the markup that was meant",
    arguments: MailClient.allCases)
  func markup(client: MailClient) throws {
    let html = try HostileMessage.message.get().html
    let complaints = try MailUse.all(in: html, for: client).compactMap { $0.complaint(in: client) }
    #expect(complaints == [])
    #expect(!html.utf8.contains(0))
  }

  @Test("Only addresses that lead somewhere harmless are written")
  func addresses() throws {
    let message = try HostileMessage.message.get()
    let uses = try MailClient.allCases.flatMap { try MailUse.all(in: message.html, for: $0) }
    let schemes = Set(
      uses.filter { ["href", "src"].contains($0.name) }.map { $0.value.prefix { $0 != ":" } })
    #expect(schemes == ["https", "mailto"])
    #expect(!message.plainText.contains("javascript"))
    let dropped = message.problems.filter {
      ["droppedLink", "droppedImage", "relativeAddress"].contains($0.loss.kind)
    }
    #expect(!dropped.isEmpty)
    #expect(dropped.allSatisfy { !$0.path.steps.isEmpty })
  }

  @Test("The plain text holds no controls but the ends of its lines")
  func controls() throws {
    let text = try HostileMessage.message.get().plainText
    let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
    #expect(controls.isEmpty)
  }

  @Test("Deep elements are an error or an e-mail, and never the end of the program")
  func depth() throws {
    func nested(_ depth: Int) -> ElementContent {
      var content = ElementBuilder.buildExpression(Label("x"))
      for _ in 0..<depth {
        let inner = content
        content = ElementBuilder.buildExpression(
          Stack(insets: EdgeInsets(inset: 1), background: BackgroundStyle(color: .red)) { inner })
      }
      return content
    }
    let message = try EmailMessage(title: "") { nested(200) }
    #expect(message.plainText == "x\n")
    #expect(message.problems.map(\.loss) == [.emailDepth(200)])
    _ = try MailReader.tokens(of: message.html, asWord: true)
    #expect(throws: ElementError.self) { try EmailMessage(title: "") { nested(300) } }
  }

  @Test("Deep lists leave room for their texts, and cost no more than they hold")
  func deepLists() throws {
    var content = ElementBuilder.buildExpression(Label("some words of the innermost item of all lists"))
    for _ in 0..<100 {
      let inner = content
      content = ElementBuilder.buildExpression(
        List {
          List.Item {
            Label("x")
            inner
            Disclosure("y") {}
          }
        })
    }
    let message = try EmailMessage(title: "") { content }
    _ = try MailReader.tokens(of: message.html, asWord: true)
    let lines = message.plainText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.utf8.count <= 72 })
    #expect(lines.contains { $0.hasSuffix("some words of the innermost item of") })
    #expect(lines.count { $0.hasSuffix("- x") } == 100)
  }

  @Test("Numbers of any size make whole pixels")
  func numbers() throws {
    for number in [1e300, 1e-300, -1e300, 0.4, .infinity, .nan, 123_456_789] {
      let border = BorderStyle(width: number, color: .red, cornerRadius: number)
      let background = BackgroundStyle(color: .blue, border: border)
      let style = ButtonStyle(
        contentInsets: EdgeInsets(inset: number),
        normal: ButtonStateStyle(background: background, text: TextStyle(font: .system(size: number))))
      let message = try EmailMessage(
        title: "", style: EmailStyle(width: number, insets: EdgeInsets(inset: number))
      ) {
        Stack(spacing: number, insets: EdgeInsets(inset: number), background: background) {
          Label("x", style: TextStyle(font: .system(size: number)))
          ImageView(Image(url: "https://example.org"), width: number, height: number)
          ImageView(Image(url: "https://example.org"), height: number, aspectRatio: number)
          Separator(style: SeparatorStyle(width: number, color: .red))
          Spacer(minimumLength: number)
          Button("x", style: style, action: .follow("https://example.org"))
          List(["x"], isOrdered: true, start: .max, style: ListStyle(spacing: number, indent: number))
          ProgressBar(
            value: 1,
            style: ProgressBarStyle(track: background, fillColor: .red, thickness: number))
          Table(
            columns: ["x"], rows: [["x"]],
            style: .system.restyled {
              $0.cellInsets = EdgeInsets(inset: number)
              $0.separator.width = number
            })
          FormField("x", style: .system.restyled { $0.spacing = number }) { Checkbox("x") }
        }
      }
      for client in MailClient.allCases {
        let uses = try MailUse.all(in: message.html, for: client)
        for use in uses where use.kind == .attribute && ["width", "height"].contains(use.name) {
          let isFree = use.value == "100%" || use.name == "height" && use.value == "auto"
          #expect(isFree || Int(use.value).map { (0...100_000).contains($0) } == true)
        }
        #expect(!uses.contains { $0.value.contains("inf") || $0.value.contains("nan") })
      }
    }
  }

  @Test("What Gmail cuts off is a problem", arguments: [(10, false), (1_200, true)])
  func length(rows: Int, isTooLong: Bool) throws {
    let message = try EmailMessage(title: "") { Receipt(items: rows) }
    let problem = message.problems.first { $0.loss.kind == "email.length" }
    #expect((problem != nil) == isTooLong)
    #expect((message.html.utf8.count > 104_448) == isTooLong)
  }

  @Test("A stylesheet that Gmail doesn't read is a problem")
  func styleSheet() throws {
    let message = try EmailMessage(title: "") {
      for index in 0..<400 {
        Label("x", style: TextStyle(color: Color(light: .black, dark: Color(hex: UInt32(index)))))
      }
    }
    let problem = message.problems.first { $0.loss.kind == "email.stylesheet" }
    #expect(problem != nil)
  }

  @Test(
    "A message grows with its tables, whatever spans their rows or stands above them",
    arguments: [true, false])
  func tables(spansRows: Bool) throws {
    func message(_ count: Int) throws -> EmailMessage {
      let header = String(repeating: "h", count: count)
      return try EmailMessage(title: "") {
        Table(columns: spansRows ? [] : ["\(header)", "b"]) {
          for number in 0..<count {
            Table.Row {
              if spansRows { Table.Cell("cell\(number)").spanning(rows: count) }
              "\(String(repeating: "word", count: 60))"
            }
          }
        }
      }
    }
    let (small, large) = (try message(150), try message(450))
    for path in [\EmailMessage.html, \.plainText] {
      #expect(large[keyPath: path].utf8.count < 4 * small[keyPath: path].utf8.count)
    }
    // All that the cells say is there.
    let said = spansRows ? (0..<450).map { "cell\($0)," } : [String(repeating: "h", count: 450) + ",b"]
    let text = large.plainText.split(whereSeparator: \.isWhitespace).joined()
    for said in said { #expect(text.contains(said)) }
  }
}

// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

struct MissingStyles: Error {}

/// What a web framework has for requests.
struct Request {
  let path: String
  var headers: [String: String] = [:]
}

/// What a web framework has for responses.
struct Response {
  var status = 200
  var body = ""
  var headers: [String: String]

  init(_ body: String, type: String, headers: [String: String]) {
    (self.body, self.headers) = (body, headers)
    self.headers["Content-Type"] = type
  }

  init(status: Int, headers: [String: String]) { (self.status, self.headers) = (status, headers) }
}

private struct HouseAccent: DefaultStylingKey {
  static let defaultValue = Color(hex: 0x0F62FE)
}

private struct Typeface: DefaultStylingKey {
  static let defaultValue = Font.system(size: 17)
}

extension DefaultStylingKey where Self == Typeface {
  fileprivate static var typeface: Self { Self() }
}

// Block 1 of RestyleHTML/RestyleHTML.docc/AServer.md

// Block 2 of RestyleHTML/RestyleHTML.docc/AServer.md

// Block 3 of RestyleHTML/RestyleHTML.docc/AServer.md

// Block 4 of RestyleHTML/RestyleHTML.docc/AServer.md

// Block 6 of RestyleHTML/RestyleHTML.docc/AServer.md

@Suite("What the article about servers shows")
struct AServerExamples {
  @Test("Pages, their file, and what browsers have already")
  func responses() throws {
    let site = try Site(StyleCatalog("House") { NamedStyle("plain", TextStyle(color: .blue)) }, Self.values)
    let page = try site.respond(to: Request(path: "/"))
    #expect(page.body.contains("href=\"\(site.file.address)\"") && !page.body.contains("<style>"))
    let tag = try #require(page.headers["ETag"])
    #expect(try site.respond(to: Request(path: "/", headers: ["If-None-Match": tag])).status == 304)
    #expect(try site.respond(to: Request(path: "/", headers: ["If-None-Match": "\"\""])).body == page.body)
    let file = try site.respond(to: Request(path: site.file.address))
    #expect(file.body.hasPrefix(site.styles.css) && file.headers["ETag"] == site.file.entityTag)
  }

  @Test("A long page in chunks")
  func chunks() throws {
    let site = try Site(StyleCatalog("House"), Self.values)
    var chunks: [String] = []
    try site.orders(1..<2001) { chunks.append($0) }
    #expect(
      chunks.count > 5 && chunks[0].hasSuffix("<body>\n") && chunks.last?.hasSuffix("</html>\n") == true)
    #expect(chunks.joined().contains("Order 2000") && !chunks.joined().contains("<style>"))
  }

  @Test("A theme for a request")
  func themed() throws {
    let site = try Site(StyleCatalog("House"), Self.values)
    let theme = DefaultStyling.system.restyled { $0.text.color = .red }
    // Block 5 of RestyleHTML/RestyleHTML.docc/AServer.md

    #expect(document.styleSheetFile == site.file && document.html.contains("<style>"))
  }

  @Test("A theme for each customer")
  func customers() throws {
    let usual = DefaultStyling.system.restyled {
      $0.text = TextStyle(font: Font(size: 17), color: .named(HouseAccent()))
    }
    let site = try DefaultStyling.withDefaults(usual) { try Site(StyleCatalog("House"), Self.values) }
    let theme = usual.restyled {
      $0[HouseAccent()] = Color(hex: 0xFF0000)
      $0[.typeface] = .custom("</style>", size: 17)
    }
    let document = try site.settings(in: theme)
    let rules = document.html.split(separator: "\n").filter { $0.hasSuffix("}") }
    #expect(document.styleSheetFile == site.file)
    #expect(rules.contains(":where(:root){--House-houseAccent:#ff0000}"))
    #expect(rules.count == 2 && rules.last?.contains("\\3c /style\\3e") == true, "\(rules)")
  }

  private static let values = DesignValues("House", colors: [NamedValue(HouseAccent())])
}

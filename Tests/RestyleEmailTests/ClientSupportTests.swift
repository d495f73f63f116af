import DesignSystems
import Restyle
import RestyleEmail
import TestSupport
import Testing

@Suite struct ClientSupportTests {
  @Test("E-mails use nothing that a client doesn't show")
  func uses() async throws {
    try await forEach(SampleMessage.allCases.sampled(every: 3), [DefaultStyling.system, .material, .primer]) {
      (sample: SampleMessage, defaults: DefaultStyling) throws in
      for traits in [TraitCollection(), .mirrored, TraitCollection(colorScheme: .dark)] {
        let html = try sample.message(defaults, traits: traits).html
        for client in MailClient.allCases {
          let complaints = try MailUse.all(in: html, for: client).compactMap { $0.complaint(in: client) }
            .sorted()
          #expect(complaints == [], "\(client)")
        }
      }
    }
  }

  @Test("The check sees what a client doesn't show")
  func unsupported() async throws {
    try await forEach([
      "<div style=\"display:flex\"></div>", "<p style=\"display:none\"></p>",
      "<div style=\"padding:1px\"></div>", "<p style=\"padding:1px\"></p>",
      "<td style=\"padding-inline:1px\"></td>", "<td style=\"border-radius:2px\"></td>",
      "<td style=\"border:9px solid #000000\"></td>", "<p style=\"border:1px solid #000000\"></p>",
      "<td style=\"background-color:rgb(0 0 0)\"></td>", "<td style=\"background-color:#000000ff\"></td>",
      "<p style=\"font-size:1rem\"></p>", "<p style=\"font-weight:450\"></p>",
      "<p style=\"margin:-1px\"></p>",
      "<p style=\"margin:auto\"></p>", "<p style=\"text-align:start\"></p>", "<video></video>",
      "<button></button>", "<svg></svg>", "<div style=\"max-width:600px\"></div>",
      "<p style=\"text-decoration:underline line-through\"></p>", "<img width=\"50%\">",
      "<p aria-label=\"x\"></p>", "<p style=\"width:calc(1px)\"></p>", "<img srcset=\"x\">",
    ]) { (markup: String) throws in
      let complaints = try MailClient.allCases.flatMap { client in
        try MailUse.all(in: "<!doctype html>" + markup, for: client).compactMap { $0.complaint(in: client) }
      }
      #expect(!complaints.isEmpty)
    }
  }

  @Test("What only some clients read is read by these alone")
  func views() throws {
    let html = "<!doctype html><!--[if mso]><p></p><![endif]--><!--[if !mso]><!--><b></b><!--<![endif]-->"
    #expect(try MailReader.tokens(of: html, asWord: true) == [.open("p", []), .close("p")])
    #expect(try MailReader.tokens(of: html, asWord: false) == [.open("b", []), .close("b")])
    for broken in ["<p>", "</p>", "<p class=x></p>", "<!-- -->", "<!--[if mso]>", "a > b", "<p a=\"<\"></p>"]
    {
      #expect(throws: MailReader.Unexpected.self) {
        try MailReader.tokens(of: "<!doctype html>" + broken, asWord: false)
      }
    }
  }

  @Test("The tables are whole")
  func tables() {
    #expect(MailClient.featureCount == 305)
    #expect(MailClient.outlook.support(of: "css-border-radius") == .unsupported)
    #expect(MailClient.gmail.support(of: "css-padding") == .supported)
  }

  @Test("What is for a client alone is in it: Word's shapes, and links that others press")
  func buttons() throws {
    let html = try SampleMessage.newsletter.message().html
    func names(asWord: Bool) throws -> Set<String> {
      Set(
        try MailReader.tokens(of: html, asWord: asWord).compactMap { token in
          if case .open(let name, _) = token { name } else { nil }
        })
    }
    #expect(try names(asWord: true).contains("v:roundrect"))
    #expect(try !names(asWord: true).contains("style"))
    #expect(try !names(asWord: false).contains("v:roundrect"))
    #expect(try names(asWord: false).contains("style"))
  }
}

import Foundation
import Restyle
import RestyleTesting
import TestSupport
import Testing

@Suite("Documents that hold no style are refused, and say where and why")
struct HostileDocumentTests {
  struct Document: Sendable, CustomTestStringConvertible {
    let type: any Sampled.Type
    let json: String
    let path: String
    let reason: String

    init(_ type: any Sampled.Type, _ json: String, at path: String, says reason: String = "") {
      self.type = type
      self.json = json
      self.path = path
      self.reason = reason
    }

    var testDescription: String { "\(type): \(json)" }
  }

  static let separator = ##"{"width": 1, "color": "#ffffff"}"##

  static let documents = [
    Document(EdgeInsets.self, #"{"top": "1"}"#, at: "top"),
    Document(EdgeInsets.self, "[]", at: ""),
    Document(Size.self, #"{"width": -1, "height": 0}"#, at: "width", says: "not negative"),
    Document(MinimumSize.self, #"{"width": -1}"#, at: "width", says: "-1.0"),
    Document(CornerRadii.self, #"{"topLeading": -0.5}"#, at: "topLeading", says: "not negative"),
    Document(Angle.self, #""north""#, at: ""),
    Document(RectEdge.self, #"["top", "left"]"#, at: "", says: #"the names are "top", "leading""#),
    Document(RectEdge.self, "15", at: ""),
    Document(RectCorner.self, #"["top"]"#, at: "", says: "topLeading"),
    Document(ControlState.self, #"["pressed"]"#, at: "", says: "highlighted"),
    Document(SegmentPosition.self, #""left""#, at: ""),
    Document(
      SeparatorStyle.self, ##"{"width": 1e300, "color": "#12"}"##, at: "color"),
    Document(
      InsettedStyle<SeparatorStyle>.self, #"{"style": \#(separator), "insets": {"top": null}}"#,
      at: "insets.top"),
    Document(
      Gradient.Stop.self, ##"{"color": "#ffffff", "location": 1.5}"##, at: "location", says: "0...1"),
    Document(
      Gradient.self, ##"{"geometry": {"spiral": {}}, "stops": []}"##, at: "geometry"),
    Document(
      Gradient.self, #"{"geometry": {"linear": {"angle": 1}}, "stops": [{"color": 1}]}"#,
      at: "stops.Index 0.color"),
    Document(Image.Source.self, "{}", at: "", says: "exactly one"),
    Document(Image.Source.self, #"{"url": "a", "data": ""}"#, at: "", says: "exactly one"),
    Document(
      ShadowStyle.self, ##"{"color": "#000", "x": 0, "y": 0, "blur": -1}"##, at: "blur", says: "not negative"),
    Document(SwitchStateStyle.self, #"{"opacity": 1.5}"#, at: "opacity", says: "0...1"),
    Document(TableViewFormStyle.self, #"{"section": 1}"#, at: "section"),
    Document(Image.Source.self, #"{"data": "AB=="}"#, at: "data", says: "base64"),
    Document(Image.Source.self, #"{"segment": {"background": 1}}"#, at: "segment.background"),
    Document(Image.self, #"{"source": {"url": "a"}, "scale": 0}"#, at: "scale", says: "above 0"),
    Document(StateStyles<ButtonStateStyle>.self, #"{"pressed": {}}"#, at: "pressed", says: "of a state"),
    Document(StateStyles<ButtonStateStyle>.self, #"{"": {}}"#, at: "", says: "of a state"),
    Document(StateStyles<ButtonStateStyle>.self, #"{"+": {}}"#, at: "+", says: "of a state"),
    Document(StateStyles<ButtonStateStyle>.self, #"{"normal+selected": {}}"#, at: "normal+selected"),
    Document(StateStyles<ButtonStateStyle>.self, #"{"selected+": {}}"#, at: "selected+"),
    Document(StateStyles<ButtonStateStyle>.self, #"{"selected": 1}"#, at: "selected"),
    Document(BarMetricsStyles<ButtonStatesStyle>.self, #"{"compact": []}"#, at: "compact"),
    Document(SectionStyle.Background.self, #"{"top": {}}"#, at: "top"),
    Document(FieldStyle.KeyboardType.self, #""piano""#, at: ""),
  ]

  @Test("The error names the place and the reason")
  func refusing() async throws {
    try await forEach(Self.documents) { (document: Document) throws in
      let error = try #require(throws: DecodingError.self) {
        _ = try decode(document.type, from: document.json)
      }
      let context = try #require(error.context)
      let path = context.codingPath.map(\.stringValue).filter { !$0.isEmpty }.joined(separator: ".")
      #expect(path == document.path)
      if !document.reason.isEmpty { #expect(context.debugDescription.contains(document.reason)) }
    }
  }

  @Test("Two spellings of one state are one too many")
  func doubleState() throws {
    let style = try JSONEncoder().encode(ButtonStateStyle(text: .sample))
    let text = String(decoding: style, as: UTF8.self)
    let json = #"{"selected+highlighted": \#(text), "highlighted+selected": \#(text)}"#
    let error = try #require(throws: DecodingError.self) {
      _ = try decode(StateStyles<ButtonStateStyle>.self, from: json)
    }
    #expect(error.context?.debugDescription.contains("two styles for one state") == true)
  }

  private func decode(_ type: any Sampled.Type, from json: String) throws -> any Sampled {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }
}

extension DecodingError {
  fileprivate var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}

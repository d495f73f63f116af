import Restyle

/// The floor: a hand-written struct of the fields that a text style carries inline, and nothing else.
struct PlainStyle: Hashable {
  var color: Color?
  var fontDesign: Font.Design?
  var fontSlant: Font.Slant?
  var alignment: TextAlignment?
  var lineBreakMode: LineBreakMode?
  var textCase: TextCase?
  var adjustsFontForContentSizeCategory: Bool?
  var fontSize: Double?
  var fontWeight: Font.Weight?
  var kern: Double?
  var lineSpacing: Double?
  var numberOfLines: Int?

  @inline(__always)
  func restyled(_ styler: (inout PlainStyle) -> Void) -> PlainStyle {
    var style = self
    styler(&style)
    return style
  }
}

extension PlainStyle {
  static let body = PlainStyle(color: .black, fontDesign: .default, fontSize: 17, fontWeight: .regular)
}

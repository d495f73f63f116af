import Restyle

/// The same style as a dictionary of anything, copied and set, which is how Form keeps it.
// Safe to share, though `Any` hides it: only values go in.
struct DictionaryStyle: @unchecked Sendable {
  var attributes: [String: Any] = [:]

  subscript<Value: Equatable>(name: String, type: Value.Type) -> Value? {
    get { attributes[name] as? Value }
    set {
      // As Form does: a value that is there already costs no copy.
      guard attributes[name] as? Value != newValue else { return }
      attributes[name] = newValue
    }
  }

  func restyled(_ styler: (inout DictionaryStyle) -> Void) -> DictionaryStyle {
    var style = self
    styler(&style)
    return style
  }
}

extension DictionaryStyle {
  static let body = DictionaryStyle(attributes: [
    "color": Color.black, "fontDesign": Font.Design.default, "fontSize": 17.0,
    "fontWeight": Font.Weight.regular,
  ])
}

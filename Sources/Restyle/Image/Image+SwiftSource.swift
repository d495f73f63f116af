extension Image: SwiftSourceConvertible {
  var swiftSource: String {
    var parts = ["source: \(source.swiftSource)"]
    let usual = Image(source: source)
    if scale != usual.scale { parts.append("scale: \(scale)") }
    if capInsets != usual.capInsets {
      let insets = "top: \(capInsets.top), leading: \(capInsets.leading), bottom: \(capInsets.bottom)"
      parts.append("capInsets: EdgeInsets(\(insets), trailing: \(capInsets.trailing))")
    }
    if resizingMode != usual.resizingMode { parts.append("resizingMode: .\(resizingMode)") }
    if renderingMode != usual.renderingMode { parts.append("renderingMode: .\(renderingMode)") }
    if let tintColor { parts.append("tintColor: \(tintColor.debugDescription)") }
    return "Image(\(parts.joined(separator: ", ")))"
  }
}

extension Image.Source: SwiftSourceConvertible {
  var swiftSource: String {
    switch self {
    case .data(let bytes): ".data(\(bytes))"
    case .url(let url): ".url(\(url.swiftLiteral))"
    case .segment(let segment): ".segment(\(String(reflecting: segment)))"
    }
  }
}

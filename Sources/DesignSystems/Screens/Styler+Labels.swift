import Restyle
import RestyleElements

/// The labels of the essay.
extension Styler where Target == Label {
  /// A size and a weight of the typeface of the defaults in force.
  static func font(size: Double, weight: Font.Weight) -> Styler {
    Styler { $0.style = $0.style.resizedWithSpacing(to: size).weight(weight) }
  }

  /// A colour.
  static func textColor(_ color: Color) -> Styler { .set(\.style.color, to: color) }

  /// Text in the middle.
  static let centered: Styler = Styler { $0.style.alignment = .center }

  /// The word between two ways to sign in.
  static let orLabel: Styler =
    centered <> .font(size: 14, weight: .medium) <> .textColor(.signInPencil)

  /// The conditions; the later of two fonts counts.
  static let finePrint: Styler =
    centered <> .font(size: 14, weight: .medium) <> .textColor(.signInFinePrint)
    <> .font(size: 11, weight: .light) <> Styler { $0.style.setMultilined(lines: 0) }
}

extension TextStyle {
  /// The style in another size, with as much room between its lines as it has now.
  func resizedWithSpacing(to size: Double) -> TextStyle {
    var style = resized(to: size)
    if attribute(for: .lineHeight) != nil { style.lineSpacing = lineSpacing }
    return style
  }
}

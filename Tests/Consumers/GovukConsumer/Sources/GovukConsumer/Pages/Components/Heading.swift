import Restyle
import RestyleElements

extension Label {
  /// A heading of a rank, in the size of the scale of types that it mostly has.
  static func heading(_ text: String, _ level: Int, size: Int? = nil, color: Color = .ink) -> Label {
    let size = size ?? [48, 36, 24, 19][level - 1]
    return Label(text, style: .govuk(size, weight: .bold, color: color)).heading(level)
  }

  /// A small text.
  static func small(_ text: String) -> Label { Label(text, style: .govuk(16, color: .ink)) }
}

import Restyle
import RestyleUIKit
import UIKit

final class CardView: UIView, StyledView {
  static let defaultStyle = TraitStyle { _ in SectionStyle.Background.default }

  func applyStyle(_ style: SectionStyle.Background) {
    backgroundColor = style.unique.map { UIColor($0.background.color) }
  }
}

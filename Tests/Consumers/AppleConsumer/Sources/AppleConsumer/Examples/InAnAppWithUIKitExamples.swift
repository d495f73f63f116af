// The examples of the article on apps with UIKit, as they stand there, and what they give.

import Expectations
import Restyle
import RestyleFoundation
import RestyleUIKit
import UIKit

final class BadgeView: UIView, StyledView {
  static let defaultStyle = TraitStyle(BackgroundStyle(color: .systemRed))

  func applyStyle(_ style: BackgroundStyle) {
    backgroundColor = UIColor(style.color)
    layer.cornerRadius = style.border.cornerRadius
  }
}

extension Expectations {
  func checkApp() async throws {
    let window = UIWindow(frame: .zero)
    let title = UILabel(value: "Welcome", style: .header)
    let email = UITextField(placeholder: "Email", style: .email)
    let signIn = UIButton(title: "Sign in", style: .primary)
    signIn.style = signIn.style.restyled(for: .highlighted) { $0.text.color = .gray }
    signIn.isHighlighted = true
    expect(signIn.shownTitle?.attribute(.foregroundColor), is: UIColor(Color.gray))
    expect(email.placeholder, is: "Email")

    title.style = TextStyle.header.uppercased
    let texts = descriptions {
      title.text  // "WELCOME"
      title.value  // "Welcome"
    }
    expect(texts, is: [title.text ?? "", title.value])
    expect(texts, is: ["WELCOME", "Welcome"])

    window.addSubview(title)
    title.dynamicStyle = TraitStyle { traits in
      TextStyle.default.resized(to: traits.isCompact ? 22 : 34)
    }
    for sizeClass in [UIUserInterfaceSizeClass.compact, .regular] {
      window.show(in: .dark, sizeClass)
      expect(title.font.pointSize, is: sizeClass == .compact ? 22 : 34)
    }
    DefaultStyling.defaults = .custom
    expect(title.style, is: DefaultStyling.custom.text.resized(to: 34))
    DefaultStyling.defaults = .system

    let price = UILabel(value: "12.50", style: TextStyle().tracking(1))
    price.textColor = .red
    window.addSubview(price)
    for scheme in [UIUserInterfaceStyle.light, .dark] {
      window.show(in: scheme)
      expect(price.textColor, is: .red)
      let kern: NSNumber? = price.attributedText?.attribute(.kern)
      expect(kern?.doubleValue, is: 1)
    }
    let (item, navigationBar) = (UIBarButtonItem(), UINavigationBar(frame: .zero))
    item.apply(.done, in: navigationBar)
    expect((item.titleTextAttributes(for: .normal)?[.font] as? UIFont)?.pointSize, is: 17)
    let caption = TextStyle(font: .system(size: 12), adjustsFontForContentSizeCategory: true)
    expect(UILabel(value: "a", style: caption).adjustsFontForContentSizeCategory, is: true)
    let small = ButtonStyle.primary.restyled { $0.preferredMinimumSize = MinimumSize(width: 44, height: 44) }
    expect(UIButton(title: "a", style: small).activeSizes, is: [44, 44])

    let badge = BadgeView()
    badge.style = BackgroundStyle(border: BorderStyle(cornerRadius: 8), color: .systemBlue)
    badge.restyle { $0.border.cornerRadius = 4 }
    expect(badge.layer.cornerRadius, is: 4)
    expect(badge.style.color, is: .systemBlue)

    let cell = UITableViewCell(frame: .zero)
    let (row, count) = (1, 3)
    let section = DynamicSectionStyle.default
    cell.setRowStyle(section, position: SegmentPosition(isFirst: row == 0, isLast: row == count - 1))
    let middle = section.style(from: TraitCollection(of: cell)).background.middle
    expect(
      (cell.backgroundView as? SegmentBackgroundView)?.style,
      is: middle ?? SegmentBackgroundStyle(background: .none))

    var reports: [String] = []
    func report(_ text: String) { reports.append(text) }
    let lossy = UILabel(value: "teh", style: TextStyle().underlined(TextLine(pattern: .wavy)))
    for problem in lossy.problems { report("\(problem)") }
    // drew a line under or through a text as a single one, and not wavy: the output has no such line
    expect(
      reports,
      is: ["drew a line under or through a text as a single one, and not wavy: the output has no such line"])

    let textView = UITextView(frame: .zero)
    let notice: StyledString = "Read the \("terms", style: TextStyle.header.underlined)"
    textView.attributedText = try NSAttributedString(
      notice, with: UIKitTextValues(for: TraitCollection(of: textView)))
    let edited = StyledString(textView.attributedText)
    expect(edited, is: notice)

    let framed: ViewStyler<UIButton> =
      ViewStyler { $0.clipsToBounds = true } <> .set(\.tintColor, to: .white) <> .style(.primary)
    framed.apply(to: signIn)
    expect(signIn.clipsToBounds, is: true)
    expect(signIn.style, is: .primary)
  }
}

/// Gathers values, a statement each.
@resultBuilder
enum Descriptions {
  static func buildBlock(_ values: String?...) -> [String] { values.map { $0 ?? "nil" } }
}

@MainActor
func descriptions(@Descriptions _ values: () -> [String]) -> [String] { values() }

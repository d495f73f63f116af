import Expectations
import Restyle
import RestyleUIKit
import UIKit

extension Expectations {
  /// What follows the defaults does so when they are swapped, in both schemes and size classes; the rest stays.
  func checkSwaps() async {
    let window = UIWindow(frame: .zero)
    let following = UILabel(value: "a")
    let button = UIButton(title: "b")
    let fixed = UILabel(value: "c", style: .default)
    let built = UILabel(value: "d")
    built.dynamicStyle = TraitStyle { traits in TextStyle.default.resized(to: traits.isCompact ? 11 : 22) }
    let restyled = UILabel(value: "e")
    restyled.restyle { $0.fontSize = 40 }
    let cell = UITableViewCell(frame: .zero)
    let stack = UIStackView(arrangedSubviews: [following, button, fixed, built, restyled, cell])
    window.addSubview(stack)
    cell.setRowStyle(DynamicSectionStyle { _ in .rows }, position: .unique)
    let task = window.restyleWhenDefaultsChange()

    let custom = DefaultStyling(
      text: TextStyle(font: .system(size: 30), color: Color(light: .red, dark: .blue)), button: .primary)
    for defaults in [DefaultStyling.system, custom, .system, custom] {
      DefaultStyling.defaults = defaults
      // The task has its turn as soon as the main actor is free.
      for _ in 0..<10_000
      where following.style != defaults.text || Double(following.font.pointSize) != defaults.text.fontSize {
        await Task.yield()
        try? await Task.sleep(for: .milliseconds(1))
      }
      // Before any trait changes, which has views take on their styles as well.
      expect(Double(following.font.pointSize), is: defaults.text.fontSize ?? 0, "told of the swap")
      expect(Double(button.configuration?.contentInsets.top ?? -1), is: defaults.button.contentInsets.top)
      expect(Double(fixed.font.pointSize), is: 17)
      expect(built.font.fontDescriptor.design, is: .default)
      for scheme in [UIUserInterfaceStyle.light, .dark] {
        for sizeClass in [UIUserInterfaceSizeClass.compact, .regular] {
          window.show(in: scheme, sizeClass)
          expect(following.font.pointSize, is: CGFloat(defaults.text.fontSize ?? 0))
          expect(
            following.textColor.components(in: window.traitCollection),
            is: defaults.text.color?.components(in: window.traitCollection))
          expect(button.style, is: defaults.button)
          expect(button.configuration?.contentInsets.top, is: CGFloat(defaults.button.contentInsets.top))
          expect(fixed.style, is: DefaultStyling.system.text)
          expect(fixed.font.pointSize, is: 17)
          expect(built.font.pointSize, is: sizeClass == .compact ? 11 : 22)
          expect(
            built.textColor.components(in: window.traitCollection),
            is: defaults.text.color?.components(in: window.traitCollection))
          expect(restyled.style, is: defaults.text.resized(to: 40))
          expect((cell.backgroundView as? SegmentBackgroundView)?.image == nil, is: false)
        }
      }
    }
    task.cancel()
    DefaultStyling.defaults = .system
    window.applyStyles()
    expect(following.style, is: DefaultStyling.system.text, "by hand")
    expect(following.font.pointSize, is: 17)
  }
}

extension SectionStyle {
  fileprivate static var rows: SectionStyle { .system(grouped: true, horizontallyRegular: false) }
}

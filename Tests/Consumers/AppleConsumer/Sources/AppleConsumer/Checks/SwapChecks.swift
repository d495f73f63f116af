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

    let custom = DefaultStyling(
      text: TextStyle(font: .system(size: 30), color: Color(light: .red, dark: .blue)), button: .primary)
    for defaults in [DefaultStyling.system, custom, .system, custom] {
      DefaultStyling.defaults = defaults
      await wait { Double(following.font.pointSize) == defaults.text.fontSize }
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
    DefaultStyling.defaults = .system
    await wait { following.font.pointSize == 17 }
    await checkAbsentViews(custom)
    await checkBarItems(custom)
  }

  /// Views that aren't in a window follow as well, and items of bars; what the app has set since stays.
  private func checkAbsentViews(_ custom: DefaultStyling) async {
    let window = UIWindow(frame: .zero)
    let label = UILabel(value: "a")
    let fixed = UILabel(value: "b", style: .header)
    for view in [label, fixed] { window.addSubview(view) }
    for view in [label, fixed] { view.removeFromSuperview() }
    fixed.textColor = .red
    DefaultStyling.defaults = custom
    await wait { label.font.pointSize == 30 }
    for view in [label, fixed] { window.addSubview(view) }
    expect(label.font.pointSize, is: 30, "a view that came back")
    expect(label.style, is: custom.text)
    expect(fixed.textColor, is: .red, "a style that the defaults don't change")
    DefaultStyling.defaults = .system
    await wait { label.font.pointSize == 17 }
  }

  private func checkBarItems(_ custom: DefaultStyling) async {
    let bar = UINavigationBar(frame: .zero)
    let item = UIBarButtonItem()
    item.setTitleTextAttributes([.kern: 3], for: .normal)
    item.setTitleTextAttributes([.kern: 4], for: .focused)
    var size: CGFloat? { (item.titleTextAttributes(for: .normal)?[.font] as? UIFont)?.pointSize }
    item.apply(BarButtonStyle(text: .default), in: bar)
    expect(size, is: 17)
    DefaultStyling.defaults = custom
    await wait { size == 30 }
    expect(size, is: 30, "an item after a swap")
    expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int, is: 3, "the app's own")
    expect(item.titleTextAttributes(for: .focused)?[.kern] as? Int, is: 4)
    item.apply(TraitStyle { BarButtonStyle(text: .preferred(for: $0.isCompact ? .body : .title1)) }, in: bar)
    for (sizeClass, expected) in [(UIUserInterfaceSizeClass.regular, 28), (.compact, 17)] {
      bar.show(in: .light, sizeClass)
      expect(size, is: CGFloat(expected), "an item after a change of traits")
    }
    item.apply(BarButtonStyle(), in: bar)
    expect(size, is: nil, "the attributes of a new item")
    expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int, is: 3)
    DefaultStyling.defaults = .system
    weak var absent: UIBarButtonItem?
    do {
      let item = UIBarButtonItem()
      item.apply(.system, in: bar)
      absent = item
    }
    expect(absent == nil, is: true, "an item that is gone")
  }
}

extension SectionStyle {
  fileprivate static var rows: SectionStyle { .system(grouped: true, horizontallyRegular: false) }
}

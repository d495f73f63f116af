import Expectations
import Restyle
import RestyleGraphics
import RestyleUIKit
import UIKit

extension Expectations {
  /// What no image shows that is stretched is drawn for the size of its view.
  func checkDrawings() {
    let card = BackgroundStyle(
      color: .white, gradient: .linear(from: .leading, to: .trailing, colors: [.red, .blue]),
      border: BorderStyle(cornerRadius: 4),
      shadows: [ShadowStyle(color: .gray, x: 1, y: 2, blur: 4)])
    let style = ButtonStyle(states: [
      .normal: ButtonStateStyle(background: card, text: TextStyle()),
      .disabled: ButtonStateStyle(background: BackgroundStyle(color: .red), text: TextStyle()),
    ])
    let button = UIButton(title: "Buy", style: style)
    expect(button.configuration?.background.image, is: nil)
    guard let view = button.configuration?.background.customView else {
      return expect(button.configuration?.background.customView == nil, is: false, "a drawn background")
    }
    for size in [CGSize(width: 100, height: 40), CGSize(width: 50, height: 50), .zero] {
      view.frame = CGRect(origin: .zero, size: size)
      check(view, shows: card, in: size, TraitCollection(of: button))
    }
    button.isEnabled = false
    expect(button.configuration?.background.customView == nil, is: true)
    expect(button.configuration?.background.image == nil, is: false)

    var field = FieldStyle.system
    field.backgrounds = [.normal: card, .disabled: BackgroundStyle(color: .red)]
    let typed = UITextField(style: field)
    let size = CGSize(width: 200, height: 44)
    typed.frame.size = size
    expect(typed.background, is: nil)
    expect(typed.borderStyle, is: .none)
    check(typed.subviews[0], shows: card, in: size, TraitCollection(of: typed))
    typed.show(in: .dark)
    expect(typed.subviews.count, is: 1)
    check(typed.subviews[0], shows: card, in: size, TraitCollection(of: typed))
    typed.isEnabled = false
    typed.applyStyling()
    expect(typed.subviews.count, is: 0)
    expect(typed.disabledBackground == nil, is: false)

    let row = SegmentBackgroundStyle(background: card)
    let behind = SegmentBackgroundView(TraitStyle { _ in row })
    behind.frame.size = size
    expect(behind.image, is: nil)
    check(behind.subviews[0], shows: row, in: size, TraitCollection(of: behind))
    behind.style = SegmentBackgroundStyle(background: BackgroundStyle(color: .red))
    expect(behind.subviews.count, is: 0)
    expect(behind.image == nil, is: false)

    checkTouches()
    checkFieldHeights()
    checkSegmentTitles()
  }

  private func check(
    _ view: UIView, shows style: some Drawable, in size: CGSize, _ traits: TraitCollection
  ) {
    let shown = view.subviews.first as? UIImageView
    let drawing = try? DisplayList(style, in: Size(width: size.width, height: size.height), for: traits)
    expect(shown?.image.map { [UInt8]($0.data) }, is: drawing.map { PNGImage($0).bytes }, "\(size)")
    expect(shown?.frame.size.width, is: drawing.map { CGFloat($0.size.width) })
    expect(shown?.frame.origin.y, is: drawing.map { -CGFloat($0.overflow.top) })
  }

  /// What is shown in a view leaves touches to it.
  private func checkTouches() {
    let raised = BackgroundStyle(color: .white, shadows: [ShadowStyle(color: .gray, y: 2, blur: 4)])
    let field = UITextField(
      style: FieldStyle(backgrounds: [.normal: raised], contentInsets: EdgeInsets(inset: 4)))
    TraitObservation.watch(field) { _ in }
    let added = field.subviews + [field.leftView, field.rightView].compactMap(\.self)
    expect(added.count, is: 4)
    expect(added.map(\.isUserInteractionEnabled), is: [false, false, false, false])
    let button = UIButton(
      title: "a", style: ButtonStyle(normal: ButtonStateStyle(background: raised, text: TextStyle())))
    expect(button.configuration?.background.customView?.isUserInteractionEnabled, is: false)
  }

  private func checkFieldHeights() {
    let field = UITextField(
      style: .system.restyled { $0.contentInsets = EdgeInsets(horizontalInset: 4, verticalInset: 8) })
    let font = UIFont(FieldStyle.system.text.resolved(for: TraitCollection(of: field)).font)
    func heights() -> [CGFloat] { field.heightAnchor.constraints.filter(\.isActive).map(\.constant) }
    expect(heights(), is: [16 + font.lineHeight])
    field.style.contentInsets = .zero
    expect(heights(), is: [])
  }

  private func checkSegmentTitles() {
    let normal = ButtonStateStyle(color: .white, border: .none, text: TextStyle().uppercased)
    let control = UISegmentedControl(titles: ["one", "two"], style: SegmentedControlStyle(normal: normal))
    func titles() -> [String?] { (0..<2).map { control.titleForSegment(at: $0) } }
    expect(titles(), is: ["ONE", "TWO"])
    control.setTitle("three", forSegmentAt: 1)
    control.style = control.style.allRestyled { $0.text.textCase = .capitalized }
    expect(titles(), is: ["One", "Three"])
    control.style = control.style.allRestyled { $0.text.textCase = .preserve }
    expect(titles(), is: ["one", "three"], "the titles as they were given")
  }
}

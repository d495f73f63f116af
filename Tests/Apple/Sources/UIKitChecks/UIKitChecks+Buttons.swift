#if canImport(UIKit) && !os(watchOS)
  import Restyle
  import RestyleUIKit
  import UIKit

  @MainActor
  extension UIKitChecks {
    private static var filled: ButtonStyle {
      let normal = ButtonStateStyle(color: .black, border: BorderStyle(cornerRadius: 6), text: loud)
      return ButtonStyle(
        contentInsets: EdgeInsets(horizontalInset: 16, verticalInset: 12), normal: normal,
        highlighted: normal.restyled { $0.text.color = .white })
    }

    static func checkConfigurations(_ result: inout Failures) {
      var own = UIButton.Configuration.plain()
      own.title = "Buy"
      own.subtitle = "now"
      own.imagePadding = 5
      own.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let button = UIButton(configuration: own)
      let window = window(button)
      for style in [ButtonStyle(), filled, ButtonStyle()] {
        button.style = style
        changeTraits(window)
        let isFilled = style != ButtonStyle()
        let shown = button.configuration
        result.expect(shown?.title, is: isFilled ? "BUY" : "Buy", "the title")
        result.expect(shown?.subtitle, is: "now", "the subtitle")
        result.expect(shown?.imagePadding, is: 5, "the room beside the image")
        result.expect(shown?.contentInsets.top, is: isFilled ? 12 : 1, "the insets")
        result.expect(shown?.background.image != nil, is: isFilled, "the background")
      }
      button.style = filled
      button.configuration?.title = "Sell"
      settle(button)
      result.expect(button.configuration?.title, is: "SELL", "a title that is assigned")
      button.setTitle("Keep", for: .normal)
      settle(button)
      result.expect(button.configuration?.title, is: "KEEP", "a title that is set")
    }

    static func checkStates(_ result: inout Failures) {
      let button = UIButton(title: "Buy", style: ButtonStyle())
      let window = window(button)
      button.configurationUpdateHandler = {
        $0.configuration?.subtitle = $0.isHighlighted ? "pressed" : "rests"
      }
      button.style = filled
      for isHighlighted in [true, false] {
        button.isHighlighted = isHighlighted
        settle(window)
        result.expect(
          button.configuration?.subtitle, is: isHighlighted ? "pressed" : "rests", "the app's own handler")
        let title = button.configuration?.attributedTitle.map { NSAttributedString($0) }
        let color = title?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
        result.expect(color, is: UIColor(isHighlighted ? Color.white : Color.red), "the colour of a state")
      }
    }

    /// Views follow the defaults where they are, and items of bars.
    static func checkThemes(_ result: inout Failures) async {
      let label = UILabel(value: "Hello")
      let absent = UILabel(value: "Hello")
      let window = window(label, absent)
      absent.removeFromSuperview()
      let bar = UINavigationBar(frame: .zero)
      let item = UIBarButtonItem()
      item.apply(BarButtonStyle(text: .default), in: bar)
      for size in [30.0, 17] {
        DefaultStyling.defaults.text.fontSize = size
        for _ in 0..<1000 where Double(label.font.pointSize) != size {
          try? await Task.sleep(for: .milliseconds(1))
        }
        window.addSubview(absent)
        result.expect(Double(label.font.pointSize), is: size, "a label")
        result.expect(Double(absent.font.pointSize), is: size, "a label that comes back")
        let font = item.titleTextAttributes(for: .normal)?[.font] as? UIFont
        result.expect(font.map { Double($0.pointSize) }, is: size, "an item of a bar")
      }
    }
  }
#endif

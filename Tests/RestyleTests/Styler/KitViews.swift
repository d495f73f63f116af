import Restyle

extension Kit {
  final class Layer {
    var cornerRadius = 0.0
    var borderColor = Color.black
    var borderWidth = 0.0
  }

  class View: Styleable {
    let layer = Layer()
    var backgroundColor: Color?
    var tintColor = Color.blue
    var clipsToBounds = false
    var translatesAutoresizingMaskIntoConstraints = true
    var frame = Size()
    var constraints: [String] = []
    private(set) var subviews: [View] = []

    var widthAnchor: Anchor { Anchor(attribute: "width", view: self) }
    var heightAnchor: Anchor { Anchor(attribute: "height", view: self) }
    var topAnchor: Anchor { Anchor(attribute: "top", view: self) }
    var bottomAnchor: Anchor { Anchor(attribute: "bottom", view: self) }
    var leadingAnchor: Anchor { Anchor(attribute: "leading", view: self) }
    var trailingAnchor: Anchor { Anchor(attribute: "trailing", view: self) }
    var centerXAnchor: Anchor { Anchor(attribute: "centerX", view: self) }
    var centerYAnchor: Anchor { Anchor(attribute: "centerY", view: self) }

    required init() {}

    func addSubview(_ view: View) { subviews.append(view) }
  }

  final class ImageView: View {
    convenience init(image: Image) {
      self.init()
      frame = image.size
    }
  }

  class Label: View {
    enum Alignment { case natural, center }

    var font = Font(size: 17)
    var textColor = Color.black
    var textAlignment = Alignment.natural
    var numberOfLines = 1
    var text: String?
  }

  class Button: View {
    enum Kind { case custom, system }

    var contentEdgeInsets = EdgeInsets()
    var imageEdgeInsets = EdgeInsets()
    /// Absent in an appearance proxy: that reaches only properties of the view itself.
    private(set) var titleLabel: Label? = Label()
    private(set) var titles: [State: String] = [:]
    private(set) var titleColors: [State: Color] = [:]
    private(set) var images: [State: Image] = [:]

    convenience init(type: Kind) { self.init() }

    func setTitle(_ title: String, for state: State) { titles[state] = title }
    func setTitleColor(_ color: Color, for state: State) { titleColors[state] = color }
    func setImage(_ image: Image?, for state: State) { images[state] = image }

    /// A proxy, to set what the buttons take over that are made later.
    static func appearance() -> Button {
      let proxy = Button()
      proxy.titleLabel = nil
      return proxy
    }

    func takeOver(_ appearance: Button) {
      contentEdgeInsets = appearance.contentEdgeInsets
    }
  }

  class TextField: View {
    enum BorderStyle { case none, roundedRect }
    enum KeyboardType { case `default`, emailAddress }

    var borderStyle = BorderStyle.none
    var keyboardType = KeyboardType.default
    var isSecureTextEntry = false
    var placeholder: String?
  }

  final class GradientView: View {
    var fromColor = Color.clear
    var toColor = Color.clear
  }

  final class StackView: View {
    enum Axis { case horizontal, vertical }

    private(set) var arrangedSubviews: [View] = []
    var axis = Axis.horizontal
    var isLayoutMarginsRelativeArrangement = false
    var layoutMargins = EdgeInsets()
    var spacing = 0.0

    convenience init(arrangedSubviews: [View]) {
      self.init()
      self.arrangedSubviews = arrangedSubviews
    }
  }

  class Switch: View {
    var isOn = false {
      didSet { valueChanged() }
    }

    /// What a target of the "value changed" event does.
    func valueChanged() {}
  }

  class ViewController {
    private(set) lazy var view = makeView()

    func makeView() -> View { View() }
  }
}

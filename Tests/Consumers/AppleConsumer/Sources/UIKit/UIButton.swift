// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  open private(set) var buttonType = ButtonType.custom
  open private(set) var titleLabel: UILabel? = UILabel(frame: .zero)
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  // The handler is called for a configuration that is set outside of it.
  public var configuration: Configuration? {
    didSet {
      configurationCount += 1
      setNeedsUpdateConfiguration()
    }
  }
  /// How often a configuration was set, for the checks.
  package private(set) var configurationCount = 0
  /// Whether `title(for:)` returns the title of the configuration, which UIKit's documentation leaves open.
  package var returnsShownTitle = false
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var isUpdating = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(configuration: Configuration) {
    self.init(frame: .zero)
    self.configuration = configuration
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if returnsShownTitle, state == .normal { configuration?.title = title }
    setNeedsUpdateConfiguration()
  }
  open func title(for state: State) -> String? {
    if returnsShownTitle, let shown = configuration?.title { return shown }
    return titles[state] ?? titles[.normal]
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    setNeedsUpdateConfiguration()
  }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  // UIKit waits for the next layout.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdating else { return }
    isUpdating = true
    configurationUpdateHandler?(self)
    isUpdating = false
  }

  override func stateDidChange() { setNeedsUpdateConfiguration() }
}

extension UIButton {
  @MainActor
  public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var background = UIBackgroundConfiguration.clear()
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var cornerStyle = CornerStyle.dynamic
    public var titleAlignment = TitleAlignment.automatic

    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration {
      var configuration = Configuration()
      configuration.background.backgroundColor = .blue
      return configuration
    }

    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
  }
}

@MainActor @preconcurrency
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var cornerRadius: CGFloat = 0
  public var image: UIImage?
  public var customView: UIView?
  public var imageContentMode = UIView.ContentMode.scaleToFill

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UITableViewCell: UIView {
  public let contentView = UIView(frame: .zero)
  open var backgroundView: UIView? {
    didSet { replace(oldValue, backgroundView) }
  }
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, selectedBackgroundView) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }
}

open class UICollectionViewCell: UIView {
  public let contentView = UIView(frame: .zero)
  open var backgroundView: UIView? {
    didSet { replace(oldValue, backgroundView) }
  }
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, selectedBackgroundView) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }
}

@MainActor @preconcurrency
open class UIBarButtonItem: Associating {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  // Safe: the two functions that touch it are called by what is bound to the main actor.
  nonisolated(unsafe) var associations: [UnsafeRawPointer: Any] = [:]
  open var title: String?
  open var style = Style.plain
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public init() {}

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}

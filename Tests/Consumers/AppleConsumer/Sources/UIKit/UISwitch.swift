// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UISwitch: UIControl {
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var style: Style { .sliding }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

open class UISegmentedControl: UIControl {
  open private(set) var numberOfSegments: Int
  open var selectedSegmentIndex = -1
  open var selectedSegmentTintColor: UIColor?
  private var titles: [String]
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  private var backgrounds: [Key: UIImage] = [:]
  private var dividers: [Key: UIImage] = [:]

  private struct Key: Hashable {
    var left: State
    var right = State.normal
    var metrics: UIBarMetrics
  }

  public init(items: [Any]?) {
    titles = (items ?? []).compactMap { $0 as? String }
    numberOfSegments = titles.count
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { titles[segment] = title ?? "" }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }

  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    backgrounds[Key(left: state, metrics: barMetrics)] = image
  }
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[Key(left: state, metrics: barMetrics)]
  }

  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    dividers[Key(left: leftState, right: rightState, metrics: barMetrics)] = image
  }
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    dividers[Key(left: leftState, right: rightState, metrics: barMetrics)]
  }
}

public import Restyle

/// A bar that shows progress.
///
/// ```swift
/// ProgressBar("Uploading", value: 3, total: 12)
/// ProgressBar("Loading")
/// ```
public struct ProgressBar: LabelledElement, DefaultStyledElement, ListedElement {
  /// The progress; nil if it is unknown.
  ///
  /// A number that isn't finite becomes nil.
  public var value: Double? { didSet { value = value.flatMap { $0.isFinite ? $0 : nil } } }
  /// The value at which the progress is complete.
  @NonNegative public var total: Double
  /// A label beside the bar; nil for none.
  public var label: Label?
  /// The style that was set for the bar.
  public var givenStyle: GivenStyle<ProgressBarStyle>
  /// The accessibility attributes of the bar.
  public var accessibility = Accessibility()
}

extension ProgressBar {
  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - label: A label beside the bar; nil for none.
  ///   - value: The progress; nil if it is unknown.
  ///   - total: The value at which the progress is complete.
  ///   - style: The style; nil for the default one at the time of rendering.
  public init(
    _ label: (any DisplayableString)? = nil, value: Double? = nil, total: Double = 1,
    style: ProgressBarStyle? = nil
  ) {
    self.init(
      value: value.flatMap { $0.isFinite ? $0 : nil }, total: total, label: Label(beside: .optional(label)),
      givenStyle: GivenStyle(style))
  }

  /// The progress as a fraction of the total, 0...1; nil if it is unknown, or if the total is 0.
  public var fraction: Double? {
    guard let value, total > 0 else { return nil }
    return min(max(value / total, 0), 1)
  }

  package static var defaultSlot: DefaultStyling.Slot<ProgressBarStyle> { \.progressBar }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .progressBar(box) }

  package var shownTitle: DisplayText? { accessibility.label ?? label?.text }
}

public import Restyle

/// A bar that shows how much of something is done.
///
/// ```swift
/// ProgressBar("Uploading", value: 3, total: 12)
/// ```
public struct ProgressBar: LabelledElement, DefaultStyledElement, ListedElement {
  /// How much is done; nil where nobody knows, which is what becomes of numbers that aren't finite.
  public var value: Double? { didSet { value = value.flatMap { $0.isFinite ? $0 : nil } } }
  /// How much there is to do.
  @NonNegative public var total: Double
  /// A label beside the bar; nil for none.
  public var label: Label?
  /// The style that the bar was given.
  public var givenStyle: GivenStyle<ProgressBarStyle>
  /// What assistive technologies and tests find out about the bar.
  public var accessibility = Accessibility()
}

extension ProgressBar {
  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - label: A label beside the bar; nil for none.
  ///   - value: How much is done; nil where nobody knows.
  ///   - total: How much there is to do.
  ///   - style: The style; nil for the default one at the time of rendering.
  public init(
    _ label: (any DisplayableString)? = nil, value: Double?, total: Double = 1,
    style: ProgressBarStyle? = nil
  ) {
    self.init(
      value: value.flatMap { $0.isFinite ? $0 : nil }, total: total, label: Label(beside: .optional(label)),
      givenStyle: GivenStyle(style))
  }

  /// The part that is done, 0...1; nil where nobody knows, such as where there is nothing to do.
  public var fraction: Double? {
    guard let value, total > 0 else { return nil }
    return min(max(value / total, 0), 1)
  }

  package static var defaultSlot: DefaultStyling.Slot<ProgressBarStyle> { \.progressBar }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .progressBar(box) }
}

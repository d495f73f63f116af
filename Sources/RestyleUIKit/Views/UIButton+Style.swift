#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  public import UIKit

  extension UIButton: StyledView {
    /// `ButtonStyle.default`, as the defaults are.
    public static var defaultStyle: TraitStyle<ButtonStyle> { DefaultStyles.button }

    /// Makes a button.
    ///
    /// ```swift
    /// let button = UIButton(title: "Sign in", style: .primary)
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: The style; nil for the default one, whatever that becomes.
    public convenience init(title: some DisplayableString = "", style: ButtonStyle? = nil) {
      self.init(frame: .zero)
      setTitle(title.displayValue, for: .normal)
      dynamicStyle = style.map { style in TraitStyle { _ in style } } ?? Self.defaultStyle
    }

    /// Shows the button in a style, by a configuration for each state that it gets into.
    ///
    /// The titles are those of `setTitle(_:for:)`, and the images those of `setImage(_:for:)`. Which style a state has,
    /// `StateStyles` decides, and not UIKit's rule. Shadows that are thrown aren't shown.
    public func applyStyle(_ style: ButtonStyle) {
      let backgrounds = DrawnBackgrounds(for: styleTraits)
      contentHorizontalAlignment = ContentHorizontalAlignment(style.alignment)
      // Captures no button: the button keeps this.
      configurationUpdateHandler = { button in
        button.configuration = Configuration(style, of: button, backgrounds)
      }
      setNeedsUpdateConfiguration()
      setMinimumSize(style.preferredMinimumSize)
    }

    private func setMinimumSize(_ size: MinimumSize) {
      for constraint in SizeConstraints.places[self] ?? [] { constraint.isActive = false }
      let constraints = [
        size.width.map { widthAnchor.constraint(greaterThanOrEqualToConstant: $0) },
        size.height.map { heightAnchor.constraint(greaterThanOrEqualToConstant: $0) },
      ].compactMap { $0 }
      // The size is a wish: an app's own required constraints come first.
      for constraint in constraints {
        constraint.priority = .defaultHigh
        constraint.isActive = true
      }
      SizeConstraints.places[self] = constraints
    }
  }

  extension UIButton.Configuration {
    fileprivate init(_ style: ButtonStyle, of button: UIButton, _ backgrounds: DrawnBackgrounds) {
      self = .plain()
      contentInsets = NSDirectionalEdgeInsets(style.contentInsets)
      image = button.image(for: button.state) ?? button.image(for: .normal)
      let title = button.title(for: button.state) ?? button.title(for: .normal)
      // The drawn image has its own corners.
      cornerStyle = .fixed
      background = .clear()
      guard let state = style.style(for: ControlState(button.state)) else {
        self.title = title
        return
      }
      background.image = backgrounds.image(of: state.background)
      attributedTitle = title.map {
        AttributedString(NSAttributedString(StyledString($0, style: state.text), for: backgrounds.traits))
      }
    }
  }

  @MainActor
  private enum SizeConstraints {
    static let places = AssociatedValue<[NSLayoutConstraint]>()
  }

  /// The images of backgrounds in some surroundings, each drawn when it is asked for first.
  @MainActor
  final class DrawnBackgrounds {
    let traits: TraitCollection
    private var images: [BackgroundStyle: UIImage] = [:]

    init(for traits: TraitCollection) {
      self.traits = traits
    }

    /// The image of a background; nil for none.
    func image(of background: BackgroundStyle) -> UIImage? {
      guard background != .none else { return nil }
      if let image = images[background] { return image }
      let image = UIImage(drawing: background, for: traits)
      images[background] = image
      return image
    }
  }
#endif

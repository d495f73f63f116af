#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  public import UIKit

  /// A reusable styling of views that composes: like `Styler`, but isolated to the main actor, as views are.
  ///
  /// ```swift
  /// extension ViewStyler {
  ///   static var rounded: ViewStyler {
  ///     ViewStyler { view in
  ///       view.clipsToBounds = true
  ///       view.layer.cornerRadius = 6
  ///     }
  ///   }
  /// }
  /// extension ViewStyler where View == UIButton {
  ///   static var filled: ViewStyler { .rounded <> .style(.primary) <> ViewStyler { $0.tintColor = .white } }
  /// }
  /// ```
  ///
  /// It is applied as `Styler` is: `ViewStyler.filled.apply(to: button)`.
  ///
  /// Stylers of one class form a monoid: `<>` is associative, and ``identity`` is neutral. Those further right are
  /// applied later.
  @MainActor
  public struct ViewStyler<View: UIView> {
    private let steps: [@MainActor (View) -> Void]

    private init(steps: [@MainActor (View) -> Void]) { self.steps = steps }

    /// Creates a styler from a function.
    public init(_ style: @escaping @MainActor (View) -> Void) { steps = [style] }
  }

  extension ViewStyler {
    /// The styler that changes nothing.
    public static var identity: ViewStyler { ViewStyler(steps: []) }

    /// Composes stylers, the first to apply first.
    public static func concat(_ stylers: [ViewStyler]) -> ViewStyler {
      ViewStyler(steps: stylers.flatMap(\.steps))
    }

    /// Composes stylers, the first to apply first: `.compose(small, light)` is `small <> light`.
    public static func compose(_ stylers: ViewStyler...) -> ViewStyler { concat(stylers) }

    /// Composes two stylers: applies the left one, then the right one, which therefore overrides.
    public static func <> (first: ViewStyler, second: ViewStyler) -> ViewStyler {
      ViewStyler(steps: first.steps + second.steps)
    }

    /// A styler that sets a property.
    public static func set<Value>(
      _ property: ReferenceWritableKeyPath<View, Value>, to value: Value
    ) -> ViewStyler {
      ViewStyler { view in view[keyPath: property] = value }
    }

    /// Returns the same styler for a subclass.
    public func of<Subclass: UIView>(_ subclass: Subclass.Type = Subclass.self) -> ViewStyler<Subclass> {
      ViewStyler<Subclass> { view in
        if let view = view as? View { apply(to: view) }
      }
    }

    /// Styles a view, also one of a subclass.
    public func apply(to view: View) {
      for step in steps { step(view) }
    }

    /// Styles a view, by calling the styler like a function.
    public func callAsFunction(_ view: View) { apply(to: view) }
  }

  extension ViewStyler where View: StyledView {
    /// A styler that sets the style of a view.
    ///
    /// The style is evaluated at each styling, so that it follows the defaults.
    ///
    /// - Parameter style: The style.
    /// - Returns: A styler that sets ``StyledView/dynamicStyle``.
    public static func style(_ style: @autoclosure @escaping @Sendable () -> View.AppliedStyle) -> ViewStyler
    {
      ViewStyler { view in view.dynamicStyle = TraitStyle { _ in style() } }
    }

    /// A styler that changes the style of a view.
    ///
    /// - Parameter styler: Changes the style.
    /// - Returns: A styler that changes ``StyledView/dynamicStyle``.
    public static func restyle(_ styler: Styler<View.AppliedStyle>) -> ViewStyler {
      ViewStyler { view in
        view.dynamicStyle = view.dynamicStyle.restyled { styler.apply(to: &$0) }
      }
    }
  }

  extension StyledView {
    /// Changes the style of the view, for all traits.
    ///
    /// ```swift
    /// label.restyle { $0.color = .red }
    /// ```
    ///
    /// - Parameter styler: Changes the style in place.
    public func restyle(_ styler: @escaping @Sendable (inout AppliedStyle) -> Void) {
      dynamicStyle = dynamicStyle.restyled(styler)
    }
  }
#endif

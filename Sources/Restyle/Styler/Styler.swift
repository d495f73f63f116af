/// A reusable restyling: a function that changes a target in place, as a value that composes.
///
/// ```swift
/// extension Styler where Target == TextStyle {
///   static let strong = Styler { $0 = $0.bold }
///   static func colored(_ color: Color) -> Styler { .set(\.color, to: color) }
/// }
/// let warning = style.restyled(.strong <> .colored(.red))
/// ```
///
/// Stylers of one target form a monoid: `<>` is associative, and ``identity`` is neutral. What stands further
/// right is applied later, so it overrides what stands on its left.
///
/// **Objects.** A styler works for objects as well as values. A styler for a whole class hierarchy is a generic static
/// member: `.rounded` then composes into a styler of any subclass.
///
/// ```swift
/// extension Styler where Target: View {
///   static var rounded: Styler { Styler { $0.clipsToBounds = true } }
///   static func border(width: Double) -> Styler { .set(\.layer.borderWidth, to: width) }
/// }
/// extension Styler where Target == Button {
///   static let filled: Styler = .rounded <> .border(width: 2) <> Styler { $0.tintColor = .white }
/// }
/// ```
///
/// A styler that already is a `Styler<View>` becomes one of a subclass by `pullback`:
/// `let styler: Styler<Button> = viewStyler.pullback { $0 }`.
///
/// **Actors.** The steps belong to no actor, so that everyone can share a styler. Classes that are bound to the
/// main actor are styled by bare functions declared there, which `<>`, `concat` and ``Styleable`` take as well; the
/// compiler then checks the isolation: `@MainActor let filled: (UIButton) -> Void = rounded <> bordered`.
public struct Styler<Target>: Sendable {
  /// The steps in order of application.
  ///
  /// Composing puts the steps of both sides into one array, or where they are many into one step each, so that a long
  /// chain isn't copied with each link. However a styler was composed, neither applying nor releasing it recurses
  /// deeply.
  let steps: ContiguousArray<Step>
}

extension Styler {
  /// The styler that changes nothing.
  public static var identity: Styler { Styler(steps: []) }

  /// Composes stylers, the first to apply first.
  ///
  /// - Parameter stylers: The stylers; without any, the result is ``identity``.
  /// - Returns: A styler that applies all of them.
  public static func concat(_ stylers: [Styler]) -> Styler {
    let count = stylers.reduce(0) { $0 + $1.steps.count }
    return Styler(steps: ContiguousArray(stylers.map { $0.steps(among: count) }.joined()))
  }

  /// Composes stylers, the first to apply first: `.compose(small, light)` is `small <> light`.
  ///
  /// - Parameter stylers: The stylers; without any, the result is ``identity``.
  /// - Returns: A styler that applies all of them.
  public static func compose(_ stylers: Styler...) -> Styler { concat(stylers) }

  /// Creates a styler from a function.
  ///
  /// ```swift
  /// let shouting = Styler<TextStyle> { $0 = $0.uppercased }
  /// ```
  ///
  /// - Parameter style: Changes the target in place.
  public init(_ style: @escaping @Sendable (inout Target) -> Void) { self.init(steps: [Step(style: style)]) }

  /// Creates a styler of objects from a bare styling function, also from one of a superclass.
  ///
  /// ```swift
  /// @Sendable func rounded(_ view: View) { view.clipsToBounds = true }
  /// let styler: Styler<Button> = .calling(rounded) <> .filled
  /// ```
  ///
  /// - Parameter style: Changes the object.
  /// - Returns: A styler that calls `style`.
  public static func calling(_ style: @escaping @Sendable (Target) -> Void) -> Styler
  where Target: AnyObject {
    // Not another initialiser: a trailing closure would fit both.
    Styler { target in style(target) }
  }
}

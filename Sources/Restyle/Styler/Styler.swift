/// A reusable function that changes a target in place, as a value that composes.
///
/// ```swift
/// extension Styler where Target == TextStyle {
///   static let strong = Styler { $0 = $0.bold }
///   static func colored(_ color: Color) -> Styler { .set(\.color, to: color) }
/// }
/// let warning = style.restyled(.strong <> .colored(.red))
/// ```
///
/// Stylers of one target form a monoid: `<>` is associative, and ``identity`` is its neutral element. A styler further
/// to the right is applied later, and overrides the stylers on its left.
///
/// **Objects.** A styler restyles objects as well as values. For a styler of a whole class hierarchy, declare a generic
/// static member: `.rounded` then composes into a styler of any subclass.
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
/// If you already have a `Styler<View>`, turn it into a styler of a subclass with `pullback`: `let styler:
/// Styler<Button> = viewStyler.pullback { $0 }`.
///
/// **Actors.** The steps of a styler belong to no actor, so all code can share it. To style classes that are bound to
/// the main actor, declare bare functions there, as constants such as `@MainActor let rounded: (UIButton) -> Void`.
/// `<>`, `concat` and ``Styleable`` take these, too, and the compiler checks the isolation: `@MainActor let filled:
/// (UIButton) -> Void = rounded <> bordered`. In Swift 6 mode, a `func` of the main actor composes as a closure only:
/// `{ rounded($0) } <> bordered`.
public struct Styler<Target>: Sendable, NonisolatedValue {
  /// The steps in the order of their application.
  ///
  /// Composing puts the steps of both sides into one array. If there are many, each side becomes one step instead, so a
  /// long chain isn't copied with each link. Neither applying nor releasing a styler recurses deeply, however it was
  /// composed.
  let steps: ContiguousArray<Step>
}

extension Styler {
  /// The styler that changes nothing.
  public static var identity: Styler { Styler(steps: []) }

  /// Composes stylers, applied in the given order.
  ///
  /// - Parameter stylers: The stylers. Without any, the result is ``identity``.
  /// - Returns: A styler that applies all of them.
  public static func concat(_ stylers: [Styler]) -> Styler {
    let count = stylers.reduce(0) { $0 + $1.steps.count }
    return Styler(steps: ContiguousArray(stylers.map { $0.steps(among: count) }.joined()))
  }

  /// Composes stylers, applied in the given order: `.compose(small, light)` is `small <> light`.
  ///
  /// - Parameter stylers: The stylers. Without any, the result is ``identity``.
  /// - Returns: A styler that applies all of them.
  public static func compose(_ stylers: Styler...) -> Styler { concat(stylers) }

  /// Creates a styler from a function.
  ///
  /// ```swift
  /// let shouting = Styler<TextStyle> { $0 = $0.uppercased }
  /// ```
  ///
  /// - Parameter style: A function that changes the target in place.
  public init(_ style: @escaping @Sendable (inout Target) -> Void) { self.init(steps: [Step(style: style)]) }

  /// Returns a styler of objects from a bare styling function, such as one of a superclass.
  ///
  /// ```swift
  /// @Sendable func rounded(_ view: View) { view.clipsToBounds = true }
  /// let styler: Styler<Button> = .calling(rounded) <> .filled
  /// ```
  ///
  /// - Parameter style: A function that changes the object.
  /// - Returns: A styler that calls `style`.
  public static func calling(_ style: @escaping @Sendable (Target) -> Void) -> Styler
  where Target: AnyObject {
    // Not another initialiser, because a trailing closure would match both.
    Styler { target in style(target) }
  }
}

/// A reusable restyling: a function that changes a target in place, as a value that composes.
///
/// ```swift
/// extension Styler where Target == TextStyle {
///   static let emphasised = Styler { $0 = $0.bold }
///   static func colored(_ color: Color) -> Styler { .set(\.color, to: color) }
/// }
/// let title = style.restyled(.emphasised <> .colored(.red))
/// ```
///
/// Stylers of one target form a monoid: `<>` is associative, and ``identity`` is neutral. What stands further
/// right is applied later, so it overrides what stands on its left.
///
/// **Objects.** A styler serves objects as well as values. What holds for a whole hierarchy is a generic static
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
/// main actor are styled by bare functions kept there, which `<>`, `concat` and ``Styleable`` take as well; the
/// compiler then checks the isolation: `@MainActor let filled: (UIButton) -> Void = rounded <> bordered`.
public struct Styler<Target>: Sendable {
  /// The steps in order of application.
  ///
  /// Composing puts the steps of both sides into one array: however a styler was nested, applying it is one
  /// loop, and neither applying nor releasing a long chain recurses.
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
    Styler(steps: ContiguousArray(stylers.lazy.map(\.steps).joined()))
  }

  /// Composes stylers, the first to apply first: `.compose(small, light)` is `small <> light`.
  ///
  /// - Parameter stylers: The stylers; without any, the result is ``identity``.
  /// - Returns: A styler that applies all of them.
  public static func compose(_ stylers: Styler...) -> Styler {
    concat(stylers)
  }
}

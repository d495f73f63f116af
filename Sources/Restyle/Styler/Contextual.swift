/// A target with the context for styling it, such as traits or the state of a control.
///
/// A ``Styler`` of this pair depends on a context. It composes, pulls back and has conditions like any other styler.
public struct Contextual<Target, Context> {
  /// The value or object to style.
  public var target: Target

  /// The context for styling the target.
  public let context: Context

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - target: The value or object to style.
  ///   - context: The context for styling the target.
  public init(target: Target, context: Context) {
    self.target = target
    self.context = context
  }
}

extension Contextual: Sendable where Target: Sendable, Context: Sendable {}
extension Contextual: Equatable where Target: Equatable, Context: Equatable {}
extension Contextual: Hashable where Target: Hashable, Context: Hashable {}

/// A styler that depends on a context.
///
/// ```swift
/// let title: ContextualStyler<TextStyle, ControlState> =
///   .always(.emphasised) <> .for(.disabled, apply: .dimmed)
/// title.apply(to: &style, in: .disabled)
///
/// let dense: ContextualStyler<SectionStyle, TraitCollection> = .when(\.isCompact, apply: .lower)
/// let section = DynamicSectionStyle.default.restyled(dense)
/// ```
public typealias ContextualStyler<Target, Context> = Styler<Contextual<Target, Context>>

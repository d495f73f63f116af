/// A target together with the context that it is styled in: traits, the state of a control, ...
///
/// A ``Styler`` of this pair is a styler that depends on a context, so it composes, pulls back and has
/// conditions like any other.
public struct Contextual<Target, Context> {
  /// The value that is styled.
  public var target: Target

  /// The context that the styling depends on.
  public let context: Context

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - target: What is styled.
  ///   - context: What the styling depends on.
  public init(target: Target, context: Context) {
    self.target = target
    self.context = context
  }
}

extension Contextual: Sendable where Target: Sendable, Context: Sendable {}
extension Contextual: Equatable where Target: Equatable, Context: Equatable {}
extension Contextual: Hashable where Target: Hashable, Context: Hashable {}

/// A styler of targets that depends on a context.
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

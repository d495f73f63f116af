extension Styler {
  /// Returns a styler that ignores the context, to compose it with stylers that depend on one.
  ///
  /// - Parameter styler: What to apply.
  /// - Returns: A styler that applies `styler` in every context.
  public static func always<Styled, Context>(_ styler: Styler<Styled>) -> Styler
  where Target == Contextual<Styled, Context> {
    styler.lifted { contextual, body in body(&contextual.target) }
  }

  /// A styler that looks at the context when it is applied, and applies another one where `condition` holds.
  ///
  /// ```swift
  /// let title: ContextualStyler<TextStyle, ControlState> =
  ///   .always(.emphasised) <> .when({ $0.contains(.disabled) }, apply: .dimmed)
  /// ```
  ///
  /// - Parameters:
  ///   - condition: Decides from the context; a key path works as well.
  ///   - styler: What to apply where the condition holds.
  ///   - alternative: What to apply where it doesn't.
  /// - Returns: A styler that applies the one or the other.
  public static func when<Styled, Context>(
    _ condition: @escaping @Sendable (Context) -> Bool, apply styler: Styler<Styled>,
    otherwise alternative: Styler<Styled> = .identity
  ) -> Styler where Target == Contextual<Styled, Context> {
    styler.lifted(
      when: { condition($0.context) }, otherwise: alternative,
      access: { contextual, body in body(&contextual.target) })
  }

  /// A styler that applies another one where a property of the context has a value.
  ///
  /// ```swift
  /// let title: ContextualStyler<TextStyle, TraitCollection> = .when(
  ///   \.colorScheme, is: .dark, apply: .dimmed)
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property of the context, mostly a trait.
  ///   - value: The value that it has to have.
  ///   - styler: What to apply where the property has the value.
  ///   - alternative: What to apply where it has another one.
  /// - Returns: A styler that applies the one or the other.
  public static func when<Styled, Context, Value: Equatable & Sendable>(
    _ property: any KeyPath<Context, Value> & Sendable, is value: Value, apply styler: Styler<Styled>,
    otherwise alternative: Styler<Styled> = .identity
  ) -> Styler where Target == Contextual<Styled, Context> {
    .when({ $0[keyPath: property] == value }, apply: styler, otherwise: alternative)
  }

  /// A styler from a function of the target and the context.
  ///
  /// - Parameter style: Changes the target in place, depending on the context.
  /// - Returns: A styler that calls `style`.
  public static func reading<Styled, Context>(
    _ style: @escaping @Sendable (inout Styled, Context) -> Void
  ) -> Styler where Target == Contextual<Styled, Context> {
    Styler { contextual in style(&contextual.target, contextual.context) }
  }

  /// The styler that this one is in a given context.
  ///
  /// - Parameter context: The context to apply it in from now on.
  /// - Returns: A styler that no longer depends on a context.
  public func resolved<Styled, Context: Sendable>(in context: Context) -> Styler<Styled>
  where Target == Contextual<Styled, Context> {
    lifted { target, body in Self.change(&target, in: context, body) }
  }

  /// Restyles a target in place, in a context.
  ///
  /// - Parameters:
  ///   - target: The value or object to restyle.
  ///   - context: The context.
  public func apply<Styled, Context>(to target: inout Styled, in context: Context)
  where Target == Contextual<Styled, Context> {
    Self.change(&target, in: context) { apply(to: &$0) }
  }

  private static func change<Styled, Context>(
    _ target: inout Styled, in context: Context, _ body: (inout Target) -> Void
  ) where Target == Contextual<Styled, Context> {
    // Consumed, not copied: a second reference would make the first change copy the storage.
    var contextual = Contextual(target: consume target, context: context)
    body(&contextual)
    target = contextual.target
  }

  /// Returns a copy of a value, restyled in a context.
  ///
  /// - Parameters:
  ///   - target: The value to copy.
  ///   - context: The context.
  /// - Returns: The restyled copy.
  public func apply<Styled, Context>(to target: Styled, in context: Context) -> Styled
  where Target == Contextual<Styled, Context> {
    var target = target
    apply(to: &target, in: context)
    return target
  }

  /// Restyles an object in a context.
  ///
  /// - Parameters:
  ///   - target: The object to restyle.
  ///   - context: The context.
  /// - Returns: The object, unless a step replaced it with another one.
  @discardableResult
  public func apply<Styled: AnyObject, Context>(to target: Styled, in context: Context) -> Styled
  where Target == Contextual<Styled, Context> {
    var target = target
    apply(to: &target, in: context)
    return target
  }
}

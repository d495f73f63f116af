extension Styler {
  /// Returns a styler that ignores the context, for composing it with stylers that depend on one.
  ///
  /// - Parameter styler: The styler to apply.
  /// - Returns: A styler that applies `styler` in every context.
  public static func always<Styled, Context>(_ styler: Styler<Styled>) -> Styler
  where Target == Contextual<Styled, Context> {
    styler.lifted { contextual, body in body(&contextual.target) }
  }

  /// Returns a styler that applies another one if the context meets a condition.
  ///
  /// The condition is evaluated whenever the styler is applied.
  ///
  /// ```swift
  /// let title: ContextualStyler<TextStyle, ControlState> =
  ///   .always(.emphasised) <> .when({ $0.contains(.disabled) }, apply: .dimmed)
  /// ```
  ///
  /// - Parameters:
  ///   - condition: Decides from the context. You can pass a key path, too.
  ///   - styler: The styler to apply if the context meets the condition.
  ///   - alternative: The styler to apply otherwise.
  /// - Returns: A styler that applies one of the two.
  public static func when<Styled, Context>(
    _ condition: @escaping @Sendable (Context) -> Bool, apply styler: Styler<Styled>,
    otherwise alternative: Styler<Styled> = .identity
  ) -> Styler where Target == Contextual<Styled, Context> {
    styler.lifted(
      when: { condition($0.context) }, otherwise: alternative,
      access: { contextual, body in body(&contextual.target) })
  }

  /// Returns a styler that applies another one if a property of the context has a value.
  ///
  /// ```swift
  /// let title: ContextualStyler<TextStyle, TraitCollection> = .when(
  ///   \.colorScheme, is: .dark, apply: .dimmed)
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property of the context, such as a trait.
  ///   - value: The value to compare the property with.
  ///   - styler: The styler to apply if the property has the value.
  ///   - alternative: The styler to apply otherwise.
  /// - Returns: A styler that applies one of the two.
  public static func when<Styled, Context, Value: Equatable & Sendable>(
    _ property: any KeyPath<Context, Value> & Sendable, is value: Value, apply styler: Styler<Styled>,
    otherwise alternative: Styler<Styled> = .identity
  ) -> Styler where Target == Contextual<Styled, Context> {
    .when({ $0[keyPath: property] == value }, apply: styler, otherwise: alternative)
  }

  /// Returns a styler from a function of the target and the context.
  ///
  /// - Parameter style: A function that changes the target in place, depending on the context.
  /// - Returns: A styler that calls `style`.
  public static func reading<Styled, Context>(
    _ style: @escaping @Sendable (inout Styled, Context) -> Void
  ) -> Styler where Target == Contextual<Styled, Context> {
    Styler { contextual in style(&contextual.target, contextual.context) }
  }

  /// Returns the styler with its context fixed.
  ///
  /// - Parameter context: The context to apply the styler in.
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

extension Styler {
  /// This styler for every context, to compose it with stylers that depend on one.
  ///
  /// - Parameter context: The type of the context, where it can't be inferred.
  /// - Returns: A styler that applies this one whatever the context.
  public func always<Context>(in context: Context.Type = Context.self) -> ContextualStyler<Target, Context> {
    lifted { contextual in apply(to: &contextual.target) }
  }

  /// This styler for the contexts that fulfil a condition.
  ///
  /// ```swift
  /// let dimmed: ContextualStyler<TextStyle, TraitCollection> = .dim.when(context: { $0.colorScheme == .dark })
  /// ```
  ///
  /// - Parameter condition: Decides from the context.
  /// - Returns: A styler that applies this one where the condition holds.
  public func when<Context>(
    context condition: @escaping @Sendable (Context) -> Bool
  ) -> ContextualStyler<Target, Context> {
    always().when { contextual in condition(contextual.context) }
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

  /// The styler that this one is in one context.
  ///
  /// - Parameter context: The context to apply it in from now on.
  /// - Returns: A styler that no longer depends on a context.
  public func resolved<Styled, Context: Sendable>(in context: Context) -> Styler<Styled>
  where Target == Contextual<Styled, Context> {
    lifted { target in apply(to: &target, in: context) }
  }

  /// Restyles a target in place, in a context.
  ///
  /// - Parameters:
  ///   - target: The value or object to restyle.
  ///   - context: The context.
  public func apply<Styled, Context>(to target: inout Styled, in context: Context)
  where Target == Contextual<Styled, Context> {
    // Consumed, not copied: a second reference would make the first change copy the storage.
    var contextual = Contextual(target: consume target, context: context)
    apply(to: &contextual)
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
  /// - Returns: What the steps left in the target's place: the object, unless a step put another one there.
  @discardableResult
  public func apply<Styled: AnyObject, Context>(to target: Styled, in context: Context) -> Styled
  where Target == Contextual<Styled, Context> {
    var target = target
    apply(to: &target, in: context)
    return target
  }
}

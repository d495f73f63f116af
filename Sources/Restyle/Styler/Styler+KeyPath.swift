extension Styler {
  /// Returns a styler that sets a property.
  ///
  /// ```swift
  /// let warning: Styler<TextStyle> = .set(\.color, to: .red) <> .set(\.fontSize, to: 20)
  /// ```
  ///
  /// - Parameters:
  ///   - path: The property to set.
  ///   - value: The new value of the property.
  /// - Returns: A styler that sets the property.
  public static func set<Value: Sendable>(
    _ path: any WritableKeyPath<Target, Value> & Sendable, to value: Value
  ) -> Styler {
    Styler { target in target[keyPath: path] = value }
  }

  /// Returns a styler that restyles a part of the target, the pullback of another styler.
  ///
  /// ```swift
  /// let section: Styler<SectionStyle> = .restyle(\.header.text, by: .emphasised)
  /// ```
  ///
  /// - Parameters:
  ///   - path: The part to restyle.
  ///   - styler: The styler to apply to the part.
  /// - Returns: A styler that restyles the part.
  public static func restyle<Part>(
    _ path: any WritableKeyPath<Target, Part> & Sendable, by styler: Styler<Part>
  ) -> Styler {
    styler.pullback(path)
  }

  /// Returns a styler of a whole that applies this styler to a part of the whole.
  ///
  /// ```swift
  /// let header = Styler<TextStyle>.emphasised.pullback(\HeaderFooterStyle.text)
  /// ```
  ///
  /// A pullback distributes over composition: `(f <> g).pullback(path)` has the effect of `f.pullback(path) <>
  /// g.pullback(path)`, but writes the part back only once.
  ///
  /// - Parameter path: The key path from the whole to the part.
  /// - Returns: A styler of the whole.
  public func pullback<Whole>(_ path: any WritableKeyPath<Whole, Target> & Sendable) -> Styler<Whole> {
    lifted { whole, body in body(&whole[keyPath: path]) }
  }

  /// Returns a styler of a whole that applies this styler to an optional part, and does nothing if the part is `nil`.
  ///
  /// - Parameter path: The key path from the whole to the part.
  /// - Returns: A styler of the whole.
  public func pullback<Whole>(_ path: any WritableKeyPath<Whole, Target?> & Sendable) -> Styler<Whole> {
    lifted { whole, body in
      // A missing part isn't written back, because observers would see a change where there is none.
      guard whole[keyPath: path] != nil else { return }
      Self.changeIfPresent(&whole[keyPath: path], body)
    }
  }

  /// Returns a styler of a whole that applies this styler to an object in the whole, if there is one.
  ///
  /// You can pass a key path to the object. With an upcast, a styler of a class becomes a styler of a subclass.
  ///
  /// ```swift
  /// let title = Styler<Label>.emphasised.pullback(\Button.titleLabel)
  /// let rounded: Styler<Button> = roundedView.pullback { $0 }
  /// ```
  ///
  /// - Parameter part: Returns the object to restyle.
  /// - Returns: A styler of the whole.
  public func pullback<Whole>(_ part: @escaping @Sendable (Whole) -> Target?) -> Styler<Whole>
  where Target: AnyObject {
    lifted { whole, body in
      if var target = part(whole) { body(&target) }
    }
  }

  private static func changeIfPresent(_ optional: inout Target?, _ body: (inout Target) -> Void) {
    // Moved out, not copied: a second reference would make the first change copy the storage.
    guard var target = optional.take() else { return }
    body(&target)
    optional = target
  }

  /// Returns a styler of another target that applies this one to a component of it, or an empty styler if neither
  /// styler has a step.
  ///
  /// - Parameters:
  ///   - condition: Whether to apply this styler, and not the alternative.
  ///   - alternative: The other styler.
  ///   - access: Changes the component in place, if there is one. If many stylers are nested, it is called twice: to
  ///     read the component, and to write it back.
  /// - Returns: A styler of the other target.
  func lifted<Whole>(
    when condition: @escaping @Sendable (Whole) -> Bool = { _ in true },
    otherwise alternative: Styler = .identity,
    access: @escaping @Sendable (inout Whole, (inout Target) -> Void) -> Void
  ) -> Styler<Whole> {
    guard !(steps.isEmpty && alternative.steps.isEmpty) else { return .identity }
    let depth = max(depth, alternative.depth) + 1
    guard depth > Step.recursionLimit else {
      return Styler<Whole>(steps: [
        .init(depth: depth) { whole in
          if condition(whole) {
            access(&whole) { apply(to: &$0) }
          } else {
            access(&whole) { alternative.apply(to: &$0) }
          }
        }
      ])
    }
    let (held, other) = (HeldContent(self), HeldContent(alternative))
    return Styler<Whole>(steps: [
      .init(
        depth: depth,
        nested: .component { pass in
          pass.component(access, applying: (condition(pass.target) ? held : other).value)
        })
    ])
  }
}

extension Styler {
  /// A styler that sets one property.
  ///
  /// ```swift
  /// let warning: Styler<TextStyle> = .set(\.color, to: .red) <> .set(\.fontSize, to: 20)
  /// ```
  ///
  /// - Parameters:
  ///   - path: The property to set.
  ///   - value: The value that the property gets.
  /// - Returns: A styler that sets the property.
  public static func set<Value: Sendable>(
    _ path: any WritableKeyPath<Target, Value> & Sendable, to value: Value
  ) -> Styler {
    Styler { target in target[keyPath: path] = value }
  }

  /// A styler that restyles one part: the pullback of `styler`.
  ///
  /// ```swift
  /// let section: Styler<SectionStyle> = .restyle(\.header.text, by: .emphasised)
  /// ```
  ///
  /// - Parameters:
  ///   - path: The part to restyle.
  ///   - styler: What to apply to the part.
  /// - Returns: A styler that restyles the part.
  public static func restyle<Part>(
    _ path: any WritableKeyPath<Target, Part> & Sendable, by styler: Styler<Part>
  ) -> Styler {
    styler.pullback(path)
  }

  /// A styler of a whole that applies this one to a part of it, at a key path.
  ///
  /// ```swift
  /// let header = Styler<TextStyle>.emphasised.pullback(\HeaderFooterStyle.text)
  /// ```
  ///
  /// Distributes over composition: `(f <> g).pullback(path)` does what `f.pullback(path) <> g.pullback(path)`
  /// does, but writes the part back once.
  ///
  /// - Parameter path: The part of the whole.
  /// - Returns: A styler of the whole.
  public func pullback<Whole>(_ path: any WritableKeyPath<Whole, Target> & Sendable) -> Styler<Whole> {
    lifted { whole, body in body(&whole[keyPath: path]) }
  }

  /// A styler of a whole that applies this one to an optional part of it, and does nothing where that is `nil`.
  ///
  /// - Parameter path: The optional part of the whole.
  /// - Returns: A styler of the whole.
  public func pullback<Whole>(_ path: any WritableKeyPath<Whole, Target?> & Sendable) -> Styler<Whole> {
    lifted { whole, body in
      // A missing part isn't written back: observers would see a change where there is none.
      guard whole[keyPath: path] != nil else { return }
      Self.changeIfPresent(&whole[keyPath: path], body)
    }
  }

  /// A styler of a whole that applies this one to the object that a function finds in it, if it finds one.
  ///
  /// A key path works as the function, and so does an upcast: a styler of a class becomes one of a subclass.
  ///
  /// ```swift
  /// let title = Styler<Label>.emphasised.pullback(\Button.titleLabel)
  /// let rounded: Styler<Button> = roundedView.pullback { $0 }
  /// ```
  ///
  /// - Parameter part: Finds the object to restyle.
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

  /// A styler of another target that applies this one to a component of it, or does nothing at all where neither styler
  /// has a step.
  ///
  /// - Parameters:
  ///   - condition: Whether this styler is applied, and not the alternative.
  ///   - alternative: The other styler.
  ///   - access: Changes the component in place, where there is one. Where many stylers lie in one another, it is called
  ///     twice: to read the component, and to write it back.
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

public import Restyle
import RestyleRendering

/// A style that a ``StyleSheet`` can create classes for.
///
/// ```swift
/// let button = sheet.classNames(for: ButtonStyle.default)
/// let html = "<button class=\"\(button.component)\"><span class=\"\(button[.title])\">OK</span></button>"
/// ```
///
/// Restyle's own styles conform to this protocol. Let types of your own conform by declaring their CSS:
///
/// ```swift
/// struct TagStyle: CSSElementStyle {
///   var color = Color.white
///   static var css: CSSDescription<TagStyle, String> {
///     .declaring { tag, css in css.set(.background, tag.color) }
///   }
/// }
/// ```
public protocol CSSStyle: Style, Hashable {
  /// The type of the class names: a string for a single element, or ``ComponentClassNames`` for a component.
  associatedtype ClassNames: Sendable

  /// The CSS description of the style.
  static var css: CSSDescription<Self, ClassNames> { get }
}

/// A style of Restyle that has one class.
///
/// The protocol isn't public, so the descriptions of the styles aren't either, but the extension's public members are
/// theirs.
protocol SingleClassStyle: CSSStyle where ClassNames == String {
  /// Adds the rules of a style.
  static func addRules(of style: Variants<Self>, to rules: inout RuleBuilder)
}

extension SingleClassStyle {
  /// The CSS description of the style.
  @inline(__always)
  public static var css: CSSDescription<Self, String> { CSSDescription(addRules: Self.addRules) }
}

/// A style of Restyle that has classes for its parts.
protocol ComponentStyle: CSSElementStyle where ClassNames == ComponentClassNames {
  /// Adds the rules of a style.
  static func addRules(of style: Variants<Self>, to rules: inout RuleBuilder)

  /// Adds the rules of a style for users' selectors.
  static func addElementRules(of style: Variants<Self>, to rules: inout RuleBuilder)
}

extension ComponentStyle {
  /// The CSS description of the style.
  @inline(__always)
  public static var css: CSSDescription<Self, ComponentClassNames> {
    CSSDescription(classNames: ComponentClassNames.init(root:), addRules: Self.addRules)
  }

  /// The CSS description of the style for the elements of a selector, with components found by their elements or
  /// `data-part`.
  public static var elementCSS: CSSDescription<Self, String> {
    CSSDescription(addRules: Self.addElementRules)
  }

  static func addElementRules(of style: Variants<Self>, to rules: inout RuleBuilder) {
    addRules(of: style, to: &rules)
  }
}

/// A description of the CSS for styles of a type.
public struct CSSDescription<Style: Sendable, ClassNames: Sendable>: Sendable {
  /// Returns the class names; those of parts start with that of the whole.
  let classNames: @Sendable (_ root: String) -> ClassNames
  /// Adds the rules of a style.
  let addRules: @Sendable (Variants<Style>, inout RuleBuilder) -> Void
  /// Adds the rules of a style that doesn't depend on conditions.
  let addRulesOfOne: @Sendable (Style, inout RuleBuilder) -> Void

  // Inlined so that the type of the style is known: otherwise its metadata would be looked up at run time.
  @inline(__always)
  init(
    classNames: @escaping @Sendable (String) -> ClassNames,
    addRules: @escaping @Sendable (Variants<Style>, inout RuleBuilder) -> Void
  ) {
    self.classNames = classNames
    self.addRules = addRules
    addRulesOfOne = { style, builder in addRules(builder.single(style), &builder) }
  }
}

extension CSSDescription where ClassNames == String {
  /// Describes a custom style with one class.
  ///
  /// - Parameter declare: A closure that adds the declarations of a style. It may depend on nothing but the style.
  /// - Returns: The description.
  public static func declaring(
    _ declare: @escaping @Sendable (Style, inout CSSProperties) -> Void
  ) -> CSSDescription {
    CSSDescription { styles, rules in
      rules.add(styles) { style, css in CSSProperties.borrowing(&css) { declare(style, &$0) } }
    }
  }

  /// Describes a custom style with one class and a different look in some states.
  ///
  /// - Parameters:
  ///   - states: A closure that returns the states that a style distinguishes, like the entries of a `StateStyles`. The
  ///     normal state is always included.
  ///   - declare: A closure that adds all declarations of a style in one of the states.
  /// - Returns: The description.
  public static func declaring(
    inStates states: @escaping @Sendable (Style) -> [ControlState],
    _ declare: @escaping @Sendable (Style, ControlState, inout CSSProperties) -> Void
  ) -> CSSDescription {
    CSSDescription { styles, rules in
      let states = ControlState.distinguished(
        styles.values.map { ([.normal] + states($0)).sorted(by: ControlState.yields) })
      rules.add(styles, in: states) { style, state, css in
        CSSProperties.borrowing(&css) { declare(style, state, &$0) }
      }
    }
  }

  /// Creates the description of a style with a single class.
  @inline(__always)
  init(addRules: @escaping @Sendable (Variants<Style>, inout RuleBuilder) -> Void) {
    self.init(classNames: { $0 }, addRules: addRules)
  }
}

/// A style that a stylesheet can apply to the elements of any selector.
///
/// ```swift
/// try sheet.add(ButtonStyle.default, to: ".btn-primary")
/// let html = "<button class=\"btn-primary\">Save</button>"
/// ```
///
/// Restyle's own styles conform to this protocol, and types of your own with one class can conform too. A style with
/// parts, such as a table's, finds them within the selected elements: by their own elements in any markup, such as
/// `caption`, `th` and `td`, or by an attribute, such as `data-part="title"`.
public protocol CSSElementStyle: CSSStyle {
  /// The CSS description of the style for the elements of a selector, without classes of its own.
  static var elementCSS: CSSDescription<Self, String> { get }
}

extension CSSElementStyle where ClassNames == String {
  /// The CSS description of the style, which is for a single element in any case.
  public static var elementCSS: CSSDescription<Self, String> { css }
}

extension CSSStyle {
  /// Creates the rules of the style, reusing a builder.
  func cssRules(by builder: inout RuleBuilder) -> CSSRules { cssRules(by: &builder, as: Self.css) }

  /// Creates the rules of the style from a description, reusing a builder.
  func cssRules<Names>(by builder: inout RuleBuilder, as description: CSSDescription<Self, Names>) -> CSSRules
  {
    builder.removeAll()
    description.addRulesOfOne(self, &builder)
    return builder.makeRules()
  }
}

extension TraitStyle where Style: CSSStyle {
  /// Creates the rules of the style for all traits that CSS can distinguish, reusing a builder.
  func cssRules(by builder: inout RuleBuilder) -> CSSRules { cssRules(by: &builder, as: Style.css) }

  /// Creates the rules of the style from a description, for all traits that CSS can distinguish, reusing a builder.
  func cssRules<Names>(by builder: inout RuleBuilder, as description: CSSDescription<Style, Names>)
    -> CSSRules
  {
    StyleVariants(self, in: builder.surroundings).cssRules(by: &builder, as: description)
  }
}

/// The CSS of texts with states, such as links.
extension StateStyles: CSSStyle, CSSElementStyle, SingleClassStyle where Style == TextStyle {
  static func addRules(of style: Variants<Self>, to rules: inout RuleBuilder) {
    let states = ControlState.distinguished(style.values.map { $0.map(\.state) })
    rules.add(style, in: states) { style, state, css in
      if let text = style.style(for: state) { css.add(text) }
    }
  }
}

extension TextStyle: CSSElementStyle, SingleClassStyle {
  static func addRules(of style: Variants<TextStyle>, to rules: inout RuleBuilder) { rules.add(text: style) }
}

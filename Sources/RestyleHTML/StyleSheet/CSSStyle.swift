public import Restyle
import RestyleRendering

/// A style that can be expressed in CSS, for which a ``StyleSheet`` creates classes.
///
/// ```swift
/// let button = sheet.classNames(for: ButtonStyle.default)
/// let html = "<button class=\"\(button.component)\"><span class=\"\(button[.title])\">OK</span></button>"
/// ```
///
/// These are Restyle's own styles, and types of your own that declare what they look like:
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
  /// The class of what is styled, or the ``ComponentClassNames`` of what has parts.
  associatedtype ClassNames: Sendable

  /// How the style becomes CSS.
  static var css: CSSDescription<Self, ClassNames> { get }
}

/// A style of Restyle's own that has one class.
///
/// The protocol isn't public, and so neither is the description of each style, though what the extension declares public
/// serves as theirs.
protocol SingleClassStyle: CSSStyle where ClassNames == String {
  /// Adds the rules of a style.
  static func addRules(of style: Variants<Self>, to rules: inout RuleBuilder)
}

extension SingleClassStyle {
  /// How the style becomes CSS.
  @inline(__always)
  public static var css: CSSDescription<Self, String> { CSSDescription(addRules: Self.addRules) }
}

/// A style of Restyle's own that has classes for its parts.
protocol ComponentStyle: CSSElementStyle where ClassNames == ComponentClassNames {
  /// Adds the rules of a style.
  static func addRules(of style: Variants<Self>, to rules: inout RuleBuilder)

  /// Adds the rules of a style for what people chose.
  static func addElementRules(of style: Variants<Self>, to rules: inout RuleBuilder)
}

extension ComponentStyle {
  /// How the style becomes CSS.
  @inline(__always)
  public static var css: CSSDescription<Self, ComponentClassNames> {
    CSSDescription(classNames: ComponentClassNames.init(root:), addRules: Self.addRules)
  }

  /// The CSS of the style for the elements of a selector, whose components have elements of their own or `data-part`.
  public static var elementCSS: CSSDescription<Self, String> {
    CSSDescription(addRules: Self.addElementRules)
  }

  static func addElementRules(of style: Variants<Self>, to rules: inout RuleBuilder) {
    addRules(of: style, to: &rules)
  }
}

/// How styles of a type become CSS.
public struct CSSDescription<Style: Sendable, ClassNames: Sendable>: Sendable {
  /// Names the classes; those of parts start with that of the whole.
  let classNames: @Sendable (_ root: String) -> ClassNames
  /// Adds the rules of a style.
  let addRules: @Sendable (Variants<Style>, inout RuleBuilder) -> Void
  /// Adds the rules of a style that is the same everywhere.
  let addRulesOfOne: @Sendable (Style, inout RuleBuilder) -> Void

  // Inlined where the type of the style is known: otherwise it has to be looked up, and others derived from it.
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
  /// Describes a style of your own, which has one class.
  ///
  /// - Parameter declare: Declares what a style looks like; it may depend on nothing but the style.
  /// - Returns: The description.
  public static func declaring(
    _ declare: @escaping @Sendable (Style, inout CSSProperties) -> Void
  ) -> CSSDescription {
    CSSDescription { styles, rules in
      rules.add(styles) { style, css in CSSProperties.borrowing(&css) { declare(style, &$0) } }
    }
  }

  /// Describes a style of your own that looks otherwise in states, and has one class.
  ///
  /// - Parameters:
  ///   - states: The states that a style distinguishes, as entries of a `StateStyles` do; the normal one is among them
  ///     anyway.
  ///   - declare: Declares all that a style looks like in one of the states.
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

  /// Describes what has one class only.
  @inline(__always)
  init(addRules: @escaping @Sendable (Variants<Style>, inout RuleBuilder) -> Void) {
    self.init(classNames: { $0 }, addRules: addRules)
  }
}

/// A style of a single element, so that a stylesheet can have its rules for any selector.
///
/// ```swift
/// try sheet.add(ButtonStyle.default, to: ".btn-primary")
/// let html = "<button class=\"btn-primary\">Save</button>"
/// ```
///
/// These are Restyle's own styles, and types of your own with one class. A style with parts, such as a table's, finds
/// them among the elements within what is selected: by the elements that they are in any markup, as `caption`, `th` and
/// `td`, or by an attribute, as in `data-part="title"`.
public protocol CSSElementStyle: CSSStyle {
  /// How the style becomes CSS for what a selector selects, by classes of none.
  static var elementCSS: CSSDescription<Self, String> { get }
}

extension CSSElementStyle where ClassNames == String {
  /// How the style becomes CSS, which is for a single element anyway.
  public static var elementCSS: CSSDescription<Self, String> { css }
}

extension CSSStyle {
  /// Creates the rules of the style, reusing a builder.
  func cssRules(by builder: inout RuleBuilder) -> CSSRules { cssRules(by: &builder, as: Self.css) }

  /// Creates the rules that a description has for the style, reusing a builder.
  func cssRules<Names>(by builder: inout RuleBuilder, as description: CSSDescription<Self, Names>) -> CSSRules
  {
    builder.removeAll()
    description.addRulesOfOne(self, &builder)
    return builder.makeRules()
  }
}

extension TraitStyle where Style: CSSStyle {
  /// Creates the rules of the style wherever CSS can distinguish its traits, reusing a builder.
  func cssRules(by builder: inout RuleBuilder) -> CSSRules { cssRules(by: &builder, as: Style.css) }

  /// Creates the rules that a description has for the style wherever CSS can distinguish its traits, reusing a builder.
  func cssRules<Names>(by builder: inout RuleBuilder, as description: CSSDescription<Style, Names>)
    -> CSSRules
  {
    StyleVariants(self, in: builder.surroundings).cssRules(by: &builder, as: description)
  }
}

/// Texts in states, such as links.
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

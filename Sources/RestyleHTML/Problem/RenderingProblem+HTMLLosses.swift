public import Restyle
import RestyleElements
public import RestyleRendering

extension RenderingProblem.Loss {
  /// The styles of a text's runs were left out, since the text can have only one style.
  public static let runStyles = Self("runStyles") { _ in
    "left out the styles of a text's runs: the text can have only one style; set it for the whole text"
  }

  /// The value of a field for secrets was left out, since pages are cached, saved and read by extensions.
  static let secretValue = Self("secretValue") { _ in
    "left out the value of a secret field: a page is cached, saved and read by extensions; have people type it "
      + "again, or write an element of your own with the value"
  }

  /// The input in a field for secrets is visible, since browsers can't hide it in a field of that kind.
  static let visibleSecret = Self("visibleSecret") { _ in
    "left what people type into a secret field visible: browsers hide it only in text fields and number fields"
  }

  /// A form submits a secret value as part of an address, since its method is `get`.
  static let secretInAddress = Self("secretInAddress") { _ in
    "left the value of a secret field in the address that its form opens, which browsers and servers store: the method "
      + "of the form is get; use the method post"
  }

  /// A form doesn't submit a value, since its name is empty.
  static let emptyName = Self("emptyName") { _ in
    "left a value out of what a form submits: its name is empty; give it another, or nil if no form submits it"
  }

  /// Browsers don't check that a control has a value, since it may be hidden.
  static let uncheckedRequirement = Self("uncheckedRequirement") { _ in
    "left it to the program to check that a required control has a value: the control may be hidden, and browsers "
      + "don't submit a form with a hidden control that lacks its value"
  }

  /// The body of a page that is rendered in chunks contains rules, since its head was sent before they were known.
  public static let lateRules = Self("lateRules") { _ in
    "wrote rules in the body of a page, where policies block them and HTML doesn't allow them: the head was sent "
      + "before they were known; prepare the stylesheet with all elements that the page may have"
  }

  /// The identifier of an element was left out, since another element of the page has it, or may have it.
  static func takenIdentifier(_ identifier: String) -> Self {
    Self("takenIdentifier", [identifier]) {
      let reason =
        if $0[0].isEmpty {
          "it is empty"
        } else if $0[0].spacesAsHyphens.isNumbered {
          "it looks like a generated one, which ends in `e` or `f` and a number"
        } else {
          "another element of the page has it"
        }
      return "left out the identifier \($0[0].quoted): \(reason); choose another one"
    }
  }

  /// The query of a form's destination is lost, since browsers replace it with the values of the form.
  static func replacedQuery(_ destination: String) -> Self {
    Self("replacedQuery", [destination]) {
      "left out the query of \($0[0].quoted): with the method get, browsers replace it with the values of the form; use "
        + "the method post, or hidden fields"
    }
  }

  /// The identifier of an element was changed, since identifiers can't contain white space or controls.
  static func changedIdentifier(_ identifier: String) -> Self {
    Self("changedIdentifier", [identifier]) {
      "wrote the identifier \($0[0].quoted) as \($0[0].spacesAsHyphens.quoted): it can't contain white space "
        + "or control characters; choose one without them"
    }
  }

  /// An element refers to an identifier that no element of the page has.
  static func missingElement(_ identifier: String) -> Self {
    Self("missingElement", [identifier]) {
      "referred to \($0[0].quoted), but no element of the page has that identifier: set it with `id(_:)`, or refer "
        + "to another element"
    }
  }

  /// The identifier of the element that the page doesn't have; nil for another loss.
  var missingElement: String? { kind == "missingElement" ? subjects.first : nil }

  /// A link leads to an identifier that no element of the page has.
  static func missingTarget(_ fragment: String) -> Self {
    Self("missingTarget", [fragment]) {
      "linked to \(("#" + $0[0]).quoted), but no element of the page has that identifier, so the link leads "
        + "nowhere: set it with `id(_:)`, or link to another element"
    }
  }

  /// The target of the link that the page doesn't have; nil for another loss.
  var missingTarget: LinkFragment? { kind == "missingTarget" ? subjects.first.map { LinkFragment($0) } : nil }

  /// Whether the page lacks an element that it refers to.
  var isMissing: Bool { kind == "missingElement" || kind == "missingTarget" }

  /// Browsers join two groups of radio buttons, since they have the same name in the same form.
  static func sharedGroupName(_ name: String) -> Self {
    Self("sharedGroupName", [name]) {
      "joined two groups of radio buttons named \($0[0].quoted), so that people can choose one button of both: "
        + "browsers join groups of the same name in a form, or outside of forms; choose another name"
    }
  }

  /// A line through a text looks like the line under it, since CSS has one look for both.
  public static func secondLine(_ line: TextLine) -> Self {
    let color = line.color?.cssText() ?? "in the colour of the text"
    return Self("secondLine", [line.pattern.rawValue, color, String(reflecting: line)]) {
      "drew a line through a text like the one under it, and not \($0[0]) \($0[1]): a text has one look for "
        + "both lines; give them the same one"
    }
  }

  /// Whether a line through a text looks like the one under it.
  var isSecondLine: Bool { kind == "secondLine" }

  /// A text is cut at its end instead of where its style asks for it, since the output can't cut it elsewhere.
  public static func truncation(_ mode: LineBreakMode) -> Self {
    Self("truncation", [mode.rawValue]) {
      "cut a text at its end, and not as \($0[0]) asks: the output can't cut it elsewhere"
    }
  }

  /// An image was left out, since the scheme of its address can run programs or is not known to be harmless.
  public static func droppedImage(url: String, scheme: String) -> Self {
    Self("droppedImage", address: url, [scheme]) {
      "left out the image \($0[0].quoted): its scheme is \($0[1].quoted(limit: 20)), and only http, https, "
        + "relative addresses and data of PNG, JPEG, GIF, WebP, AVIF and SVG images are written"
    }
  }

  /// The styles of a type were left out of a stylesheet, since the type doesn't conform to ``CSSStyle``.
  public static func styleWithoutCSS(_ type: any Style.Type) -> Self {
    Self("styleWithoutCSS", [String(describing: type)]) {
      "left out the catalog's styles of type \($0[0].quoted): conform the type to `CSSStyle`"
    }
  }

  /// An address of a font was left out, since its scheme can run programs or is not known to be harmless.
  public static func droppedFont(url: String, scheme: String) -> Self {
    Self("droppedFont", address: url, [scheme]) {
      "left out the address \($0[0].quoted) of a font: its scheme is \($0[1].quoted(limit: 20)), "
        + "and only http, https, relative addresses and data of WOFF, TrueType and OpenType fonts are written"
    }
  }

  /// No content security policy can allow the file of the styles, since its address has a server that policies can't
  /// name.
  public static func unnameableServer(_ address: String) -> Self {
    Self("unnameableServer", [address]) {
      "no policy can name the server of \($0[0].quoted), so the page's `contentSecurityPolicy` forbids its "
        + "styles: use a server whose name has ASCII letters, digits, hyphens and points"
    }
  }

  /// A font with this family was left out, since it has no source that browsers can load.
  public static func fontWithoutSource(_ family: String) -> Self {
    Self("fontWithoutSource", [family]) {
      "left out the font \($0[0].quoted): it has no source that can be loaded; give it a safe address"
    }
  }

  /// A template image shows its own colours, since CSS can't tint backgrounds.
  public static func untintedImage(_ color: Color?) -> Self {
    Self("untintedImage", [color?.cssText() ?? "the colour around it", String(reflecting: color)]) {
      "showed a template image in its own colours, and not in \($0[0]): CSS can't tint a background; tint the image "
        + "itself"
    }
  }

  /// The look of a text in another state was left out, since only a stylesheet can express it.
  public static let needsStyleSheet = Self("needsStyleSheet") { _ in
    "left out how a text looks while it is pressed: a style attribute can't express it; render with classes"
  }

  /// A declaration of a custom style or attribute was left out, since it can't be parsed as CSS.
  public static func declaration(property: String, value: String, reason: String) -> Self {
    Self("declaration", [property, value, reason]) {
      "left out the declaration of \($0[0].quoted(limit: 40)) as \($0[1].quoted): \($0[2])"
    }
  }

  /// A tag or an attribute of a custom element was left out, since HTML doesn't allow it there.
  public static func markup(name: String, reason: String) -> Self {
    Self("markup", [name, reason]) { "left out \($0[0].quoted(limit: 40)) of an element: \($0[1])" }
  }

  /// An element of a page's head was left out, since an attribute that it needs is empty.
  static func emptyAttribute(_ attribute: String, of element: String) -> Self {
    Self("emptyAttribute", [element, attribute]) {
      "left out an element \($0[0].quoted) of the head: its attribute \($0[1].quoted) would be empty"
    }
  }

  /// A pseudo-element was left out of a selector that must select elements.
  static func pseudoElement(_ selector: String, _ reason: String) -> Self {
    Self("pseudoElement", [selector, reason]) {
      "left out the pseudo-element of \($0[0].quoted): \($0[1])"
    }
  }

  /// A style that depends on the custom trait with this name is fixed, since the output doesn't follow the trait.
  public static func unfollowedTrait(_ name: String) -> Self {
    Self("unfollowedTrait", [name]) {
      "resolved a style that depends on the trait \($0[0].quoted) only once: the stylesheet doesn't follow it; "
        + "add its key to the stylesheet's `MediaTraits`, as far as there is room for its values"
    }
  }

  /// A text that depends on traits beyond what CSS can express was resolved for one set of traits.
  public static let frozenText = Self("frozenText") { _ in
    "showed a text for one set of traits, or without a theme: its letters, language, links or paragraphs depend on "
      + "them, and CSS can vary only how a text looks; put a text for each set into a `ContextReader`"
  }

  /// A theme was added to a stylesheet that already had classes which the theme can't affect.
  package static let lateTheme = Self("lateTheme") { _ in
    "added a theme that doesn't reach the elements rendered before it, nor what the stylesheet was prepared with; "
      + "add themes first, or render again"
  }
}

public import Restyle

extension RenderingProblem {
  /// What an output left out.
  public enum Loss: Hashable, Sendable {
    /// A link was left out, since its scheme can run programs or is not known to be harmless.
    case droppedLink(Link, scheme: String)
    /// A link was left out, since it lies in something that people press or choose as a whole.
    case linkInControl(Link)
    /// The styles of a text's runs were left out, since it can have only one style.
    case runStyles
    /// An attribute of a text was left out, by its name, since the output has nothing like it.
    case attribute(String)
    /// An attribute of paragraphs was left out, by its name, since the text is a part of a line.
    case paragraphAttribute(String)
    /// A property of a box or a control was left out, by its name, since the output has nothing like it.
    case property(String)
    /// An element was left out, by its name, since the output has nothing like it; what lies in it is shown.
    case element(String)
    /// The files of a field aren't sent, since the form around it sends their names only.
    case unsentFiles
    /// The button that empties a field was left out, since the output has none.
    case clearButton
    /// A line through a text looks like the one under it, since a text has one look for both.
    case secondLine(TextLine)
    /// A line under or through a text became a plain one, since the output has none of that pattern.
    case linePattern(TextLine.Pattern)
    /// A text is cut at its end and not where it asks for, since the output can't cut it elsewhere.
    case truncation(LineBreakMode)
    /// An image was left out, since its scheme can run programs or is not known to be harmless.
    case droppedImage(url: String, scheme: String)
    /// An address of a font was left out, since its scheme can run programs or is not known to be harmless.
    case droppedFont(url: String, scheme: String)
    /// A font was left out, by the name of its family, since there is nowhere that it could be loaded from.
    case fontWithoutSource(String)
    /// An image was left out, since it has no address, and no bytes in a known format.
    case unknownImage
    /// An image was left out, since only its address is known, and drawings load nothing.
    case remoteImage(url: String)
    /// An image was left out, since pixels are drawn of shapes only, and no image is decoded for them.
    case encodedImage
    /// Boxes stand for characters of a text, since pixels show ASCII only.
    case missingGlyphs(String)
    /// An image that is a stencil shows its own colours, since CSS can't tint what lies behind content.
    case untintedImage(Color?)
    /// A border was left out, since a box has one, or an image with cap insets in its place.
    case droppedBorder(BorderStyle)
    /// A shadow around a box was left out, since nothing reaches beyond an image that is stretched.
    case droppedShadow(ShadowStyle)
    /// A gradient or a picture lies in an image that is stretched, and so isn't spread over all of its size.
    case stretchedMiddle
    /// An image that is repeated, or has edges that keep their size, was stretched as a whole: its size isn't known.
    case unmeasuredImage
    /// Something was left out that only a stylesheet can say, and not a `style` attribute.
    case needsStyleSheet(StyleSheetNeed)
    /// A form within a form is no form of its own, since no output has such a thing.
    case nestedForm
    /// A length became as many cells of a terminal, since it is no whole number of them.
    case wholeCells(points: Double, cells: Double)
    /// What lies in more contents than a limit was left out, since each of them takes a part of the stack.
    case tooDeep(limit: Int)
    /// A declaration of a style or an attribute of your own was left out, since it can't be read as CSS.
    case declaration(property: String, value: String, reason: String)
    /// A tag or an attribute of an element of your own was left out, since it has no place there.
    case markup(name: String, reason: String)
    /// What depends on a trait of your own, by its name, is fixed: the output doesn't follow it.
    case unfollowedTrait(String)
    /// Elements that depend on what a browser can tell are those for one set of traits.
    case frozenElements
    /// A text that depends on what a browser can tell, beyond what CSS says, is the one for one set of traits.
    case frozenText
    /// Rules refer to a custom property and not to others, which hold the same: a style doesn't say which is meant.
    case equalValues(String, others: [String])
    /// Something that no e-mail can be relied on to have.
    case email(EmailLimit)
  }

  /// What `style` attributes can't say.
  public enum StyleSheetNeed: String, Hashable, Sendable, CaseIterable {
    /// How something looks in a state that it isn't in yet.
    case states
    /// How parts look that are no elements: placeholders, selected text, the thumb of a switch.
    case parts
  }
}

extension RenderingProblem.Loss {
  /// Whether the same was left out: texts are the same by their code units.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    // By the left one alone: pairs of so many cases take the compiler too long.
    switch lhs {
    case .droppedLink(let link, let scheme):
      if case .droppedLink(link, let other) = rhs { return scheme.isExactly(other) }
    case .linkInControl(let link): if case .linkInControl(link) = rhs { return true }
    case .runStyles: if case .runStyles = rhs { return true }
    case .attribute(let name): if case .attribute(let other) = rhs { return name.isExactly(other) }
    case .clearButton: if case .clearButton = rhs { return true }
    case .paragraphAttribute(let name):
      if case .paragraphAttribute(let other) = rhs { return name.isExactly(other) }
    case .secondLine(let line): if case .secondLine(line) = rhs { return true }
    case .linePattern(let pattern): if case .linePattern(pattern) = rhs { return true }
    case .truncation(let mode): if case .truncation(mode) = rhs { return true }
    case .property(let name):
      if case .property(let other) = rhs { return name.isExactly(other) }
    case .element(let name):
      if case .element(let other) = rhs { return name.isExactly(other) }
    case .unsentFiles: if case .unsentFiles = rhs { return true }
    case .droppedImage(let url, let scheme):
      if case .droppedImage(let otherURL, let otherScheme) = rhs {
        return url.isExactly(otherURL) && scheme.isExactly(otherScheme)
      }
    case .droppedFont(let url, let scheme):
      if case .droppedFont(let otherURL, let otherScheme) = rhs {
        return url.isExactly(otherURL) && scheme.isExactly(otherScheme)
      }
    case .fontWithoutSource(let family):
      if case .fontWithoutSource(let other) = rhs { return family.isExactly(other) }
    case .unknownImage: if case .unknownImage = rhs { return true }
    case .remoteImage(let url): if case .remoteImage(let other) = rhs { return url.isExactly(other) }
    case .encodedImage: if case .encodedImage = rhs { return true }
    case .missingGlyphs(let text): if case .missingGlyphs(let other) = rhs { return text.isExactly(other) }
    case .untintedImage(let color): if case .untintedImage(let other) = rhs { return color == other }
    case .droppedBorder(let border): if case .droppedBorder(border) = rhs { return true }
    case .droppedShadow(let shadow): if case .droppedShadow(shadow) = rhs { return true }
    case .stretchedMiddle: if case .stretchedMiddle = rhs { return true }
    case .unmeasuredImage: if case .unmeasuredImage = rhs { return true }
    case .needsStyleSheet(let need): if case .needsStyleSheet(need) = rhs { return true }
    case .nestedForm: if case .nestedForm = rhs { return true }
    case .email(let limit): if case .email(limit) = rhs { return true }
    case .wholeCells(let points, let cells): if case .wholeCells(points, cells) = rhs { return true }
    case .tooDeep(let limit): if case .tooDeep(limit) = rhs { return true }
    case .declaration(let property, let value, _):
      if case .declaration(let otherProperty, let otherValue, _) = rhs {
        return property.isExactly(otherProperty) && value.isExactly(otherValue)
      }
    case .markup(let name, _): if case .markup(let other, _) = rhs { return name.isExactly(other) }
    case .frozenElements: if case .frozenElements = rhs { return true }
    case .equalValues(let name, let others):
      if case .equalValues(let otherName, let otherOthers) = rhs {
        return name.isExactly(otherName) && others.elementsEqual(otherOthers) { $0.isExactly($1) }
      }
    case .frozenText: if case .frozenText = rhs { return true }
    case .unfollowedTrait(let name):
      if case .unfollowedTrait(let other) = rhs { return name.isExactly(other) }
    }
    return false
  }

  /// Feeds what was left out to `hasher`.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .droppedLink(let link, _), .linkInControl(let link): hasher.combine(link)
    case .attribute(let name), .paragraphAttribute(let name), .property(let name), .element(let name),
      .missingGlyphs(let name), .markup(let name, _), .unfollowedTrait(let name),
      .fontWithoutSource(let name), .equalValues(let name, _):
      name.hashExactly(into: &hasher)
    case .droppedImage(let url, _), .droppedFont(let url, _), .remoteImage(let url):
      url.hashExactly(into: &hasher)
    case .declaration(let property, let value, _):
      property.hashExactly(into: &hasher)
      value.hashExactly(into: &hasher)
    case .secondLine(let line): hasher.combine(line)
    case .linePattern(let pattern): hasher.combine(pattern)
    case .truncation(let mode): hasher.combine(mode)
    case .untintedImage(let color): hasher.combine(color)
    case .droppedBorder(let border): hasher.combine(border)
    case .droppedShadow(let shadow): hasher.combine(shadow)
    case .needsStyleSheet(let need): hasher.combine(need)
    case .email(let limit): hasher.combine(limit)
    case .wholeCells(let points, let cells):
      hasher.combine(points)
      hasher.combine(cells)
    case .tooDeep(let limit): hasher.combine(limit)
    case .runStyles, .clearButton, .unknownImage, .encodedImage, .unmeasuredImage, .stretchedMiddle,
      .nestedForm, .frozenElements, .frozenText, .unsentFiles:
      break
    }
  }
}

extension RenderingProblem.Loss: CustomStringConvertible {
  /// Says what was wrong and what would be right.
  public var description: String {
    switch self {
    case .droppedLink(let link, let scheme):
      "left out the link \(Self.quoted(link.target, limit: 80)): its scheme is \(Self.quoted(scheme, limit: 20)), "
        + "and only http, https, mailto, tel and relative links are written"
    case .linkInControl(let link):
      "left out the link \(Self.quoted(link.target, limit: 80)): what lies in a button, a segment, a control's "
        + "label or a row with an action does what that does; put the link beside it"
    case .runStyles:
      "left out the styles of a text's runs: it can have only one style; give it to the whole text"
    case .attribute(let name):
      "left out the attribute \(Self.quoted(name, limit: 80)) of a text: the output has nothing like it"
    case .property(let name):
      "left out \(Self.quoted(name, limit: 80)): the output has nothing like it"
    case .element(let name):
      "left out an element, \(Self.quoted(name, limit: 40)): the output has nothing like it"
    case .unsentFiles:
      "left out the files of a field: the form around it sends their names only; say that it sends files, by the "
        + "method post"
    case .clearButton:
      "left out the button that empties a field: the output has none; put a button beside the field"
    case .paragraphAttribute(let name):
      "left out the attribute \(Self.quoted(name, limit: 80)) of a text: it is one of paragraphs, and the text is a "
        + "part of a line; append it as a paragraph, a heading or a block"
    case .secondLine(let line):
      "drew a line through a text like the one under it, and not \(line.pattern.rawValue) "
        + "\(line.color?.cssText() ?? "in the colour of the text"): a text has one look for both; give them the same"
    case .linePattern(let pattern):
      "drew a line under or through a text as a single one, and not \(pattern.rawValue): the output has no such line"
    case .truncation(let mode):
      "cut a text at its end that asks for \(mode.rawValue): the output can't cut it elsewhere"
    case .droppedImage(let url, let scheme):
      "left out the image \(Self.quoted(url, limit: 80)): its scheme is \(Self.quoted(scheme, limit: 20)), "
        + "and only http, https, "
        + "relative addresses and data of PNG, JPEG, GIF, WebP, AVIF and SVG images are written"
    case .droppedFont(let url, let scheme):
      "left out the address \(Self.quoted(url, limit: 80)) of a font: its scheme is \(Self.quoted(scheme, limit: 20)), "
        + "and only http, https, relative addresses and data of WOFF, TrueType and OpenType fonts are written"
    case .fontWithoutSource(let family):
      "left out the font \(Self.quoted(family, limit: 80)): it has no source that can be loaded; give a safe address"
    case .unknownImage:
      "left out an image: it has no address, and no bytes that begin as a PNG, JPEG, GIF, WebP, AVIF or SVG image does"
    case .remoteImage(let url):
      "left out the image \(Self.quoted(url, limit: 80)): drawings load nothing; give the image's bytes"
    case .encodedImage:
      "left out an image: pixels are drawn of shapes only, and no image is decoded for them; draw it as SVG"
    case .missingGlyphs(let text):
      "drew boxes for characters of \(Self.quoted(text, limit: 80)): pixels show ASCII only; draw it as SVG"
    case .untintedImage(let color):
      "left an image in its own colours that is a stencil for \(color?.cssText() ?? "the colour around it"): "
        + "CSS can't tint a background; tint the image itself"
    case .droppedBorder(let border):
      "left out a border of \(border.width) points: the box has another, or an image with cap insets in its "
        + "place; give the border to one of them only"
    case .droppedShadow(let shadow):
      "left out a shadow around a box, of a blur of \(shadow.blur) points: nothing reaches beyond an image that is "
        + "stretched; draw it in its size, or give the shadow to what shows the image"
    case .stretchedMiddle:
      "stretched a gradient or a picture between the edges of an image: it depends on the size of all; draw it in "
        + "its size"
    case .unmeasuredImage:
      "stretched an image as a whole that is repeated or has edges that keep their size: its bytes don't say its "
        + "size; give an image that does"
    case .needsStyleSheet(.states):
      "left out how elements look when they are pressed, focused and the like: style attributes can't say it; "
        + "render with classes"
    case .needsStyleSheet(.parts):
      "left out how placeholders, selected text and switches' thumbs look: style attributes can't say it; "
        + "render with classes"
    case .nestedForm:
      "made a form within a form a part of the outer one: forms can't be nested; put one after the other"
    case .frozenElements:
      "kept the elements of a reader for one set of traits that a browser can tell from others: they are rows of a "
        + "section or items of a list, a form would submit some of their controls twice, they were made too late, or there are more than eight sets; "
        + "give elements dynamic styles"
    case .frozenText:
      "kept a text for one set of traits that a browser can tell from others, or without a theme: its letters, language, "
        + "links or paragraphs depend on them, and CSS varies looks only; put texts for each into a `ContextReader`"
    case .unfollowedTrait(let name):
      "fixed what depends on the trait \(Self.quoted(name, limit: 80)): the stylesheet doesn't follow "
        + "it; give its key to the `MediaTraits` of the stylesheet, among those that have room"
    case .equalValues(let name, let others):
      "referred to \(Self.quoted(name, limit: 80)), and not to "
        + "\(others.prefix(8).map { Self.quoted($0, limit: 80) }.joined(separator: " or ")): they are equal, and a style "
        + "doesn't say which one is meant; name one of them, or tell the values apart"
    case .email(let limit): limit.description
    case .wholeCells(let points, let cells):
      "made \(cells) cells of a length of \(points) points: a terminal has no others; give it as many as whole cells "
        + "have, or the cells another size"
    case .tooDeep(let limit):
      "left out what lies in more than \(limit) contents in one another: each takes a part of the stack; put less "
        + "into one another"
    case .declaration(let property, let value, let reason):
      "left out the declaration of \(Self.quoted(property, limit: 40)) as \(Self.quoted(value, limit: 80)): \(reason)"
    case .markup(let name, let reason): "left out \(Self.quoted(name, limit: 40)) of an element: \(reason)"
    }
  }

  // A single character can be of any length, so scalars are counted.
  static func quoted(_ text: String, limit: Int) -> String {
    String(reflecting: String(text.unicodeScalars.prefix(limit)))
  }
}

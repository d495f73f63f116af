public import Restyle
import RestyleRendering

/// The CSS declarations of a custom style or attribute, which follow the rules of Restyle's own styles.
///
/// ```swift
/// func declare(_ color: Color, in css: inout CSSProperties) {
///   css.set(BackgroundStyle(color: color))
///   css.set(.maxWidth, 480)
///   css.set("container-type", to: "inline-size")
/// }
/// ```
///
/// If you set a property again, it has the later value. Colours can have variants, and named values are written as
/// references.
public struct CSSProperties: NonisolatedValue, ~Copyable {
  // The pointer can't outlive the call: the closure gets the properties inout, and can't copy them.
  private let writer: UnsafeMutablePointer<CSSWriter>

  /// Lets `declare` add declarations to those of a writer.
  static func borrowing(_ writer: inout CSSWriter, _ declare: (inout CSSProperties) -> Void) {
    withUnsafeMutablePointer(to: &writer) { writer in
      var properties = CSSProperties(writer: writer)
      declare(&properties)
    }
  }
}

extension CSSProperties {
  /// A property whose values are colours.
  public struct ColorProperty: Hashable, Sendable {
    fileprivate let property: CSSProperty

    /// `accent-color`.
    public static let accent = Self(property: .accentColor)
    /// `background-color`.
    public static let background = Self(property: .backgroundColor)
    /// `border-color`.
    public static let border = Self(property: .borderColor)
    /// `caret-color`.
    public static let caret = Self(property: .caretColor)
    /// `outline-color`.
    public static let outline = Self(property: .outlineColor)
    /// `color`.
    public static let text = Self(property: .color)
  }

  /// A property whose values are lengths.
  public struct LengthProperty: Hashable, Sendable {
    fileprivate let property: CSSProperty

    /// `border-width`.
    public static let borderWidth = Self(property: .borderWidth)
    /// `border-radius`.
    public static let cornerRadius = Self(property: .borderRadius)
    /// `gap`.
    public static let gap = Self(property: .gap)
    /// `height`.
    public static let height = Self(property: .height)
    /// `inset`: the distances from the edges of the containing block.
    public static let inset = Self(property: .inset)
    /// `letter-spacing`.
    public static let letterSpacing = Self(property: .letterSpacing)
    /// `margin`.
    public static let margin = Self(property: .margin)
    /// `margin-block-end`.
    public static let marginBottom = Self(property: .marginBlockEnd)
    /// `margin-inline-start`.
    public static let marginLeading = Self(property: .marginInlineStart)
    /// `margin-block-start`.
    public static let marginTop = Self(property: .marginBlockStart)
    /// `margin-inline-end`.
    public static let marginTrailing = Self(property: .marginInlineEnd)
    /// `max-height`.
    public static let maxHeight = Self(property: .maxHeight)
    /// `max-width`.
    public static let maxWidth = Self(property: .maxWidth)
    /// `min-height`.
    public static let minHeight = Self(property: .minHeight)
    /// `min-width`.
    public static let minWidth = Self(property: .minWidth)
    /// `outline-offset`.
    public static let outlineOffset = Self(property: .outlineOffset)
    /// `padding`.
    public static let padding = Self(property: .padding)
    /// `padding-block-end`.
    public static let paddingBottom = Self(property: .paddingBlockEnd)
    /// `padding-inline-start`.
    public static let paddingLeading = Self(property: .paddingInlineStart)
    /// `padding-block-start`.
    public static let paddingTop = Self(property: .paddingBlockStart)
    /// `padding-inline-end`.
    public static let paddingTrailing = Self(property: .paddingInlineEnd)
    /// `width`.
    public static let width = Self(property: .width)

    /// Whether a length in characters is measured in line heights.
    fileprivate var isOfHeight: Bool {
      [.height, .minHeight, .maxHeight, .marginTop, .marginBottom, .paddingTop, .paddingBottom].contains(self)
    }

    /// Whether lengths of the property can be negative.
    fileprivate var isSigned: Bool { Self.signed.contains(self) }

    private static let signed: Set<LengthProperty> = [
      .inset, .letterSpacing, .margin, .marginBottom, .marginLeading, .marginTop, .marginTrailing,
      .outlineOffset,
    ]
  }

  /// A property whose values are images.
  public struct ImageProperty: Hashable, Sendable {
    fileprivate let property: CSSProperty

    /// `background-image`.
    public static let background = Self(property: .backgroundImage)
    /// `content`: the image of a pseudo-element, instead of a text.
    public static let content = Self(property: .content)
    /// `list-style-image`: the image of a list's markers.
    public static let listStyle = Self(property: .listStyleImage)
    /// `mask-image`: the box is transparent where the image is.
    public static let mask = Self(property: .maskImage)
  }

  /// Declares a colour.
  public mutating func set(_ property: ColorProperty, _ color: Color) {
    writer.pointee.add(property.property, color)
  }

  /// Declares a length in points; one that isn't finite becomes zero.
  ///
  /// A negative length becomes zero, unless the property can be negative, as margins and the spacing of letters can.
  public mutating func set(_ property: LengthProperty, _ length: Double) {
    let isSigned = property.isSigned
    let number = Finite(wrappedValue: length)
    writer.pointee.add(property.property) {
      $0.append(length: number.stored, atLeast: isSigned ? -.infinity : 0)
    }
  }

  /// Declares a length in points, in characters, or as a fraction of the available space.
  @_disfavoredOverload
  public mutating func set(_ property: LengthProperty, _ length: BoxLength) {
    writer.pointee.add(property.property) { $0.append(length, ofHeight: property.isOfHeight) }
  }

  /// Declares an image; one with an unsafe address is left out, and is a problem.
  public mutating func set(_ property: ImageProperty, _ image: Image) {
    do throws(RenderingProblem) {
      let reference = try ImageReference(image)
      writer.pointee.add(property.property) { $0.bytes.append(reference, scale: image.scale) }
    } catch {
      writer.pointee.problems.append(error)
    }
  }

  /// Declares the text of a pseudo-element, which is escaped; an empty text creates a box without text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - spokenText: The text that screen readers read instead; nil for the text itself, empty for nothing.
  public mutating func set(content text: String, spokenAs spokenText: String? = nil) {
    writer.pointee.add(.content) { css in
      css.bytes.append(cssString: text)
      guard let spokenText else { return }
      css.bytes.append(verbatim: "/")
      css.bytes.append(cssString: spokenText)
    }
  }

  /// Declares the position and the size of a box.
  ///
  /// An offset while the box is pressed needs another rule, which only a stylesheet adds for the box itself. Here, it
  /// is a problem.
  public mutating func set(_ box: BoxStyle) {
    if box.pressedOffset != nil {
      writer.pointee.problems.append(RenderingProblem(.property("pressedOffset")))
    }
    writer.pointee.add(box)
  }

  /// Declares all attributes of a text style.
  public mutating func set(_ text: TextStyle) { writer.pointee.add(text) }

  /// Declares the background of content, and the border around it.
  public mutating func set(_ background: BackgroundStyle) {
    writer.pointee.add(.boxSizing, "border-box")
    writer.pointee.add(background)
  }

  /// Declares the border of a box and the radii of its corners, without a background.
  public mutating func set(_ border: BorderStyle) { writer.pointee.add(border) }

  /// Declares the shadows of a box, the uppermost first; an empty list removes the shadows of other rules.
  public mutating func set(shadows: [ShadowStyle]) { writer.pointee.add(.boxShadow) { $0.append(shadows) } }

  /// Declares the padding around content, from insets that include the width of a border.
  public mutating func set(padding insets: EdgeInsets, within border: BorderStyle = .none) {
    writer.pointee.add(padding: insets, within: border)
  }

  /// Declares several properties by their names, such as `["display": "inline-block"]`, each as by `set(_:to:)`.
  public mutating func set(_ declarations: KeyValuePairs<String, String>) {
    for (property, value) in declarations { set(property, to: value) }
  }

  /// Declares any other property by its name.
  ///
  /// The property and the value are parsed, and written from the result, so they can't break out of their place. A
  /// value can contain names, numbers with units, colours, strings, functions with balanced brackets, commas and
  /// `+ - * /`. It can't contain `!important`, or addresses: declare these as images. A declaration that can't be
  /// parsed is left out, and is a problem.
  ///
  /// - Parameters:
  ///   - property: The name of the property, such as `container-type` or `--own`.
  ///   - value: The value as CSS writes it.
  public mutating func set(_ property: String, to value: String) {
    do throws(CSSSelector.ParseError) {
      var name = CSSReader(property)
      let identifier = try name.propertyName()
      var reader = CSSReader(value)
      let text = try reader.value()
      guard let declared = writer.pointee.values.property(named: identifier) else {
        throw reader.error(
          "a style can declare at most \(DeclaredProperty.customLimit) properties by names of its own", at: 0)
      }
      writer.pointee.add(declared) { $0.bytes.append(contentsOf: text) }
    } catch {
      writer.pointee.problems.append(
        RenderingProblem(.declaration(property: property, value: value, reason: error.problem)))
    }
  }
}

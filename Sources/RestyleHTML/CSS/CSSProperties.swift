public import Restyle
import RestyleRendering

/// What a style or an attribute of your own declares, by values that are written as those of Restyle's own styles are.
///
/// ```swift
/// func declare(_ color: Color, in css: inout CSSProperties) {
///   css.set(BackgroundStyle(color: color))
///   css.set(.maxWidth, 480)
///   css.set("container-type", to: "inline-size")
/// }
/// ```
///
/// A property that is set again has the later value. Colours may vary, and named values are referred to.
public struct CSSProperties: ~Copyable {
  // The address can't outlive the call: whoever declares has the properties inout, and nobody can copy them.
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
    /// `color`.
    public static let text = Self(property: .color)
  }

  /// A property whose values are lengths.
  public struct LengthProperty: Hashable, Sendable {
    fileprivate let property: CSSProperty

    /// `border-radius`.
    public static let cornerRadius = Self(property: .borderRadius)
    /// `gap`.
    public static let gap = Self(property: .gap)
    /// `height`.
    public static let height = Self(property: .height)
    /// `letter-spacing`.
    public static let letterSpacing = Self(property: .letterSpacing)
    /// `margin`.
    public static let margin = Self(property: .margin)
    /// `max-width`.
    public static let maxWidth = Self(property: .maxWidth)
    /// `min-height`.
    public static let minHeight = Self(property: .minHeight)
    /// `min-width`.
    public static let minWidth = Self(property: .minWidth)
    /// `padding`.
    public static let padding = Self(property: .padding)
    /// `width`.
    public static let width = Self(property: .width)
  }

  /// Declares a colour.
  public mutating func set(_ property: ColorProperty, _ color: Color) {
    writer.pointee.add(property.property, color)
  }

  /// Declares a length in points; one that isn't finite is none.
  ///
  /// Lengths that can't be negative, as those of margins and letters can, become none.
  public mutating func set(_ property: LengthProperty, _ length: Double) {
    let isSigned = property == .margin || property == .letterSpacing
    let number = Finite(wrappedValue: length)
    writer.pointee.add(property.property) {
      $0.append(length: number.stored, atLeast: isSigned ? -.infinity : 0)
    }
  }

  /// Declares all that a text's style says.
  public mutating func set(_ text: TextStyle) { writer.pointee.add(text) }

  /// Declares what lies behind content, and the border around it.
  public mutating func set(_ background: BackgroundStyle) {
    writer.pointee.add(.boxSizing, "border-box")
    writer.pointee.add(background)
  }

  /// Declares the room around content, of which the line of a border takes a part.
  public mutating func set(padding insets: EdgeInsets, within border: BorderStyle = .none) {
    writer.pointee.add(padding: insets, within: border)
  }

  /// Declares anything else.
  ///
  /// Property and value are read, and written again from what was read: nothing in them can leave its place. What can be
  /// read are names, numbers with units, colours, strings, functions with balanced brackets, commas and `+ - * /`; no
  /// addresses, for which there are images, and no `!important`. What can't is a problem, and is left out.
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
      guard let custom = writer.pointee.values.customProperty(named: identifier) else {
        throw reader.error(
          "a style declares at most \(CSSProperty.customs.count) properties by their names", at: 0)
      }
      writer.pointee.add(custom) { $0.bytes.append(contentsOf: text) }
    } catch {
      writer.pointee.problems.append(
        RenderingProblem(.declaration(property: property, value: value, reason: error.problem)))
    }
  }
}

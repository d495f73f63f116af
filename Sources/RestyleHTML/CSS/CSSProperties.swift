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
  static func lend(_ writer: inout CSSWriter, to declare: (inout CSSProperties) -> Void) {
    withUnsafeMutablePointer(to: &writer) { writer in
      var properties = CSSProperties(writer: writer)
      declare(&properties)
    }
  }
}

extension CSSProperties {
  /// The properties whose values are colours.
  public enum ColorProperty: String, Hashable, Sendable, CaseIterable {
    /// `accent-color`.
    case accent
    /// `background-color`.
    case background
    /// `border-color`.
    case border
    /// `caret-color`.
    case caret
    /// `color`.
    case text
  }

  /// The properties whose values are lengths.
  public enum LengthProperty: String, Hashable, Sendable, CaseIterable {
    /// `border-radius`.
    case cornerRadius
    /// `gap`.
    case gap
    /// `height`.
    case height
    /// `letter-spacing`.
    case letterSpacing
    /// `margin`.
    case margin
    /// `max-width`.
    case maxWidth
    /// `min-height`.
    case minHeight
    /// `min-width`.
    case minWidth
    /// `padding`.
    case padding
    /// `width`.
    case width
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
    let length = length.isFinite ? isSigned ? length : max(0, length) : 0
    writer.pointee.add(property.property) {
      switch property {
      case .cornerRadius: $0.append(radius: length)
      case .gap, .margin, .padding: $0.append(length: length)
      case .height, .letterSpacing, .maxWidth, .minHeight, .minWidth, .width: $0.bytes.append(pixels: length)
      }
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
      guard writer.pointee.add(customProperty: identifier, text) else {
        throw reader.error(
          "a style declares at most \(CSSProperty.customs.count) properties by their names", at: 0)
      }
    } catch {
      writer.pointee.problems.append(
        RenderingProblem(.declaration(property: property, value: value, reason: error.problem)))
    }
  }
}

extension CSSProperties.ColorProperty {
  fileprivate var property: CSSProperty {
    switch self {
    case .accent: .accentColor
    case .background: .backgroundColor
    case .border: .borderColor
    case .caret: .caretColor
    case .text: .color
    }
  }
}

extension CSSProperties.LengthProperty {
  fileprivate var property: CSSProperty {
    switch self {
    case .cornerRadius: .borderRadius
    case .gap: .gap
    case .height: .height
    case .letterSpacing: .letterSpacing
    case .margin: .margin
    case .maxWidth: .maxWidth
    case .minHeight: .minHeight
    case .minWidth: .minWidth
    case .padding: .padding
    case .width: .width
    }
  }
}

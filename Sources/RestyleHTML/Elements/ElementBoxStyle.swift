import Restyle
import RestyleElements

/// The boxes of elements that no other style describes.
enum ElementBoxStyle: CSSStyle {
  /// A space of a least length.
  case spacer(Double)
  /// A line across the direction of what it stands in.
  case line(SeparatorStyle, across: StackStyle.Axis)
  /// An image.
  case image(ImageBox)
  /// An image in a button, with room around it.
  case buttonImage(EdgeInsets)
  /// A checkbox that is a browser's own, in a colour while it is on.
  case checkbox(Color)
  /// A control with a label beside it.
  case labelledControl
  /// What makes the whole row around it a link or a button.
  case rowAction
  /// The list of a section's rows.
  case rows
  /// A text for those only who listen.
  case spokenText

  typealias ClassNames = String

  static func cssRules(_ style: (TraitCollection) -> ElementBoxStyle) -> CSSRules {
    var rules = [StyleRule { traits in style(traits).declarations(for: traits) }]
    if style(.page) == .rowAction {
      rules.append(
        StyleRule(StyleSelector(suffix: "::after")) { _ in
          declarations {
            $0.add("content", "''")
            $0.add("position", "absolute")
            $0.add("inset", "0")
          }
        })
    }
    return CSSRules(rules)
  }
}

/// The size of an image, and how it fills it.
struct ImageBox: Hashable, Sendable {
  var width: Double?
  var height: Double?
  var aspectRatio: Double?
  var contentMode: ImageView.ContentMode
}

extension ElementBoxStyle {
  private func declarations(for traits: TraitCollection) -> CSSDeclarations {
    switch self {
    case .spacer(let length):
      Self.declarations {
        $0.add("flex") {
          $0.bytes.append(verbatim: "1 0 ")
          $0.bytes.append(pixels: length)
        }
      }
    case .line(let style, .vertical):
      InsettedStyle(style: style, insets: .zero).declarations(for: traits)
    case .line(let style, .horizontal):
      Self.declarations {
        $0.add("align-self", "stretch")
        $0.add("height", "auto")
        $0.add("margin", "0")
        $0.add("border-style", "solid")
        $0.add("border-color") { $0.append(style.color, for: traits) }
        $0.add("border-width", "0")
        $0.add("border-inline-start-width") { $0.bytes.append(pixels: style.width) }
      }
    case .image(let box): Self.declarations { $0.add(box) }
    case .buttonImage(let insets):
      Self.declarations {
        $0.add("flex", "none")
        $0.add("margin-block") { $0.bytes.append(pixels: insets.top, and: insets.bottom) }
        $0.add("margin-inline") { $0.bytes.append(pixels: insets.leading, and: insets.trailing) }
      }
    case .checkbox(let color):
      Self.declarations { $0.add("accent-color") { $0.append(color, for: traits) } }
    case .labelledControl:
      Self.declarations {
        $0.add("display", "flex")
        $0.add("align-items", "center")
        $0.add("justify-content", "space-between")
        // The space between the items of a system's row.
        $0.add("column-gap", "10px")
        $0.add("width", "100%")
        $0.add("min-width", "0")
      }
    case .rowAction:
      Self.declarations {
        $0.add("appearance", "none")
        $0.add("margin", "0")
        $0.add("padding", "0")
        $0.add("border-width", "0")
        $0.add("background", "none")
        $0.add("color", "inherit")
        $0.add("text-align", "start")
        // A browser's own button takes no text style from around it.
        for property: StaticString in [
          "font", "letter-spacing", "word-spacing", "text-transform", "text-indent", "text-shadow",
        ] {
          $0.add(property, "inherit")
        }
        $0.add("text-decoration", "none")
        $0.add("cursor", "pointer")
      }
    case .rows:
      Self.declarations {
        $0.add("list-style", "none")
        $0.add("margin", "0")
        $0.add("padding", "0")
      }
    case .spokenText:
      Self.declarations {
        $0.add("position", "absolute")
        $0.add("width", "1px")
        $0.add("height", "1px")
        $0.add("overflow", "hidden")
        $0.add("clip-path", "inset(50%)")
        $0.add("white-space", "nowrap")
      }
    }
  }

  private static func declarations(_ add: (inout CSSDeclarations) -> Void) -> CSSDeclarations {
    var declarations = CSSDeclarations()
    add(&declarations)
    return declarations
  }
}

extension CSSDeclarations {
  fileprivate mutating func add(_ box: ImageBox) {
    add("display", "block")
    add("max-width", "100%")
    add("min-width", "0")
    if let width = box.width { add("width") { $0.bytes.append(pixels: width) } }
    if let height = box.height { add("height") { $0.bytes.append(pixels: height) } }
    if let ratio = box.aspectRatio { add("aspect-ratio") { $0.bytes.append(number: ratio) } }
    switch box.contentMode {
    case .fit: add("object-fit", "contain")
    case .fill: add("object-fit", "cover")
    case .stretch: add("object-fit", "fill")
    }
  }
}

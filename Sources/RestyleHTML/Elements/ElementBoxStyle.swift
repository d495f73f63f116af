import Restyle
import RestyleElements
import RestyleRendering

/// The boxes of elements that no other style describes.
enum ElementBoxStyle: SingleClassStyle {
  /// A custom element around its content.
  case container
  /// A row outside of sections, which can be a link or a button as a whole.
  case looseRow
  /// A row in which nothing can be chosen.
  case disabledRow
  /// A space with a minimum length, and with a number of stacks around it that are as high as their containers.
  case spacer(Double, stretchedStacks: Int = 0)
  /// A line across the direction of its container.
  case line(SeparatorStyle, across: StackStyle.Axis)
  /// An image.
  case image(ImageBox)
  /// An image in a text.
  case inlineImage(InlineImageBox)
  /// An image in a button, with room around it.
  case buttonImage(EdgeInsets)
  /// A control with a label beside it; one that isn't flexible keeps its width, such as a switch.
  case labelledControl(isFlexible: Bool)
  /// A link or a button that covers the whole row around it.
  case rowAction
  /// A link or a button that covers a row without a title, and has no content of its own.
  case emptyRowAction
  /// The list of a section's rows.
  case rows
  /// A paragraph of a text, behind a gap; one of a natural direction has its own.
  case paragraph(gap: Double, isNatural: Bool)
  /// A block whose runs draw the lines under and through the text.
  case withoutLines
  /// The content of a disclosure, from top to bottom.
  case disclosed
  /// The box around a list that opens, with the mark for that.
  case picker
  /// A cell whose text isn't aligned with its leading edge.
  case cell(HorizontalAlignment)
  /// A box around elements from top to bottom, like texts in a document; otherwise links and controls would follow each
  /// other in a line, without a space.
  case lines(HorizontalAlignment = .leading)
  /// Radio buttons in a direction.
  case radioGroup(StackStyle.Axis)
  /// A text for screen readers only.
  case spokenText
  /// The element that keeps the lines of code if styles are left out; in a box that scrolls, it is as wide as its
  /// lines.
  case code(isInScrollingBox: Bool)

  static func addRules(of style: Variants<ElementBoxStyle>, to rules: inout RuleBuilder) {
    if let stack = style.base.stack { StackStyle.addRules(of: style.map { _ in stack }, to: &rules) }
    rules.add(style) { $1.add($0) }
    if style.base == .container {
      // The box is as high as it would be in place of the container, and as wide.
      rules.add(StyleSelector(suffix: .holdingBox)) {
        $0.add([.display: "grid", .gridTemplateColumns: "100%"])
      }
    }
    if case .image(let box) = style.base, box.leavesRoom {
      // What lies beside it gets narrower before the image does.
      rules.add(StyleSelector(suffix: .besideImage)) { $0.add(.flexShrink, "99999") }
    }
    if case .radioGroup = style.base {
      rules.add(style, StyleSelector(suffix: .besideChoices)) { _, css in
        css.add([.boxSizing: "border-box", .maxWidth: "100%"])
      }
    }
    if case .buttonImage = style.base {
      // The title is as narrow as its longest word before the image is narrower, and leaves room to that.
      rules.add(StyleSelector(suffix: .titleBeside)) { css in
        css.add([
          .flexShrink: "99999", .flexBasis: "max-content", .minWidth: "auto", .width: "calc(100% - 3em)",
        ])
      }
    }
    if case .labelledControl(let isFlexible) = style.base {
      // As of a title in a row, the width only stands in for that of the longest word: a longer one leaves room for the
      // control.
      rules.add(StyleSelector(suffix: .labels)) { css in
        css.add([.flexBasis: "max-content", .overflowWrap: "break-word"])
        css.add(.width, isFlexible ? "max(4em,100% - 6em - 10px)" : "calc(100% - 5em)")
      }
      // Of what is around the box, the least width counts this one, but none in parts of a hundred.
      if isFlexible {
        rules.add(StyleSelector(suffix: .besideLabel)) { $0.add(.minWidth, "6em") }
        // It takes the room beside a title, or lies below that.
        rules.add(StyleSelector(suffix: .besideRowTitle)) { $0.add(.flex, "99999 1 11em") }
      }
      if !isFlexible { rules.add(StyleSelector(suffix: .filling)) { $0.add(.flexGrow, "1") } }
    }
    if style.base == .disabledRow {
      // What is in it, and not its background and lines. Texts and images of all kinds have no other look for it.
      rules.add(StyleSelector(suffix: .passiveChildren)) { $0.add(.opacity, "0.4") }
    }
    if style.base == .looseRow {
      rules.add(StyleSelector(suffix: .fillingLabelled)) { $0.add(.flexGrow, "1") }
    }
    if case .spacer(_, let count) = style.base {
      for stack in StyleSelector.Suffix.stacksAround.prefix(count) {
        rules.add(StyleSelector(suffix: stack)) { $0.add(.flexGrow, "1") }
      }
    }
    if case .lines(let alignment) = style.base {
      rules.add(StyleSelector(suffix: .laterInItem)) { css in
        css.add([.display: "flex", .width: "fit-content"])
        if let margin = alignment.marginOfBlocks { css.add(.marginInline, margin) }
      }
      rules.add(StyleSelector(suffix: .laterFieldsInItem)) { css in
        css.add(.display, "block")
        if let margin = alignment.marginOfBlocks { css.add(.marginInline, margin) }
      }
      rules.add(StyleSelector(suffix: .beforeMark)) { $0.add(.display, "inline-block") }
    }
    if style.base == .disclosed {
      rules.add(StyleSelector(suffix: .inlineChildren)) { $0.add(.alignSelf, "flex-start") }
    }
    guard style.base == .rowAction else { return }
    rules.add(style, StyleSelector(suffix: .after)) { _, css in
      css.add([.content: "''", .position: "absolute", .inset: "0"])
    }
    // Around all that is clicked: a mark around the title would be cut where its lines are.
    rules.add(StyleSelector(states: .focused, suffix: .after)) {
      $0.add([.outline: "auto", .outlineOffset: "-2px"])
    }
  }
}

extension ElementBoxStyle {
  /// The style of the stack that the box is.
  fileprivate var stack: StackStyle? {
    switch self {
    case .container: Stack.ofContainer.style
    // That of the items in a system's row.
    case .looseRow: StackStyle(axis: .horizontal, spacing: 10, alignment: .center)
    default: nil
    }
  }
}

extension HorizontalAlignment {
  /// The alignment of lines of text.
  var textAlignment: StaticString {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    case .left: "left"
    case .right: "right"
    case .fill: "justify"
    }
  }
}

extension HorizontalAlignment {
  /// The room at the sides of what is as wide as its content; nil for none, and where lines have another direction.
  fileprivate var marginOfBlocks: StaticString? {
    switch self {
    case .center: "auto"
    case .trailing: "auto 0"
    case .leading, .left, .right, .fill: nil
    }
  }
}

/// The size of an image in a text, and its position in its line.
struct InlineImageBox: Hashable, Sendable {
  private let size: Size?
  private let fitsFont: Bool
  private let alignment: InlineImage.Alignment

  init(_ image: InlineImage) {
    size = image.fitsFont ? nil : image.size
    fitsFont = image.fitsFont
    alignment = image.alignment
  }

  fileprivate func add(to css: inout CSSWriter) {
    if let size {
      css.add(size)
    } else if fitsFont {
      css.add([.height: "1em", .width: "auto"])
    }
    css.add(.maxWidth, "100%")
    switch alignment {
    case .baseline: css.add(.verticalAlign, "baseline")
    case .middle: css.add(.verticalAlign, "middle")
    case .top: css.add(.verticalAlign, "text-top")
    case .bottom: css.add(.verticalAlign, "text-bottom")
    }
  }
}

extension ImageView {
  /// How wide an image may be so that there is room beside it in the narrowest windows, those of 320 points: it keeps its
  /// width.
  package static var keptWidth: Double { 160 }
}

/// The size of an image, and how it fills it.
struct ImageBox: Hashable, Sendable {
  var width: Double?
  var height: Double?
  var aspectRatio: Double?
  var contentMode: ImageView.ContentMode

  /// Whether there is room beside it in the narrowest windows.
  fileprivate var leavesRoom: Bool { (width ?? .infinity) <= ImageView.keptWidth }

  /// Whether no size is set: the image has the size of its file, even if there is more space to fill.
  fileprivate var hasOwnSize: Bool {
    width == nil && height == nil && aspectRatio == nil && contentMode == .fit
  }
}

extension CSSWriter {
  fileprivate mutating func add(_ box: ElementBoxStyle) {
    switch box {
    case .container, .disabledRow, .lines: break
    case .looseRow: add(.position, "relative")
    case .spacer(let length, _):
      add(.flex) {
        $0.bytes.append(verbatim: "1 0 ")
        $0.bytes.append(pixels: length)
      }
    case .line(let style, .vertical):
      add(InsettedStyle(style: style, insets: .zero))
    case .line(let style, .horizontal):
      add([.alignSelf: "stretch", .height: "auto", .margin: "0", .borderStyle: "solid"])
      add(.borderColor, style.color)
      add(.borderWidth, "0")
      add(.borderInlineStartWidth) { $0.append(length: style.$width.stored) }
    case .image(let box): add(box)
    case .inlineImage(let box): box.add(to: &self)
    case .buttonImage(let insets):
      add(.minWidth, "0")
      add(.marginBlock) { $0.bytes.append(pixels: insets.top, and: insets.bottom) }
      add(.marginInline) { $0.bytes.append(pixels: insets.leading, and: insets.trailing) }
    case .labelledControl(let isFlexible):
      add([.display: "flex", .alignItems: "center", .justifyContent: "space-between"])
      // The space between the items of a system's row.
      add([.columnGap: "10px", .width: "100%"])
      // Beside other elements, it is as wide as the label and the control, unless that takes what room there is.
      if isFlexible { add(.minWidth, "0") } else { add(.flexBasis, "max-content") }
    case .emptyRowAction:
      removeLookOfButtons()
      // Beside nothing, so that no space of the row's lies between it and what is in the row. And browsers may make a
      // button as wide as what is in it.
      add([
        .position: "absolute", .inset: "0", .width: "100%", .height: "100%", .outlineOffset: "-2px",
        .cursor: "pointer",
      ])
    case .disclosed:
      add([.display: "flex", .flexDirection: "column"])
    case .rowAction:
      removeLookOfButtons()
      add([.color: "inherit", .textAlign: "start"])
      // A browser's own button takes no text style from around it.
      for property: CSSProperty in [
        .font, .letterSpacing, .wordSpacing, .textTransform, .textIndent, .textShadow,
      ] {
        add(property, "inherit")
      }
      add([.textDecoration: "none", .outline: "none", .cursor: "pointer"])
    case .picker:
      add([.position: "relative", .display: "grid"])
      ControlReset.flexible(&self)
    case .cell(let alignment):
      // Whatever the table's style says: that of a second table, which has this class too, may stand behind it, and
      // rules in order have no weight of their own.
      add(.textAlign) {
        $0.bytes.append(verbatim: alignment.textAlignment)
        $0.bytes.append(verbatim: "!important")
      }
    case .radioGroup(let axis):
      // Beside other elements, choices keep their words whole, as those do.
      ControlReset.group(&self, minWidth: "auto")
      add([.maxWidth: "100%", .display: "flex"])
      if axis == .horizontal { add(.flexWrap, "wrap") } else { add(.flexDirection, "column") }
      add(.alignItems, "flex-start")
      add(.gap, axis == .horizontal ? "8px 16px" : "8px")
      add([.padding: "0", .borderWidth: "0"])
    case .rows:
      add([.listStyle: "none", .margin: "0", .padding: "0"])
    case .paragraph(let gap, let isNatural):
      add(.display, "block")
      if gap > 0 { add(.marginBlockStart) { $0.bytes.append(pixels: gap) } }
      if isNatural { add(.unicodeBidi, "plaintext") }
    case .withoutLines:
      // Whatever rules of states say.
      add(.textDecoration, "none!important")
    case .spokenText:
      add([
        .position: "absolute", .width: "1px", .height: "1px", .overflow: "hidden", .clipPath: "inset(50%)",
        .whiteSpace: "nowrap",
      ])
    case .code(let isInScrollingBox):
      if isInScrollingBox {
        // The box scrolls to the end of lines that don't wrap, although text cuts them.
        add([.display: "flex", .flexDirection: "column", .margin: "0", .minWidth: "min-content"])
      } else {
        add(.display, "contents")
      }
      add([.font: "inherit", .whiteSpace: "inherit"])
    }
  }

  /// Removes what browsers draw of a button, and the room that it has.
  private mutating func removeLookOfButtons() {
    add([.appearance: "none", .margin: "0", .padding: "0", .borderWidth: "0", .background: "none"])
  }

  private mutating func add(_ box: ImageBox) {
    add([.display: "block", .maxWidth: "100%", .minWidth: "0"])
    if let width = box.width { add(.width) { $0.bytes.append(pixels: width) } }
    if let width = box.width, let height = box.height, (0.001...1000).contains(width / height) {
      // In a narrower window, the image gets lower as well. A row doesn't make it higher.
      add(.height, "auto")
      add(.maxHeight) { $0.bytes.append(pixels: height) }
      add(.aspectRatio) { $0.bytes.append(number: width / height) }
    } else {
      if let height = box.height { add(.height) { $0.bytes.append(pixels: height) } }
      if let ratio = box.aspectRatio { add(.aspectRatio) { $0.bytes.append(number: ratio) } }
      if box.hasOwnSize { add([.width: "fit-content", .height: "fit-content"]) }
    }
    switch box.contentMode {
    case .fit: add(.objectFit, "contain")
    case .fill: add(.objectFit, "cover")
    case .stretch: add(.objectFit, "fill")
    }
  }
}

import Restyle
import RestyleElements
import RestyleRendering

extension BoxStyle: CSSElementStyle, SingleClassStyle {
  static func addRules(of style: Variants<BoxStyle>, to rules: inout RuleBuilder) {
    rules.add(style) { $1.add($0) }
    rules.add(pressed: style) { $0 }
  }
}

extension RuleBuilder {
  /// Lets the boxes around an element become narrower than it, if it clips or scrolls its content.
  ///
  /// Otherwise, boxes in a row are never narrower than the minimum of their content, so that none covers the next one.
  mutating func add<Style>(
    containersOf style: Variants<Style>, _ selector: StyleSelector = StyleSelector(), cuts: (Style) -> Bool
  ) {
    guard style.values.contains(where: cuts) else { return }
    // In all variants, since other elements in the same boxes may clip their content, too.
    add(selector.suffixed(.containers)) { $0.add(.minWidth, "0") }
  }

  /// Adds the rule of a pressed box, if its position changes.
  mutating func add<Style>(pressed style: Variants<Style>, _ box: (Style) -> BoxStyle) {
    guard style.values.contains(where: { box($0).pressedOffset != nil }) else { return }
    add(style, StyleSelector().pressed) { style, css in
      guard let offset = box(style).pressedOffset else { return }
      css.add(.translate) { css in
        css.bytes.append(verbatim: "0 ")
        css.bytes.append(pixels: offset)
      }
    }
  }
}

extension CSSWriter {
  /// Adds the declarations of a box's position and size.
  mutating func add(_ box: BoxStyle) {
    add(margins: box)
    let lengths: [(CSSProperty, BoxLength?, isHeight: Bool)] = [
      (.width, box.width, false), (.minWidth, box.minimumWidth, false), (.maxWidth, box.maximumWidth, false),
      (.height, box.height, true), (.minHeight, box.minimumHeight, true),
      (.maxHeight, box.maximumHeight, true),
    ]
    if lengths.contains(where: { $0.1 != nil }) { add(.boxSizing, "border-box") }
    let margins = box.margins?.distances ?? .zero
    let limited = margins.y != 0 || margins.w != 0 ? box.widthLimitedByMargins : nil
    for (property, length, isHeight) in lengths {
      guard let length else { continue }
      if property == limited {
        add(property) { $0.append(length, lessMargins: margins.y, margins.w) }
      } else {
        add(property) { $0.append(length, ofHeight: isHeight) }
      }
    }
    if let opacity = box.opacity { add(.opacity) { $0.bytes.append(number: opacity) } }
    if let outline = box.outline { add(outline) }
    switch box.overflow {
    case .visible?: add(.overflow, "visible")
    case .clipped?: add(.overflow, "hidden")
    case .scrolling?: add(.overflow, "auto")
    case nil: break
    }
  }

  /// Appends a width that leaves space for margins.
  ///
  /// The whole width would overflow with them, and automatic margins have no minimum.
  private mutating func append(_ width: BoxLength, lessMargins first: Double, _ second: Double) {
    bytes.append(verbatim: "min(")
    append(width, ofHeight: false)
    bytes.append(verbatim: ",100%")
    for margin in [first, second] where margin != 0 {
      bytes.append(verbatim: " - ")
      append(length: margin, atLeast: -.infinity)
    }
    bytes.append(UInt8(ascii: ")"))
  }

  /// Declares that an item of a row keeps the width of its box, since items would otherwise shrink.
  mutating func addLeastWidth(of box: BoxStyle) {
    guard let width = box.width, width.unit != .fraction, box.minimumWidth == nil, box.maximumWidth == nil
    else { return }
    add(.minWidth) { css in
      css.bytes.append(verbatim: "min(")
      css.append(width, ofHeight: false)
      css.bytes.append(verbatim: ",100%)")
    }
  }

  /// Adds the margins of a box, some of which are automatic if its alignment isn't `fill`.
  private mutating func add(margins box: BoxStyle) {
    guard box.margins != nil || box.alignment != nil else { return }
    let room = box.margins?.distances
    if let room {
      add(.marginBlock) { $0.append(margin: room.x, and: room.z) }
    }
    guard box.isAligned, let alignment = box.alignment else {
      if let room { add(.marginInline) { $0.append(margin: room.y, and: room.w) } }
      return
    }
    if box.width == nil { add(.width, "fit-content") }
    add(.marginInline) { css in
      let isPhysical = alignment == .left || alignment == .right
      let alignment = alignment.inLine(isPhysical ? css.readDirection() : .leftToRight)
      css.append(margin: alignment == .leading ? room?.y ?? 0 : nil)
      css.bytes.append(UInt8(ascii: " "))
      css.append(margin: alignment == .trailing ? room?.w ?? 0 : nil)
    }
  }

  private mutating func append(margin first: Double, and second: Double) {
    append(margin: first)
    guard first.bitPattern != second.bitPattern else { return }
    bytes.append(UInt8(ascii: " "))
    append(margin: second)
  }

  /// Appends a margin; nil for the remaining width.
  private mutating func append(margin: Double?) {
    guard let margin else { return bytes.append(verbatim: "auto") }
    append(length: margin, atLeast: -.infinity)
  }

  /// Adds the declarations of an outline.
  mutating func add(_ outline: OutlineStyle) {
    add(.outline) { css in
      css.append(length: outline.$width.stored)
      css.bytes.append(verbatim: " solid ")
      css.append(outline.color)
    }
    add(.outlineOffset) { $0.append(length: outline.$offset.stored, atLeast: -.infinity) }
  }

  /// Appends a length.
  ///
  /// - Parameters:
  ///   - dimension: The length.
  ///   - isHeight: Whether a length in characters is measured in line heights.
  mutating func append(_ dimension: BoxLength, ofHeight isHeight: Bool) {
    switch dimension.unit {
    case .points: append(length: dimension.$value.stored)
    case .characters:
      bytes.append(number: dimension.value)
      bytes.append(verbatim: isHeight ? "lh" : "ch")
    case .fraction:
      bytes.append(number: dimension.value * 100)
      bytes.append(UInt8(ascii: "%"))
    }
  }
}

extension BoxStyle {
  /// The width that has to leave space for margins at the sides; nil if these take it themselves.
  ///
  /// A box without any width has none: within a box that is as wide as its content, its text would wrap.
  fileprivate var widthLimitedByMargins: CSSProperty? {
    guard let width else { return isAligned ? .maxWidth : nil }
    return width.unit == .fraction ? .width : nil
  }

  /// Whether some margins at the sides are automatic.
  fileprivate var isAligned: Bool { alignment.map { $0 != .fill } ?? false }
}

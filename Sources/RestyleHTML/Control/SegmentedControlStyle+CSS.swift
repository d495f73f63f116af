public import Restyle
import RestyleRendering

extension SegmentedControlStyle: CSSElementStyle, ComponentStyle {
  static func addRules(of style: Variants<SegmentedControlStyle>, to rules: inout RuleBuilder) {
    let control = rules.property(of: style, SegmentedControlInBar.init)
    rules.add(control) { $1.add($0) }
    let segment = control.mapEach { ButtonLook(states: $0.states, insets: $0.style.segmentInsets) }
    rules.add(button: segment, StyleSelector(part: .segment))
    rules.add(dividersOf: control)
    rules.add(inputsOf: control)
    // Only visible with forced colours, which remove backgrounds.
    rules.add(StyleSelector(part: .input, states: .selected)) {
      $0.add(.border, "2px solid transparent")
    }
  }
}

/// A segmented control in one kind of bar.
private struct SegmentedControlInBar: Equatable {
  let style: SegmentedControlStyle
  let states: ButtonStatesStyle
  let dividers: SegmentedControlStyle.Dividers

  init(_ style: SegmentedControlStyle, in traits: TraitCollection) {
    self.style = style
    states = style.states.style(for: traits) ?? [:]
    dividers = style.dividers.style(for: traits) ?? [:]
  }

  func divider(between leading: ControlState, and trailing: ControlState) -> DividerStyle? {
    dividers.style(for: leading)?.style(for: trailing)
  }
}

extension RuleBuilder {
  /// Adds the rules of the `input` in each segment, which shows the focus unless the style does.
  fileprivate mutating func add(inputsOf control: Variants<SegmentedControlInBar>) {
    let states = ControlState.distinguished(control.values.map { $0.states.map(\.state) })
    let isFocusShown = states.contains { $0.contains(.focused) }
    begin(StyleSelector(part: .segment, child: .input), in: isFocusShown ? states : [.normal])
    declare(ControlReset.covering)
    // The outline is inside, since it would be clipped with the segment.
    declare { $0.add(.outlineOffset, "-2px") }
    if isFocusShown {
      declare(control) { control, selector, css in
        css.add(outlineIn: selector.states) { control.states.style(for: $0) }
      }
    }
  }

  /// Adds the rules of the divider before each segment that follows another.
  fileprivate mutating func add(dividersOf control: Variants<SegmentedControlInBar>) {
    let leading = ControlState.distinguished(control.values.map { $0.dividers.map(\.state) })
    let trailing = ControlState.distinguished(
      control.values.flatMap { $0.dividers.map { $0.style.map(\.state) } })
    // The leading segment's state has precedence.
    let selectors = leading.flatMap { leading in
      trailing.map { trailing in
        StyleSelector(part: .segment, states: trailing, previousStates: leading, suffix: .before)
      }
    }
    begin(selectors)
    declare(control) { control, selector, css in
      let shown = control.divider(between: selector.previousStates ?? [], and: selector.states)
      // Without a divider, the one between normal segments is hidden.
      let isHidden = shown?.isEmpty ?? true
      if let divider = isHidden ? control.divider(between: .normal, and: .normal) : shown {
        css.add(divider, isHidden: isHidden)
      }
    }
  }
}

extension DividerStyle {
  /// The width of the line with its insets, in points.
  fileprivate var room: Double { max(0, separator.style.width + separator.insets.horizontal) }

  /// Whether it is invisible.
  fileprivate var isEmpty: Bool { image == nil && separator.style.width == 0 }
}

extension CSSWriter {
  fileprivate mutating func add(_ control: SegmentedControlInBar) {
    let style = control.style
    ControlReset.group(&self)
    add([.display: "inline-grid", .gridAutoFlow: "column", .gridAutoColumns: "1fr"])
    // The dividers need the same space in all states.
    let gap = control.divider(between: .normal, and: .normal)?.room ?? 0
    add(.columnGap) { $0.bytes.append(pixels: gap) }
    if let tint = style.tintColor { add(.color, tint) }
    // No output shows transitions of dividers.
    if control.dividers.transition != nil || control.dividers.contains(where: { $0.style.transition != nil })
    {
      problems.append(RenderingProblem(.property("transition"), part: "dividers"))
    }
    add(style.background)
    ControlReset.printing(style.background, &self)
    add(padding: style.contentInsets, within: style.background.border)
    // Segments that don't fit can be scrolled to.
    add([.maxWidth: "100%", .overflow: "auto hidden"])
  }

  fileprivate mutating func add(_ divider: DividerStyle, isHidden: Bool) {
    let line = divider.separator
    guard !divider.isEmpty else { return }
    add([.position: "absolute", .pointerEvents: "none"])
    if let image = divider.image {
      add(image, isHidden: isHidden)
    } else {
      add(.content, isHidden ? "none" : "''")
      add(.insetBlock) { $0.bytes.append(pixels: line.insets.top, and: line.insets.bottom) }
      add(.insetInlineStart) {
        $0.bytes.append(pixels: -line.style.width - line.insets.trailing)
      }
      add(.borderInlineStartStyle, "solid")
      add(.borderInlineStartWidth) { $0.append(length: line.style.$width.stored) }
      add(.borderInlineStartColor, line.style.color)
    }
  }

  /// Adds an image that is centred on the edge between two segments.
  private mutating func add(_ image: Image, isHidden: Bool) {
    do {
      let reference = try ImageReference(image)
      add(.content) {
        if isHidden {
          $0.bytes.append(verbatim: "none")
        } else {
          $0.bytes.append(reference, scale: image.scale)
        }
      }
      add(.insetInlineStart, "0")
      add(.translate) { $0.bytes.append(verbatim: $0.readDirection() == .rightToLeft ? "50%" : "-50%") }
    } catch {
      problems.append(error)
    }
  }
}

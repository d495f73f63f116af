public import Restyle

/// The classes of a segmented control: a `fieldset`, a `label` for each segment, a radio button and a text in it.
///
/// ```swift
/// """
/// <fieldset class="\(names.control)"><label class="\(names.segment)">
/// <input type="radio" name="size" class="\(names.input)"><span class="\(names.title)">Small</span>
/// </label>...</fieldset>
/// """
/// ```
public struct SegmentedControlClassNames: Hashable, Sendable {
  /// The class of the whole control.
  public let control: String
  /// The class of a segment, which is in the states; segments have nothing between them.
  public let segment: String
  /// The class of a radio button or checkbox in a segment, which can't be seen.
  public let input: String
  /// The class of a segment's text.
  public let title: String

  init(root: String) {
    control = root
    segment = StylePart.segment.className(in: root)
    input = StylePart.input.className(in: root)
    title = StylePart.title.className(in: root)
  }
}

extension StylePart {
  static let segment = StylePart("segment")
  static let input = StylePart("input")
}

extension SegmentedControlStyle: CSSStyle {
  /// Names the classes of the control and its parts.
  public static func classNames(root: String) -> SegmentedControlClassNames {
    SegmentedControlClassNames(root: root)
  }

  /// Makes the rules of the control, its segments in their states, and the dividers between them.
  public static func cssRules(_ style: (TraitCollection) -> SegmentedControlStyle) -> CSSRules {
    let control = StyleRule { traits in
      let style = style(traits)
      var declarations = CSSDeclarations()
      declarations.add("display", "inline-grid")
      declarations.add("grid-auto-flow", "column")
      declarations.add("grid-auto-columns", "1fr")
      // The dividers need room, and the same in all states.
      let gap = style.divider(in: traits, between: .normal, and: .normal)?.room ?? 0
      declarations.add("column-gap") { $0.bytes.append(pixels: gap) }
      if let tint = style.tintColor { declarations.add("color") { $0.append(tint, for: traits) } }
      declarations.add(style.background, for: traits)
      declarations.add(padding: style.contentInsets, within: style.background.border)
      // Segments that reach the edges are cut by round corners.
      if style.contentInsets == .zero, style.background.border.cornerRadii != .zero {
        declarations.add("overflow", "clip")
      }
      return ControlReset.group.overlaid(with: declarations)
    }
    let segments = StyleRule.rules(
      StyleSelector(part: .segment), states: { style($0).states.style(for: $0) ?? [:] },
      shape: { _ in ButtonShape() })
    let states = ControlState.distinguished { [style($0).states.style(for: $0)?.map(\.state) ?? []] }
    let isFocusShown = states.contains { $0.contains(.focused) }
    let input = StyleRule.rules(
      StyleSelector(part: .segment, child: .input), in: isFocusShown ? states : [.normal]
    ) { state, traits in
      var declarations = ControlReset.covering
      let table = style(traits).states.style(for: traits)
      if isFocusShown { declarations.add(outlineIn: state) { table?.style(for: $0) } }
      return declarations
    }
    return CSSRules([control] + segments + dividers(style) + input + [selectionMark])
  }

  /// The style in bars with a prompt above, as the style of bars without one.
  public var prompted: SegmentedControlStyle {
    restyled {
      $0.states = states.prompted
      $0.dividers = dividers.prompted
    }
  }
}

extension SegmentedControlStyle {
  /// The rule of what only those see who force colours of their own upon pages, which takes backgrounds away.
  private static var selectionMark: StyleRule {
    StyleRule(StyleSelector(part: .input, states: .selected)) { _ in
      var declarations = CSSDeclarations()
      declarations.add("border", "2px solid transparent")
      return declarations
    }
  }

  fileprivate func divider(
    in traits: TraitCollection, between leading: ControlState, and trailing: ControlState
  ) -> DividerStyle? {
    dividers.style(for: traits)?.style(for: leading)?.style(for: trailing)
  }

  /// The rules of what stands before each segment that follows another.
  fileprivate static func dividers(_ style: (TraitCollection) -> SegmentedControlStyle) -> [StyleRule] {
    func table(_ traits: TraitCollection) -> Dividers { style(traits).dividers.style(for: traits) ?? [:] }
    let leading = ControlState.distinguished { [table($0).map(\.state)] }
    let trailing = ControlState.distinguished { traits in table(traits).map { $0.style.map(\.state) } }
    // The leading segment's state is looked up first, so it weighs more.
    let selectors = leading.flatMap { leading in
      trailing.map { trailing in
        StyleSelector(part: .segment, states: trailing, previousStates: leading, suffix: "::before")
      }
    }
    return StyleRule.rules(selectors) { selector, traits in
      var declarations = CSSDeclarations()
      let style = style(traits)
      let shown = style.divider(in: traits, between: selector.previousStates ?? [], and: selector.states)
      // Without a divider, the one between normal segments is hidden.
      let isHidden = shown?.isEmpty ?? true
      if let divider = isHidden ? style.divider(in: traits, between: .normal, and: .normal) : shown {
        declarations.add(divider, isHidden: isHidden, for: traits)
      }
      return declarations
    }
  }
}

extension DividerStyle {
  /// The room that the line takes from side to side, in points.
  fileprivate var room: Double { max(0, separator.style.width + separator.insets.horizontal) }

  /// Whether there is nothing to see.
  fileprivate var isEmpty: Bool { image == nil && separator.style.width == 0 }
}

extension CSSDeclarations {
  fileprivate mutating func add(_ divider: DividerStyle, isHidden: Bool, for traits: TraitCollection) {
    let line = divider.separator
    guard !divider.isEmpty else { return }
    add("position", "absolute")
    add("pointer-events", "none")
    if let image = divider.image {
      add(image, isHidden: isHidden, for: traits)
    } else {
      add("content", isHidden ? "none" : "''")
      add("inset-block") { $0.bytes.append(pixels: line.insets.top, and: line.insets.bottom) }
      add("inset-inline-start") {
        $0.bytes.append(pixels: -line.style.width - line.insets.trailing)
      }
      add("border-inline-start-style", "solid")
      add("border-inline-start-width") { $0.bytes.append(pixels: line.style.width) }
      add("border-inline-start-color") { $0.append(line.style.color, for: traits) }
    }
  }

  /// Declares an image whose middle lies on the edge between two segments.
  private mutating func add(_ image: Image, isHidden: Bool, for traits: TraitCollection) {
    do {
      let reference = try ImageReference(image)
      add("content") {
        if isHidden {
          $0.bytes.append(verbatim: "none")
        } else {
          $0.bytes.append(reference, scale: image.scale)
        }
      }
      add("inset-inline-start", "0")
      add("translate", traits.layoutDirection == .rightToLeft ? "50%" : "-50%")
    } catch {
      problems.append(error)
    }
  }
}

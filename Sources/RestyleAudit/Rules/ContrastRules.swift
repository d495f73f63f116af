import Restyle

extension AuditRule {
  /// Texts stand out from their backgrounds.
  public static let textContrast = AuditRule(
    "text-contrast", .error,
    "A text has a contrast of 4.5:1 with all that lies behind it, or of 3:1 from 24 points on, bold from 18.66 on.",
    source: "WCAG 2.2, 1.4.3 Contrast (Minimum)")

  /// Controls without a text stand out from their surroundings by their boundaries.
  public static let boundaryContrast = AuditRule(
    "boundary-contrast", .error,
    "The line, the fill or the ring of a control that nothing else shows has a contrast of 3:1 with what lies around it.",
    source: "WCAG 2.2, 1.4.11 Non-text Contrast")

  /// Controls with a text stand out from their surroundings by their boundaries too.
  public static let labelledBoundaryContrast = AuditRule(
    "labelled-boundary-contrast", .note,
    "A control with a visible boundary stands out from its surroundings by that, and not by its text alone.",
    source: "WCAG 2.2, 1.4.11 Non-text Contrast, which doesn't ask for it where a text shows the control")

  /// Marks that are visible only by their colour, such as the tick of a checkbox, stand out from their backgrounds.
  public static let markContrast = AuditRule(
    "mark-contrast", .error,
    "A tick, a thumb or another mark has a contrast of 3:1 with what lies behind it.",
    source: "WCAG 2.2, 1.4.11 Non-text Contrast")
}

extension Inspection {
  static let leastTextContrast = 4.5
  static let leastLargeTextContrast = 3.0
  static let leastBoundaryContrast = 3.0
  static let leastMarkContrast = 3.0

  mutating func checkContrast(of item: Sight.Item, in sight: Sight) {
    switch item.content {
    case .text(let text):
      guard let seen = item.contrast(of: text, in: sight) else {
        return add(.onImage, of: .unaudited, at: item.part)
      }
      check(seen.color, seen.contrast, "text", seen.needed, .textContrast, item.part)
    case .mark(let color):
      let color = color.resolved(for: sight.traits)
      guard let contrast = item.behind.contrast(of: color) else {
        return add(.onImage, of: .unaudited, at: item.part)
      }
      check(color, contrast, "mark", Self.leastMarkContrast, .markContrast, item.part)
    case .box(let background, .boundary):
      checkBoundary(of: background, item, in: sight, .boundaryContrast)
    case .box(let background, .labelledBoundary):
      checkBoundary(of: background, item, in: sight, .labelledBoundaryContrast)
    case .link(let link, let text): checkLink(link, in: text, item, in: sight)
    case .box(_, .decoration), .shape: break
    }
  }

  private mutating func check(
    _ color: Color, _ contrast: (ratio: Double, behind: Color), _ word: String, _ needed: Double,
    _ rule: AuditRule, _ part: String
  ) {
    guard contrast.ratio < needed else { return add(nil, of: rule, at: part) }
    let (ratio, behind) = contrast
    let failure = Failure(
      measure: ratio,
      "the contrast of the \(word) \(color.shown) on \(behind.shown) is \(shownRatio(ratio)), "
        + "and \(shownRatio(needed)) is needed",
      suggesting: color.adjusted(for: behind, contrast: needed)?.shown)
    add(failure, of: rule, at: part)
  }

  /// Checks the line, the fill and the rings of a control: one of them has to be visible.
  private mutating func checkBoundary(
    of background: BackgroundStyle, _ item: Sight.Item, in sight: Sight, _ rule: AuditRule
  ) {
    switch item.boundary(of: background, in: sight) {
    case .unknown: add(.onImage, of: .unaudited, at: item.part)
    // A control with a text needs no boundary.
    case .missing where rule == .labelledBoundaryContrast: break
    case .missing:
      add(Failure(measure: 1, "nothing shows where the control is"), of: rule, at: item.part)
    case .seen(let color, let contrast):
      check(color, contrast, "boundary", Self.leastBoundaryContrast, rule, item.part)
    }
  }
}

extension Sight.Item {
  /// The colour of a text, its contrast with the colour behind it, and the contrast that it needs; nil on an image.
  func contrast(
    of text: TextStyle, in sight: Sight
  ) -> (color: Color, contrast: (ratio: Double, behind: Color), needed: Double)? {
    let highlighted = sight.state.contains(.highlighted) ? text.highlightedColor : nil
    let color = (highlighted ?? text.shownColor).resolved(for: sight.traits)
    let behind = text.backgroundColor.map { self.behind.over($0, sight.traits) } ?? self.behind
    guard let contrast = behind.contrast(of: color) else { return nil }
    // The size is read only if it matters, so that the result doesn't depend on more traits than necessary.
    let usual = Inspection.leastTextContrast
    return (color, contrast, contrast.ratio < usual ? text.leastContrast(for: sight.traits) : usual)
  }

  /// The visibility of a control's line, fill and rings.
  enum Boundary {
    /// The colour with the greatest contrast.
    case seen(Color, contrast: (ratio: Double, behind: Color))
    /// There is no boundary on any backdrop.
    case missing
    /// The boundary is an image, or is on one.
    case unknown
  }

  /// The visibility of a background as a boundary.
  func boundary(of background: BackgroundStyle, in sight: Sight) -> Boundary {
    guard background.image == nil else { return .unknown }
    let edges = background.edgeColors(sight.traits, on: behind)
    if let best = behind.greatestContrast(of: edges) { return .seen(best.color, contrast: best.contrast) }
    // The colours of a gradient are known if those behind it are.
    return edges.isEmpty && (background.gradient == nil || behind.colors != nil) ? .missing : .unknown
  }
}

extension BackgroundStyle {
  /// The colours at the edge of the box, each with its opacity.
  func edgeColors(_ traits: TraitCollection, on backdrop: Backdrop) -> [Color] {
    var colors = [self.color.resolved(for: traits)]
    if border.width > 0, !border.borderEdges.isEmpty {
      // The line is drawn over the fill.
      let line = border.color.resolved(for: traits)
      colors.append(line.composited(over: colors[0]))
    }
    colors += shadows.filter(\.isRing).map { $0.color.resolved(for: traits) }
    if gradient != nil { colors += backdrop.under(self, traits).colors?.prefix(1) ?? [] }
    return colors.filter { $0.alpha > 0 }
  }
}

extension ShadowStyle {
  /// Whether the shadow has a sharp edge around the box, and so is a ring rather than a shadow.
  var isRing: Bool { !isInner && blur == 0 && (spread > 0 || x != 0 || y != 0) }
}

extension TextStyle {
  /// The height of a line of the text, in points; if the style doesn't set it, that of most fonts.
  func shownLineHeight(for traits: TraitCollection) -> Double {
    let style = resolved(for: traits)
    return max(style.lineHeight, (style.fontSize ?? Font.defaultSize) * 1.2)
  }

  /// The contrast that the text needs.
  func leastContrast(for traits: TraitCollection) -> Double {
    isLarge(for: traits) ? Inspection.leastLargeTextContrast : Inspection.leastTextContrast
  }

  /// Whether the text is large by WCAG: at least 18 points in print, which are 24 here, or 14 points if it is bold.
  func isLarge(for traits: TraitCollection) -> Bool {
    let style = resolved(for: traits)
    let size = style.fontSize ?? TextStyle.default.fontSize ?? Font.defaultSize
    return size >= 24 || size >= 18.66 && (style.fontWeight ?? .regular) >= .bold
  }
}

extension Failure {
  /// The contrast on an image is unknown.
  static let onImage = Failure("the contrast on an image can't be known")
}

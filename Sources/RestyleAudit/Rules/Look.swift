import Restyle

/// The properties that distinguish one look of a control from another: visible colours, and everything else.
struct Look {
  fileprivate var parts: [Part]

  fileprivate struct Part {
    let name: String
    /// The text or the box without its colours.
    let shape: AnyHashable?
    /// The visible colours, each with its role.
    let colors: [Seen]
  }

  fileprivate struct Seen {
    let kind: String
    let colors: [Color]
    /// The colours that are visible there without this one.
    let instead: [Color]
  }
}

extension Look {
  init(_ sight: Sight) { parts = sight.items.map { Part($0, sight.traits) } }

  /// The minimum distance in OKLab of two colours that people can distinguish when they see one after the other.
  private static let noticeable = 0.02

  /// Whether people can't distinguish both looks.
  func isLike(_ other: Look) -> Bool {
    guard parts.count == other.parts.count else { return false }
    return zip(parts, other.parts).allSatisfy { part, other in
      part.name == other.name && part.shape == other.shape
        && part.colors.elementsEqual(other.colors) {
          $0.kind == $1.kind && Self.areAlike($0.colors, $1.colors)
        }
    }
  }

  private static func areAlike(_ first: [Color], _ second: [Color]) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy { first, second in
        let (first, second) = (first.oklab, second.oklab)
        let difference = SIMD3(
          first.lightness - second.lightness, first.a - second.a, first.b - second.b)
        return (difference * difference).sum().squareRoot() < noticeable
      }
  }

  /// The greatest contrast of a component with what another look has in its place; 1 if nothing changes.
  func change(from other: Look) -> Double {
    var change = 1.0
    for part in parts {
      let old = other.parts.first { $0.name == part.name }
      for seen in part.colors {
        let before = old?.colors.first { $0.kind == seen.kind }?.colors ?? seen.instead
        change = max(change, Self.contrast(seen.colors, before))
      }
      // Another weight, or a line under the text, is as visible as the text.
      guard let old, old.shape != part.shape, let text = part.colors.first(where: { $0.kind == "text" })
      else {
        continue
      }
      change = max(change, Self.contrast(text.colors, text.instead))
    }
    // A component that disappears is as noticeable as one that appears.
    for old in other.parts {
      let part = parts.first { $0.name == old.name }
      for seen in old.colors where part?.colors.contains(where: { $0.kind == seen.kind }) != true {
        change = max(change, Self.contrast(seen.colors, seen.instead))
      }
    }
    return change
  }

  /// The minimum contrast of colours with those at the same indices.
  private static func contrast(_ first: [Color], _ second: [Color]) -> Double {
    zip(first, second).map { $0.contrastRatio(with: $1) }.min() ?? 1
  }
}

extension Look.Part {
  init(_ item: Sight.Item, _ traits: TraitCollection) {
    name = item.part
    let behind = item.behind.colors ?? []
    func seen(_ kind: String, _ color: Color, on backdrop: [Color]) -> Look.Seen? {
      let color = color.resolved(for: traits)
      if color.alpha == 0 { return nil }
      return Look.Seen(kind: kind, colors: backdrop.map { color.composited(over: $0) }, instead: backdrop)
    }
    switch item.content {
    case .shape(let description):
      shape = description
      colors = []
    case .link:
      // The text itself is a separate item.
      shape = nil
      colors = []
    case .mark(let color):
      shape = nil
      colors = [seen("mark", color, on: behind)].compactMap(\.self)
    case .text(let text):
      shape = text.restyled {
        $0.color = nil
        $0.backgroundColor = nil
      }
      colors = [
        seen("text", text.shownColor, on: behind),
        text.backgroundColor.flatMap { seen("text background", $0, on: behind) },
      ].compactMap(\.self)
    case .box(let background, _):
      let fill = item.behind.under(background, traits).colors ?? []
      let border = background.border
      let shadows = background.shadows.enumerated().map { index, shadow in
        let shape =
          "shadow \(index) \(shadow.x) \(shadow.y) \(shadow.blur) \(shadow.spread) \(shadow.isInner)"
        return seen(shape, shadow.color, on: shadow.isInner ? fill : behind)
      }
      let line = border.width > 0 && !border.borderEdges.isEmpty ? border.color : .clear
      let isSeen = line.resolved(for: traits).alpha > 0
      shape = BackgroundStyle(
        image: background.image,
        border: isSeen ? border.restyled { $0.color = .clear } : BorderStyle(cornerRadii: border.cornerRadii))
      colors =
        [Look.Seen(kind: "fill", colors: fill, instead: behind)]
        + [seen("line \(border.width)", line, on: fill)].compactMap(\.self) + shadows.compactMap(\.self)
    }
  }
}

import Restyle

/// The named values that styles refer to.
struct NamedReferences {
  private var references: Set<Reference> = []

  private enum Reference: Hashable {
    case color(ObjectIdentifier)
    case number(UInt64)
    case shadow(ShadowStyle)
    case text(TextStyle.Underlying)
  }
}

extension NamedReferences {
  /// Adds the named values that a style refers to.
  mutating func add(_ style: any Style) {
    visitLeaves(of: style) { _, value in add(value: value) }
  }

  mutating func formUnion(_ other: NamedReferences) { references.formUnion(other.references) }

  mutating func add(value: Any) {
    visitColors(in: value) { add($0) }
    switch value {
    case let number as Double: add(number)
    case let number as any ReferringNumber: add(number.stored)
    case let insets as EdgeInsets: for index in 0..<4 { add(insets.distances[index]) }
    case let radii as CornerRadii: for index in 0..<4 { add(radii.radii[index]) }
    case let length as BoxLength: add(length.$value.stored)
    case let size as Size: for number in [size.$width, size.$height] { add(number.stored) }
    case let image as InlineImage: if let size = image.size { add(value: size) }
    case let shadow as ShadowStyle:
      if shadow.reference != nil { references.insert(.shadow(shadow)) } else { add(shadow.color) }
    case let shadows as [ShadowStyle]: for shadow in shadows { add(value: shadow) }
    case let text as TextStyle: references.formUnion(text.underlying.map { .text($0) })
    case let font as Font: references.formUnion(TextStyle(font: font).underlying.map { .text($0) })
    default: break
    }
  }

  private mutating func add(_ number: Double) {
    if number.isReference { references.insert(.number(number.bitPattern)) }
  }

  private mutating func add(_ color: Color) {
    var open = [color]
    while let color = open.popLast() {
      guard let reference = color.reference else { continue }
      references.insert(.color(ObjectIdentifier(reference)))
      open += reference.meaning.arguments
    }
  }

  func contains(_ value: NamedValue<Color>) -> Bool {
    Color.named(value).reference.map { references.contains(.color(ObjectIdentifier($0))) } ?? false
  }

  func contains(_ value: NamedValue<Double>) -> Bool {
    references.contains(.number(Double.named(value).bitPattern))
  }

  func contains(_ value: NamedValue<[ShadowStyle]>) -> Bool {
    references.contains(.shadow(ShadowStyle.named(value)))
  }

  func contains(_ value: NamedValue<Font>) -> Bool {
    TextStyle(font: .named(value)).underlying.allSatisfy { references.contains(.text($0)) }
  }

  func contains(_ value: NamedValue<TextStyle>) -> Bool {
    TextStyle.named(value).underlying.allSatisfy { references.contains(.text($0)) }
  }
}

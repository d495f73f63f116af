import Restyle
import RestyleRendering

/// The cells' styles of the texts' styles that a renderer has met: most texts share a few.
struct CellStyles: Sendable {
  private let profile: TerminalProfile
  private let traits: TraitCollection
  private let keepsContrast: Bool
  private let sizes: SizeRule
  private var entries: [Entry] = []
  /// Which entry a style has, once there are too many to look through.
  private var indices: [TextStyle: Int] = [:]
  /// The one of the first styles that was met last, and which of them came after each when it was met.
  private var last = 0
  private var successors = [Int](repeating: 0, count: searched)
  /// What leads from one of the first styles to another, once it has been written.
  private var changes = [[UInt8]](repeating: [], count: searched * searched)

  struct Entry: Sendable {
    let style: TextStyle
    let look: CellLook
    let cells: CellStyle
    /// The target of the style's link in printable ASCII.
    let link: [UInt8]?
    let losses: [RenderingProblem.Loss]
    /// The case that tells the style's size, or its own.
    let textCase: TextCase?
    /// Whether a text in the style is as it is everywhere.
    let isOrdinary: Bool

    var hasLosses: Bool { !losses.isEmpty }
  }

  init(_ profile: TerminalProfile, _ options: TerminalRenderer.Options) {
    self.profile = profile
    traits = profile.traits
    keepsContrast = options.keepsContrast
    sizes = options.sizes
  }
}

extension CellStyles {
  private static let searched = 8

  /// The place of a style's entry.
  @inline(__always)
  mutating func index(of style: TextStyle) -> Int {
    // Styles often take turns: what came after the last one comes after it again.
    let expected = successors[last]
    if expected < entries.count, entries[expected].style == style {
      last = expected
      return expected
    }
    return indexElsewhere(style)
  }

  private mutating func indexElsewhere(_ style: TextStyle) -> Int {
    let found = entries.prefix(Self.searched).firstIndex { $0.style == style }
    let index = found ?? (entries.count < Self.searched ? add(style) : indexBeyond(style))
    if index < Self.searched {
      successors[last] = index
      last = index
    }
    return index
  }

  subscript(index: Int) -> Entry {
    @inline(__always) _read { yield entries[index] }
  }

  /// Makes what follows look like a style.
  @inline(__always)
  mutating func change(_ writer: inout SequenceWriter, from old: Int?, to new: Int) {
    guard let old, old < Self.searched, new < Self.searched else {
      return writer.change(to: entries[new].cells)
    }
    let known = changes[old * Self.searched + new]
    guard known.isEmpty else { return writer.append(known, for: entries[new].cells) }
    let start = writer.bytes.count
    writer.change(to: entries[new].cells)
    changes[old * Self.searched + new] = Array(writer.bytes[start...])
  }

  private mutating func indexBeyond(_ style: TextStyle) -> Int {
    if let index = indices[style] { return index }
    let index = add(style)
    indices[style] = index
    return index
  }

  private mutating func add(_ style: TextStyle) -> Int {
    var losses = TerminalAttributes.losses(of: style, tellsSizes: sizes.tellsSizes, isParagraph: false)
    var link: [UInt8]?
    if let reference = style.link {
      do throws(RenderingProblem) {
        link = profile.showsLinks ? try TerminalAttributes.target(reference) : nil
        if link == nil { losses.append(.attribute(StandardTextAttribute.LinkKey.name)) }
      } catch {
        losses.append(error.loss)
      }
    }
    var told = style
    if style.fontSize != nil { sizes.apply?(&told) }
    let look = CellLook(told.resolved(for: traits), link: link)
    let cells = CellStyle(look, on: profile, keepsContrast: keepsContrast)
    let textCase = told.attribute(for: .textCase)
    entries.append(
      Entry(
        style: style, look: look, cells: cells, link: link, losses: losses, textCase: textCase,
        isOrdinary: textCase == style.attribute(for: .textCase) && style.image == nil))
    return entries.count - 1
  }
}

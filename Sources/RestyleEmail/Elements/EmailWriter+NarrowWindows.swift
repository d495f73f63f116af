import Restyle
import RestyleElements
import RestyleHTML

// In windows of phones, columns lie below each other, and words that are wider are broken: by rules that clients without
// stylesheets don't read, since tables know no windows.

extension EmailWriter {
  /// The width of the narrowest window, in points: that of the smallest phones.
  static let narrowWindow = 320.0

  /// About how wide a letter is, in points.
  static func letterWidth(ofSize size: Double?) -> Double { 0.6 * (size ?? Font.defaultSize) }

  /// How wide what comes next can be in the narrowest window, in points.
  var narrowWidth: Double { frames.isEmpty ? Self.narrowWindow : frames[frames.count - 1].narrowWidth }

  /// Notes that what lies in the innermost container needs a width.
  mutating func reserve(_ width: Double) {
    guard let top = frames.indices.last else { return }
    let leastWidth = frames[top].leastWidth
    if frames[top].container.axis == .vertical {
      frames[top].leastWidth = max(leastWidth, width)
    } else {
      frames[top].leastWidth += (leastWidth > 0 ? frames[top].container.spacing : 0) + width
    }
  }

  /// Notes that what comes next is a column, if it lies beside others.
  mutating func countColumn() {
    guard let top = frames.indices.last else { return }
    frames[top].columnCount += 1
  }

  /// The classes of cells that lie below each other in narrow windows.
  mutating func stackedClasses(of frame: Frame) -> (first: Int, next: Int) {
    var below = "display:block!important"
    if frame.container.hasFractions {
      below += ";width:auto!important"
    } else if frame.container.greatestWidth > frame.narrowWidth {
      // What is narrower has a box of its own width in it.
      below += ";width:\(pixels(frame.narrowWidth))px!important"
    }
    let first = classes.number(of: .narrow(below))
    let spacing = pixels(frame.container.spacing)
    guard spacing > 0 else { return (first, first) }
    return (first, classes.number(of: .narrow("\(below);padding:\(spacing)px 0 0!important")))
  }

  /// Appends a text, of which words that are wider than the narrowest window may be broken there, and those that are
  /// wider than the e-mail everywhere: tables grow with their words, and with the e-mail all that lies in it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - size: The size of its font, in points; nil where nothing sets one.
  ///   - room: What of the width lies around it, in points.
  mutating func append(words text: String, ofSize size: Double?, within room: Double) {
    let letter = Self.letterWidth(ofSize: size)
    // Most words are too short to matter, unless something lies beside them.
    guard
      text.utf8[...].mayHaveWord(longerThan: (narrowWidth - room) / letter)
        || frames.indices.contains(where: { frames[$0].container.axis == .horizontal })
        || tables.contains(where: { $0.measured != nil })
    else { return contents.append(content: text) }
    func width(_ text: Substring) -> Double { letter * Double(text.utf8.longestWordCount) }
    let least = width(text[...]) + room
    reserve(least)
    guard least > narrowWidth else { return contents.append(content: text) }
    let whole = frames.isEmpty ? .infinity : frames[0].width
    var rest = text[...]
    while let first = rest.first {
      let piece = rest.prefix { $0.isWhitespace == first.isWhitespace }
      rest = rest[piece.endIndex...]
      let needed = width(piece) + room
      guard needed > narrowWidth else {
        contents.append(content: String(piece))
        continue
      }
      var look = EmailLook()
      if needed > whole {
        look.add("word-break", "break-word")
      } else {
        look.add(classes.number(of: .narrow("word-break:break-word!important")))
      }
      contents.append(verbatim: "<span", attributes: look)
      contents.append(content: String(piece))
      contents.append(verbatim: "</span>")
    }
  }
}

extension Substring.UTF8View {
  /// How many letters the longest piece has that isn't broken: ideographs are pieces by themselves.
  var longestWordCount: Int {
    withContiguousStorageIfAvailable(Self.longestWordCount)
      ?? Array(self).withUnsafeBufferPointer(Self.longestWordCount)
  }

  /// Whether there can be a piece of more letters than some; looks at a few of them.
  fileprivate func mayHaveWord(longerThan limit: Double) -> Bool {
    guard limit >= 1 else { return true }
    guard Double(count) > limit else { return false }
    return withContiguousStorageIfAvailable { bytes in
      let (limit, count) = (Int(limit), bytes.count)
      var start = 0
      while start + limit < count {
        // A piece that goes on from its start has a break among so many bytes, or is that long.
        var index = start + limit
        while index >= start, !(0x00...0x20).contains(bytes[index]) { index -= 1 }
        if index < start { return true }
        start = index + 1
      }
      return false
    } ?? true
  }

  private static func longestWordCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var (longest, length) = (0, 0)
    for byte in bytes {
      switch byte {
      case 0x21..<0x80, 0xC0..<0xE3, 0xEE..<0xF0: length += 1
      // The rest of a letter.
      case 0x80..<0xC0: continue
      default:
        longest = Swift.max(longest, length)
        length = 0
      }
    }
    return Swift.max(longest, length)
  }
}

extension EmailWriter.Frame {
  /// Whether its elements don't fit beside each other in the narrowest window.
  var isTooWide: Bool {
    container.axis == .horizontal && container.firstWidth == nil
      && (columnCount > 1 || leastWidth > narrowWidth)
  }
}

import Restyle
import RestyleElements
@_spi(Outputs) import RestyleRendering

/// The `class` or `style` attributes of what a style is for and of its parts, each after a space.
///
/// Borrowed from its table: each element requests one, and counting references would cost more than writing it.
struct StyledTag: Sendable {
  // Not retained: `CreatedTags` stores all tags that were ever created, and a writer stores it, with the tables that
  // refer to it, while it writes an interface. No tag that it has before or after that is used: those of open elements are dropped with them.
  private let storage: Unmanaged<Storage>

  init(_ storage: Storage) { self.storage = .passUnretained(storage) }

  /// What a table stores of a tag.
  final class Storage: Sendable {
    fileprivate let attributes: TagAttributes
    let content: StyledContent

    init(attributes: TagAttributes, content: StyledContent) {
      self.attributes = attributes
      self.content = content
    }
  }
}

/// The attributes of what a style is for and of its parts, one after another.
struct TagAttributes: Sendable {
  // In one array: separate ones would be retained each time that one is written.
  fileprivate var bytes = Bytes()
  private var ends: [Int] = []
}

extension TagAttributes {
  /// Creates attributes with room for those of some parts.
  init(partCount: Int) {
    bytes.reserveCapacity(32 * partCount)
    ends.reserveCapacity(partCount)
  }

  /// Adds the attribute of the next part, which `write` appends; it is none if nothing is appended.
  mutating func add(_ write: (inout Bytes) -> Void) {
    write(&bytes)
    ends.append(bytes.count)
  }

  fileprivate subscript(part: Int) -> Bytes { Bytes(bytes[place(of: part)]) }

  @inline(__always)
  fileprivate func place(of part: Int) -> Range<Int> { (part == 0 ? 0 : ends[part - 1])..<ends[part] }
}

extension StyledTag {
  // The only access: without it, each would retain what the table stores anyway.
  @inline(__always)
  private func withStorage<Result>(_ body: (Storage) -> Result) -> Result {
    storage._withUnsafeGuaranteedRef(body)
  }

  /// Appends the attribute of a part, by default of the first one.
  @inline(__always)
  func append(_ part: Int = 0, to sink: inout some ByteSink) {
    withStorage { storage in
      storage.attributes.bytes.withUnsafeBufferPointer { bytes in
        sink.append(bytes: UnsafeBufferPointer(rebasing: bytes[storage.attributes.place(of: part)]))
      }
    }
  }

  /// Appends the attribute of a part behind other text.
  @inline(__always)
  func append(behind start: StaticString, _ part: Int = 0, to sink: inout some ByteSink) {
    sink.append(verbatim: start)
    append(part, to: &sink)
  }

  /// Appends the attributes of the first two parts, each behind a text, reserving room for all of it at once.
  @inline(__always)
  func append(behind start: StaticString, then middle: StaticString, to output: inout OutputBuffer) {
    withStorage { storage in
      let (first, second) = (storage.attributes.place(of: 0), storage.attributes.place(of: 1))
      storage.attributes.bytes.withUnsafeBufferPointer { bytes in
        output.append(atMost: start.utf8CodeUnitCount + middle.utf8CodeUnitCount + second.upperBound) {
          room in
          room.append(verbatim: start)
          room.append(bytes: UnsafeBufferPointer(rebasing: bytes[first]))
          room.append(verbatim: middle)
          room.append(bytes: UnsafeBufferPointer(rebasing: bytes[second]))
        }
      }
    }
  }

  /// The attribute of a part, by default of the first one.
  func attribute(_ part: Int = 0) -> Bytes { withStorage { $0.attributes[part] } }

  /// What else the style says in HTML.
  var content: StyledContent { withStorage { $0.content } }

  // Each is read in place: to read the whole content is to copy it.

  /// Whether the style depends on traits.
  @inline(__always)
  var isDynamic: Bool { withStorage { $0.content.isDynamic } }

  /// Whether the style hides what is typed.
  @inline(__always)
  var isSecure: Bool { withStorage { $0.content.isSecure } }

  /// Whether a text in one of the styles alone is written as it is.
  @inline(__always)
  func isPlain(_ index: Int = 0) -> Bool { withStorage { $0.content.arePlain[index] } }

  /// Whether the style asks for attributes besides.
  @inline(__always)
  var hasOtherAttributes: Bool { withStorage { !$0.content.attributes.isEmpty } }

  /// Appends the attributes that the style asks for besides.
  @inline(__always)
  func appendOtherAttributes(to sink: inout some ByteSink) {
    withStorage { sink.append(contentsOf: $0.content.attributes) }
  }
}

/// What a style says beside CSS, stored so that it is not computed again for each element.
struct StyledContent: Sendable {
  /// The styles of the texts; those of a dynamic style may be others in another variant.
  let texts: [TextStyle]
  /// For each, whether a text in this style alone is written as it is.
  let arePlain: [Bool]
  /// Attributes, as they are written.
  private(set) var attributes = Bytes()
  /// Whether what is typed is hidden.
  private(set) var isSecure = false
  /// Whether the style depends on traits.
  private(set) var isDynamic = false
  /// What distinguishes what the style says for some traits from what it says for others.
  private(set) var members: TraitCondition = []
}

extension StyledContent {
  init(texts: [TextStyle] = [], attributes: Bytes = [], isSecure: Bool = false) {
    self.init(texts: texts, arePlain: texts.map(\.isPlain), attributes: attributes, isSecure: isSecure)
  }

  /// The content of what has one text, in one of many styles.
  init(anyOf styles: some Sequence<TextStyle>) {
    let texts = Array(styles)
    self.init(texts: texts, arePlain: [texts.allSatisfy(\.isPlain)])
  }
}

extension TextStyle {
  /// Whether a text in this style alone is written as it is: no transform, link, language or image of its own, one
  /// look of lines, no direction to be found, and no paragraphs to be separated.
  fileprivate var isPlain: Bool {
    !transformsText && link == nil && language == nil && image == nil && !hasTwoLooksOfLines
      && attribute(for: .writingDirection) != .natural && !separatesParagraphs
  }
}

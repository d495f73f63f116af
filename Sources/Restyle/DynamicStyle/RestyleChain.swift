/// A generator of styles and the restylers that follow it: each link adds one restyler to its parent.
///
/// Neither resolving nor letting go of a chain recurses, so it may have any length.
// Safe to share: `parent` changes only when nobody holds the link any more.
final class RestyleChain<Style: Restyle.Style>: @unchecked Sendable {
  typealias Generator = @Sendable (TraitCollection) -> Style
  typealias Restyler = @Sendable (inout Style, TraitCollection) -> Void

  private let memo = StyleMemo()
  private let generateStyle: Generator
  private let restyler: Restyler
  // Counted by hand: going through a chain needn't count each link.
  @exclusivity(unchecked) private var parent: Unmanaged<RestyleChain>?
  private let depth: Int

  init(_ generateStyle: @escaping Generator) {
    self.generateStyle = generateStyle
    restyler = { _, _ in }
    depth = 0
  }

  init(parent: RestyleChain, _ restyler: @escaping Restyler) {
    generateStyle = parent.generateStyle
    self.restyler = restyler
    self.parent = Unmanaged.passRetained(parent)
    depth = parent.depth + 1
  }

  deinit {
    // Ancestors that nobody else holds go one by one: each would recurse into the next.
    var next = parent?.takeRetainedValue()
    while isKnownUniquelyReferenced(&next) {
      let parent = next?.parent?.takeRetainedValue()
      next?.parent = nil
      next = parent
    }
  }
}

extension RestyleChain {
  func style(from traits: TraitCollection) -> Style {
    let defaults = DefaultsInForce.current
    let request = StyleRequest(traits.values.standard, defaults)
    if let kept = memo.kept(for: request, traits.values.custom) {
      return kept._withUnsafeGuaranteedRef { Self.copy($0, readFor: traits) }
    }
    if let style = memo.passing(for: request, traits.values.custom) {
      // Its defaults may not have been kept yet when it was made.
      if defaults.isKept { memo.keep(style) }
      return Self.copy(style, readFor: traits)
    }
    return Self.copy(
      DefaultsInForce.pinning(defaults) { make(for: request, traits, isKept: defaults.isKept) },
      readFor: traits)
  }

  private static func copy(_ remembered: RememberedStyle, readFor traits: TraitCollection) -> Style {
    // What is being made with this style depends on what this style depends on.
    if let recording = traits.recording { recording.record(remembered.reads) }
    defer { withExtendedLifetime(remembered) {} }
    return remembered.style.assumingMemoryBound(to: Style.self).pointee
  }

  /// Makes the style, starting from the nearest ancestor that remembers its own.
  ///
  /// No lock is held while the generator and the restylers run, so they may resolve what they like.
  private func make(for request: StyleRequest, _ traits: TraitCollection, isKept: Bool) -> RememberedStyle {
    let recorder = TraitRecorder()
    let recorded = traits.recorded(by: recorder)
    let style = UnsafeMutablePointer<Style>.allocate(capacity: 1)
    withUnsafeTemporaryAllocation(of: UnsafeRawPointer.self, capacity: depth) { links in
      var link = Unmanaged.passUnretained(self)
      var count = 0
      var start: RememberedStyle?
      while start == nil, let parent = link._withUnsafeGuaranteedRef({ $0.parent }) {
        links.initializeElement(at: count, to: UnsafeRawPointer(link.toOpaque()))
        count += 1
        link = parent
        start = link._withUnsafeGuaranteedRef {
          $0.memo.isEmpty ? nil : $0.memo.style(for: request, traits.values.custom)
        }
      }

      if let start {
        style.initialize(to: Self.copy(start, readFor: recorded))
      } else {
        style.initialize(to: generateStyle(recorded))
        // Whatever else is derived from the generator finds this.
        if count > 0 {
          let copy = UnsafeMutablePointer<Style>.allocate(capacity: 1)
          copy.initialize(to: style.pointee)
          let generated = RememberedStyle(copy, recorder.reads, for: request, traits.values.custom)
          link._withUnsafeGuaranteedRef { $0.memo.insert(generated, isKept: isKept) }
        }
      }
      while count > 0 {
        count -= 1
        Unmanaged<RestyleChain>.fromOpaque(links[count])._withUnsafeGuaranteedRef {
          $0.restyler(&style.pointee, recorded)
        }
      }
    }
    let made = RememberedStyle(style, recorder.reads, for: request, traits.values.custom)
    memo.insert(made, isKept: isKept)
    return made
  }
}

/// A generator of styles and the restylers that follow it: each link adds one restyler to its parent.
final class RestyleChain<Style: Restyle.Style>: StyleChain, @unchecked Sendable {
  typealias Generator = @Sendable (TraitCollection) -> Style
  typealias Restyler = @Sendable (inout Style, TraitCollection) -> Void

  private let generateStyle: Generator
  private let restyler: Restyler
  private let depth: Int
  // Not 0 if the restylers read no more than the generator did when last asked.
  private let restylersReadNoMore = AtomicWord()

  init(_ generateStyle: @escaping Generator) {
    self.generateStyle = generateStyle
    restyler = { _, _ in }
    depth = 0
    super.init(origin: nil)
  }

  init<Source>(_ origin: RestyleChain<Source>, _ transform: @escaping @Sendable (Source) -> Style) {
    // Not counted here: whatever holds the generator holds the link that counts its origin.
    generateStyle = { [unowned(unsafe) origin] traits in transform(origin.style(from: traits)) }
    restyler = { _, _ in }
    depth = 0
    super.init(origin: origin)
  }

  init(parent: RestyleChain, _ restyler: @escaping Restyler) {
    generateStyle = parent.generateStyle
    self.restyler = restyler
    depth = parent.depth + 1
    super.init(parent: parent)
  }

  override func prepare(for traits: TraitCollection) { _ = style(from: traits) }
}

extension RestyleChain {
  func style(from traits: TraitCollection) -> Style {
    let defaults = DefaultsInForce.current
    let request = StyleRequest(traits.values.standard, defaults)
    if let memo = existingMemo {
      if let kept = memo._withUnsafeGuaranteedRef({ $0.kept(for: request, traits.values.custom) }) {
        return kept._withUnsafeGuaranteedRef { Self.copy($0, readFor: traits) }
      }
      if let style = memo._withUnsafeGuaranteedRef({ $0.passing(for: request, traits.values.custom) }) {
        // Its defaults may not have been kept yet when it was made.
        if defaults.isKept { memo._withUnsafeGuaranteedRef { $0.keep(style) } }
        return Self.copy(style, readFor: traits)
      }
    }
    let made = DefaultsInForce.pinning(defaults) {
      memo._withUnsafeGuaranteedRef { make(for: request, traits, in: $0, isKept: defaults.isKept) }
    }
    return Self.copy(made, readFor: traits)
  }

  private static func copy(_ remembered: RememberedStyle, readFor traits: TraitCollection) -> Style {
    // What is being made with this style depends on what this style depends on.
    if let recording = traits.recording { recording.record(remembered.reads) }
    defer { withExtendedLifetime(remembered) {} }
    return remembered.style.assumingMemoryBound(to: Style.self).pointee
  }

  /// Makes and remembers the style, under the system's defaults if it turns out to be made out of itself.
  ///
  /// No lock is held while the generator and the restylers run, so they may resolve what they like.
  private func make(
    for request: StyleRequest, _ traits: TraitCollection, in memo: StyleMemo, isKept: Bool
  ) -> RememberedStyle {
    let making = StyleInMaking(chain: ObjectIdentifier(self), request: request, custom: traits.values.custom)
    let start = memo.begin(making)
    if start != .circular {
      let (style, generated) = making.noted(if: start == .crowded) { generate(for: request, traits) }
      if memo.end(making, with: style, isKept: isKept) {
        if let generated {
          generated.memo._withUnsafeGuaranteedRef {
            $0.insert(generated.style, for: request, isKept: isKept)
          }
        }
        return style
      }
    }
    // Whatever was made on the way to here is made out of styles that nobody meant.
    let style = DefaultsInForce.pinning(.system) { generate(for: request, traits, isAlone: true).style }
    memo.insert(style, for: request, isKept: isKept)
    return style
  }

  /// Makes the style, starting from the nearest ancestor that remembers its own, unless it is to be made alone.
  ///
  /// What the generator made is told too, if restylers followed it: whatever else is derived from it can start there.
  private func generate(
    for request: StyleRequest, _ traits: TraitCollection, isAlone: Bool = false
  ) -> (style: RememberedStyle, generated: (style: RememberedStyle, memo: Unmanaged<StyleMemo>)?) {
    let style = UnsafeMutablePointer<Style>.allocate(capacity: 1)
    let made = RememberedStyle(Style.self, at: style)
    var generated: (style: RememberedStyle, memo: Unmanaged<StyleMemo>)?
    withUnsafeTemporaryAllocation(of: UnsafeRawPointer.self, capacity: depth) { links in
      var link = Unmanaged.passUnretained(self as StyleChain)
      var count = 0
      var start: RememberedStyle?
      while let parent = link._withUnsafeGuaranteedRef({ $0.parent }) {
        links.initializeElement(at: count, to: UnsafeRawPointer(link.toOpaque()))
        count += 1
        link = parent
        // Most links remember nothing.
        guard link._withUnsafeGuaranteedRef({ $0.existingMemo }) != nil, !isAlone else { continue }
        start = link._withUnsafeGuaranteedRef { $0.remembered(for: request, traits.values.custom) }
        if start != nil { break }
      }

      var recorded = traits.recorded(by: made)
      if let start {
        style.initialize(to: Self.copy(start, readFor: recorded))
        recorded.skipReads(recordedBy: made)
        Self.restyle(style, by: links[..<count], for: recorded)
        return
      }
      prepareOrigins(for: traits)
      style.initialize(to: generateStyle(recorded))
      guard count > 0 else { return }
      let reads = made.reads
      let memo = link._withUnsafeGuaranteedRef { $0.memo }
      let isMadeAgain = memo._withUnsafeGuaranteedRef { $0.isMadeAgain(for: request, reads) }
      // Copied before the restylers change it, which will have been in vain if they read no more: as they did last.
      let copy = isMadeAgain || restylersReadNoMore.value == 0 ? Self.remembered(style.pointee) : nil
      recorded.skipReads(recordedBy: made)
      Self.restyle(style, by: links[..<count], for: recorded)
      // If restylers read nothing more, what this remembers answers all that the generator's own style would.
      let readMore = !reads.isSuperset(of: made.reads)
      restylersReadNoMore.set(readMore ? 0 : 1)
      guard let copy, isMadeAgain || readMore else { return }
      copy.record(reads)
      copy.finish(traits.values.custom)
      generated = (copy, memo)
    }
    made.finish(traits.values.custom)
    return (made, generated)
  }

  private static func remembered(_ value: Style) -> RememberedStyle {
    let style = UnsafeMutablePointer<Style>.allocate(capacity: 1)
    style.initialize(to: value)
    return RememberedStyle(Style.self, at: style)
  }

  /// Calls the restylers of some links, the last link's first.
  @inline(__always)
  private static func restyle(
    _ style: UnsafeMutablePointer<Style>, by links: Slice<UnsafeMutableBufferPointer<UnsafeRawPointer>>,
    for traits: TraitCollection
  ) {
    for link in links.reversed() {
      Unmanaged<RestyleChain>.fromOpaque(link)._withUnsafeGuaranteedRef {
        $0.restyler(&style.pointee, traits)
      }
    }
  }
}

/// A generator of styles and the restylers that follow it: each link adds one restyler to its parent.
///
/// Neither resolving nor letting go of a chain recurses, so it may have any length.
// Safe to share: `parent` changes only when nobody holds the link any more.
@usableFromInline
final class RestyleChain<Style: Restyle.Style>: @unchecked Sendable {
  typealias Generator = @Sendable (TraitCollection) -> Style
  typealias Restyler = @Sendable (inout Style, TraitCollection) -> Void

  private let step: Step
  // Counted by hand: going through a chain needn't count each link.
  @exclusivity(unchecked) private var parent: Unmanaged<RestyleChain>?
  @usableFromInline let memo = StyleMemo()

  private enum Step {
    case generate(Generator)
    case restyle(Restyler)
  }

  init(_ generateStyle: @escaping Generator) {
    step = .generate(generateStyle)
  }

  init(parent: RestyleChain, _ restyler: @escaping Restyler) {
    step = .restyle(restyler)
    self.parent = Unmanaged.passRetained(parent)
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
  /// Returns the style for some traits, for which no style is kept.
  @usableFromInline
  func style(from traits: TraitCollection) -> Style {
    let defaults = DefaultsInForce.current
    let request = StyleRequest(traits, defaults)
    let remembered: RememberedStyle
    if let style = memo.style(for: request) {
      // Its defaults may not have been kept yet when it was made.
      if defaults.isKept { memo.keep(style) }
      remembered = style
    } else {
      remembered = DefaultsInForce.pinning(defaults) { make(for: request, traits, isKept: defaults.isKept) }
    }
    // What is being made with this style depends on what this style depends on.
    traits.recording?.record(remembered.reads)
    return withExtendedLifetime(remembered) { remembered.style.assumingMemoryBound(to: Style.self).pointee }
  }

  /// Makes the style, starting from the nearest ancestor that remembers its own.
  ///
  /// No lock is held while the generator and the restylers run, so they may resolve what they like.
  private func make(
    for request: borrowing StyleRequest, _ traits: TraitCollection, isKept: Bool
  ) -> RememberedStyle {
    let recorder = TraitRecorder()
    let recorded = traits.recorded(by: recorder)
    let style = UnsafeMutablePointer<Style>.allocate(capacity: 1)
    var restyles: [Unmanaged<RestyleChain>] = []
    var link = Unmanaged.passUnretained(self)
    while true {
      if let parent = link._withUnsafeGuaranteedRef({ $0.parent }) {
        restyles.append(link)
        link = parent
        guard let start = link._withUnsafeGuaranteedRef({ $0.memo.style(for: request) }) else { continue }
        recorder.record(start.reads)
        style.initialize(to: start.style.assumingMemoryBound(to: Style.self).pointee)
      } else {
        link._withUnsafeGuaranteedRef { $0.generate(into: style, recorded) }
        // Whatever else is derived from the generator finds this.
        if !restyles.isEmpty {
          let copy = UnsafeMutablePointer<Style>.allocate(capacity: 1)
          copy.initialize(to: style.pointee)
          let generated = TypedRememberedStyle(copy, recorder.reads, for: request)
          link._withUnsafeGuaranteedRef { $0.memo.insert(generated, isKept: isKept) }
        }
      }
      break
    }
    for link in restyles.reversed() { link._withUnsafeGuaranteedRef { $0.restyle(style, recorded) } }
    let result = TypedRememberedStyle(style, recorder.reads, for: request)
    memo.insert(result, isKept: isKept)
    return result
  }

  private func generate(into style: UnsafeMutablePointer<Style>, _ traits: TraitCollection) {
    if case .generate(let generate) = step { style.initialize(to: generate(traits)) }
  }

  private func restyle(_ style: UnsafeMutablePointer<Style>, _ traits: TraitCollection) {
    if case .restyle(let restyle) = step { restyle(&style.pointee, traits) }
  }
}

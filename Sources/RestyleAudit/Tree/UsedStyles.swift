import Restyle
import RestyleElements

/// The styles that elements use: their own or default styles, those of runs of their texts, and the styles that any of
/// these contain.
///
/// They are found by reflection, so elements and styles of any kind need no code for it.
struct UsedStyles {
  private var styles: Set<AnyHashable> = []
  /// The named values that the styles refer to.
  private(set) var references = NamedReferences()
}

extension UsedStyles {
  func contains(_ style: some Style & Hashable) -> Bool { styles.contains(AnyHashable(style)) }

  /// Adds the styles of an element, and of the labels and titles that are parts of it.
  mutating func add(_ element: any Element, for traits: TraitCollection) {
    // The row stores an empty title, which it doesn't show.
    if (element as? Row)?.hasHeading == false { return }
    // The content of a custom element is shown by other elements, which are added separately.
    let isComposed = !(element is any PrimitiveElement)
    var waiting = storedValues(in: element)
    if let element = element as? any StyledElement { waiting.append(element.anyStyle) }
    while let value = waiting.popLast() {
      switch value {
      case is ElementContent, is Accessibility: break
      case let text as DisplayText: for run in text.ownRuns { add(run.style) }
      case let text as StyledString: for run in text.runs { add(run.style) }
      case let style as any Style: add(style)
      case let style as any DynamicStyle: if let style = style.anyStyle(from: traits) { add(style) }
      case let part as any StyledElement where !isComposed:
        waiting.append(part.anyStyle)
        waiting += storedValues(in: part)
      default: if !isComposed || isOptional(value) { waiting += storedValues(in: value) }
      }
    }
  }

  /// Adds a style, and the styles that it contains.
  private mutating func add(_ style: any Style) {
    var waiting: [Any] = [style]
    while let value = waiting.popLast() {
      guard let style = value as? any Style else {
        waiting += storedValues(in: value)
        continue
      }
      guard insert(style) else { continue }
      references.add(style)
      switch style {
      case let text as TextStyle:
        // The target of a link doesn't affect its look.
        if text.link != nil { insert(text.restyled { $0.link = nil }) }
      case let segment as SegmentBackgroundStyle: waiting += segment.setValues + [segment.whole]
      case let listed as any PropertyCoded: waiting += listed.setValues
      default: waiting += storedValues(in: style)
      }
    }
  }

  /// Inserts a style, and returns whether it may be new.
  @discardableResult
  private mutating func insert(_ style: any Style) -> Bool {
    (style as? any Hashable).map { styles.insert(AnyHashable($0)).inserted } ?? true
  }
}

extension StyledElement {
  /// The style, without its type.
  fileprivate var anyStyle: Any { style }
}

extension DynamicStyle {
  /// The style for some traits; nil if it depends on something else.
  fileprivate func anyStyle(from traits: TraitCollection) -> (any Restyle.Style)? {
    (traits as? StyleInput).map { style(from: $0) }
  }
}

extension SegmentBackgroundStyle {
  /// The style that the segment belongs to.
  fileprivate var whole: SectionBackgroundStyle {
    SectionBackgroundStyle(
      background: background, topSeparator: topSeparator, bottomSeparator: bottomSeparator)
  }
}

extension PropertyCoded {
  /// The values of the properties that the style sets.
  fileprivate var setValues: [Any] {
    Self.properties.all.compactMap { $0.typed.setValue(of: self, beside: Self.properties.blank) }
  }
}

extension TypedProperty {
  /// The value; nil if it equals that of a style that sets nothing.
  fileprivate func setValue(of root: Root, beside blank: Root) -> Any? {
    let value = root[keyPath: path]
    return value == blank[keyPath: path] ? nil : value
  }
}

private func isOptional(_ value: Any) -> Bool { Mirror(reflecting: value).displayStyle == .optional }

/// The values that a value stores: none for texts, numbers, lists of these, and objects.
private func storedValues(in value: Any) -> [Any] {
  func isPlain(_ value: Any) -> Bool { value is String || value is any Numeric }
  guard !isPlain(value) else { return [] }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .class: return []
  // Such as the bytes of an image, which are many.
  case .collection where mirror.children.first.map { isPlain($0.value) } == true: return []
  default: return mirror.children.map(\.value)
  }
}

// What the styles that this library knows hold: see `HoldingBytes`.

extension Array where Element: HoldingBytes {
  fileprivate var heldByteCount: Int {
    reduce(count * MemoryLayout<Element>.stride) { $0 + $1.heldByteCount }
  }
}

extension Optional where Wrapped: HoldingBytes {
  fileprivate var heldByteCount: Int { self?.heldByteCount ?? 0 }
}

extension KeyedValues where Element: HoldingBytes {
  fileprivate var heldByteCount: Int { isEmpty ? 0 : entries.heldByteCount }
}

extension Boxed where Value: HoldingBytes {
  // Looked into without counting who does: whoever asks holds the box.
  @inline(__always)
  var heldByteCount: Int {
    guard let storage else { return 0 }
    return MemoryLayout<Value>.size
      + Unmanaged.passUnretained(storage)._withUnsafeGuaranteedRef { $0.value.heldByteCount }
  }
}

extension Image: HoldingBytes {
  var heldByteCount: Int {
    switch source {
    case .data(let bytes): bytes.count
    case .url(let url): url.utf8.count
    case .segment(let segment): MemoryLayout<SegmentBackgroundStyle>.size + segment.heldByteCount
    }
  }
}

extension BackgroundStyle: HoldingBytes {
  var heldByteCount: Int { layers.heldByteCount }
}

extension BackgroundStyle.Layers: HoldingBytes {
  var heldByteCount: Int {
    shadows.count * MemoryLayout<ShadowStyle>.stride
      + (gradient?.stops.count ?? 0) * MemoryLayout<Gradient.Stop>.stride + image.heldByteCount
  }
}

extension SegmentBackgroundStyle: HoldingBytes {
  var heldByteCount: Int { background.heldByteCount }
}

extension SectionBackgroundStyle: HoldingBytes {
  var heldByteCount: Int { background.heldByteCount }
}

extension TextAttribute: HoldingBytes {
  var heldByteCount: Int {
    switch value {
    case let text as String: text.utf8.count
    case let link as Link: link.target.utf8.count
    case let language as Language: language.tag.utf8.count
    case let family as Font.Family: family.names.reduce(0) { $0 + $1.utf8.count }
    case let features as Font.Features: features.count * MemoryLayout<Font.Feature>.stride
    case let unknown as UnknownTextAttribute: unknown.name.utf8.count + unknown.value.heldByteCount
    default: 0
    }
  }
}

extension UnknownValue {
  // Nested no deeper than its limit.
  fileprivate var heldByteCount: Int {
    switch self {
    case .string(let value): value.text.utf8.count
    case .array(let values): values.reduce(0) { $0 + MemoryLayout<Self>.size + $1.heldByteCount }
    case .object(let members):
      members.reduce(0) { $0 + MemoryLayout<Member>.size + $1.name.text.utf8.count + $1.value.heldByteCount }
    case .null, .bool, .integer, .unsignedInteger, .number: 8
    }
  }
}

extension TextStyle: HoldingBytes {
  var heldByteCount: Int { attributes.others.heldByteCount }
}

extension TitleSubtitleStyle: HoldingBytes {
  var heldByteCount: Int { title.heldByteCount + subtitle.heldByteCount }
}

extension HeaderFooterStyle: HoldingBytes {
  var heldByteCount: Int { text.heldByteCount + background.heldByteCount }
}

extension SectionStyle: HoldingBytes {
  var heldByteCount: Int { withUnsafePointer(to: self) { Self.heldByteCount(at: UnsafeRawPointer($0)) } }

  // Where it lies, and looking for as little as may be: sections are large, and weighed when they are remembered.
  static func heldByteCount(at address: UnsafeRawPointer) -> Int {
    let style = address.assumingMemoryBound(to: Self.self)
    return style.pointee.rows.heldByteCount + style.pointee.headerOthers.heldByteCount
      + style.pointee.footerOthers.heldByteCount + style.pointee.headerBackground.heldByteCount
      + style.pointee.footerBackground.heldByteCount
  }
}

extension SectionStyle.Rows: HoldingBytes {
  var heldByteCount: Int { background.heldByteCount + selectedBackground.heldByteCount }
}

extension FormStyle: HoldingBytes {
  var heldByteCount: Int { background.heldByteCount }
}

extension TableViewFormStyle: HoldingBytes {
  var heldByteCount: Int { section.heldByteCount + form.heldByteCount }
}

extension StateStyles: HoldingBytes {
  var heldByteCount: Int {
    entries.reduce(entries.count * MemoryLayout<Entry>.stride) { sum, entry in
      sum + ((entry.style as? any HoldingBytes)?.heldByteCount ?? 0)
    }
  }
}

extension BarMetricsStyles: HoldingBytes {
  var heldByteCount: Int {
    BarMetrics.allCases.reduce(0) { $0 + ((self[$1] as? any HoldingBytes)?.heldByteCount ?? 0) }
  }
}

extension ButtonStateStyle: HoldingBytes {
  var heldByteCount: Int { background.heldByteCount + text.heldByteCount }
}

extension ButtonStyle: HoldingBytes {
  var heldByteCount: Int { states.heldByteCount }
}

extension BarButtonStyle: HoldingBytes {
  var heldByteCount: Int { states.heldByteCount }
}

extension DividerStyle: HoldingBytes {
  var heldByteCount: Int { image.heldByteCount }
}

extension SegmentedControlStyle: HoldingBytes {
  var heldByteCount: Int { states.heldByteCount + dividers.heldByteCount + background.heldByteCount }
}

extension SwitchStyle: HoldingBytes {
  var heldByteCount: Int { onImage.heldByteCount + offImage.heldByteCount + states.heldByteCount }
}

extension FieldStyle: HoldingBytes {
  var heldByteCount: Int {
    text.heldByteCount + placeholder.heldByteCount + disabled.heldByteCount + backgrounds.heldByteCount
  }
}

extension CheckboxStateStyle: HoldingBytes {
  var heldByteCount: Int { background.heldByteCount }
}

extension CheckboxStyle: HoldingBytes {
  var heldByteCount: Int { label.heldByteCount + states.heldByteCount }
}

extension ProgressBarStyle: HoldingBytes {
  var heldByteCount: Int { track.heldByteCount }
}

extension FormFieldStyle: HoldingBytes {
  var heldByteCount: Int { label.heldByteCount + help.heldByteCount + error.heldByteCount }
}

extension TableStyle: HoldingBytes {
  var heldByteCount: Int {
    caption.heldByteCount + header.heldByteCount + cell.heldByteCount + background.heldByteCount
  }
}

extension DescriptionListStyle: HoldingBytes {
  var heldByteCount: Int { term.heldByteCount }
}

extension DefaultStyling.Parts: HoldingBytes {
  var heldByteCount: Int {
    let parts: [any HoldingBytes] = [
      text, field, detailText, titleSubtitle, button, barButton, self.switch, segmentedControl,
      sectionBackground, sectionBackgroundSelected, checkbox, radioButton, link, disclosure, progressBar,
      formField, table, descriptionList,
    ]
    return parts.reduce(custom.heldByteCount) { $0 + $1.heldByteCount }
  }
}

import Foundation
import Restyle
import TestSupport
import Testing

@Suite("Laws of the values that styles are made of")
struct ValueLawTests {
  static let types: [any Sampled.Type] = [
    Angle.self, BackgroundStyle.self, BarButtonStyle.self, BarMetrics.self,
    BarMetricsStyles<ButtonStatesStyle>.self, BorderStyle.self, ButtonStateStyle.self, ButtonStyle.self,
    CheckboxStateStyle.self, CheckboxStyle.self, ColorScheme.self, ContentSizeCategory.self, Contrast.self,
    ControlState.self, ControlTransition.self, ControlTransition.Curve.self, CornerRadii.self,
    DisplayGamut.self, DividerStyle.self, EdgeInsets.self, FieldStyle.self,
    FieldStyle.Autocapitalization.self, FieldStyle.Autocorrection.self, FieldStyle.KeyboardType.self,
    FieldStyle.ReturnKeyType.self, FieldStyle.ViewMode.self, Font.TextStyle.self, FormFieldStyle.self,
    FormStyle.self,
    Gradient.self, Gradient.Geometry.self, Gradient.Stop.self, HeaderFooterStyle.self,
    HorizontalAlignment.self, Image.self, Image.MediaType.self, Image.RenderingMode.self,
    Image.ResizingMode.self, Image.Source.self, InsettedStyle<SeparatorStyle>.self, LayoutDirection.self,
    LegibilityWeight.self, ListStyle.self, MinimumSize.self,
    DescriptionListStyle.self, SliderStyle.self, ColorFieldStyle.self, ProgressBarStyle.self, RectCorner.self,
    RectEdge.self, SectionBackgroundStyle.self,
    SectionStyle.self, SectionStyle.Background.self, SegmentBackgroundStyle.self, SegmentPosition.self,
    SegmentedControlStyle.self, SeparatorStyle.self, ShadowStyle.self, Size.self,
    StateStyles<ButtonStateStyle>.self, SwitchStateStyle.self, SwitchStyle.self, TableStyle.self,
    TableViewFormStyle.self,
    TextLine.self, TextShadow.self, TextStroke.self, TitleSubtitleStyle.self, UnitPoint.self,
    UserInterfaceIdiom.self, UserInterfaceSizeClass.self,
  ]

  @Test("What is decoded equals what was encoded, and encodes to the same bytes")
  func codable() async throws {
    try await forEach(Self.types) { (type: any Sampled.Type) throws in
      func check<Value: Sampled>(_ type: Value.Type) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        for sample in Value.samples {
          // In an array, because a bare string or number is no document everywhere.
          let data = try encoder.encode([sample])
          let decoded = try JSONDecoder().decode([Value].self, from: data)
          #expect(decoded == [sample])
          #expect(try encoder.encode(decoded) == data)
        }
      }
      try check(type)
    }
  }

  @Test("A value equals itself and hashes alike, and no other sample")
  func equality() async throws {
    try await forEach(Self.types) { (type: any Sampled.Type) in
      func check<Value: Sampled>(_ type: Value.Type) {
        let again = Value.samples
        for (index, sample) in Value.samples.enumerated() {
          #expect(sample == again[index])
          #expect(sample.hashValue == again[index].hashValue)
          for other in again.dropFirst(index + 1) { #expect(sample != other) }
        }
        #expect(Set(again).count == again.count)
      }
      check(type)
    }
  }

  // Guards the two laws above: a property that no sample varies could be left out of coding and equality unseen.
  @Test("The samples vary each stored property")
  func coverage() async throws {
    try await forEach(Self.types) { (type: any Sampled.Type) throws in
      func check<Value: Sampled>(_ type: Value.Type) throws {
        let samples = Value.samples.map { Mirror(reflecting: $0) }
        let first = try #require(samples.first)
        guard first.displayStyle == .struct else { return }
        for label in first.children.compactMap(\.label) {
          let texts = samples.map { sample in
            sample.children.first { $0.label == label }.map { String(reflecting: $0.value) }
          }
          #expect(Set(texts).count > 1, "no sample varies \(label)")
        }
      }
      try check(type)
    }
  }

  // The same for properties that share a stored one.
  @Test("The samples vary each coded property")
  func codedCoverage() async throws {
    try await forEach(Self.types) { (type: any Sampled.Type) throws in
      func check<Value: Sampled>(_ type: Value.Type) throws {
        let objects = try Value.samples.map { sample in
          try JSONSerialization.jsonObject(with: JSONEncoder().encode([sample])) as? [NSDictionary]
        }
        let keys = Set(objects.flatMap { $0?.first?.allKeys ?? [] }.compactMap { $0 as? String })
        for key in keys {
          let values = Set(objects.map { $0?.first?[key].map { String(describing: $0) } })
          #expect(values.count > 1, "no sample varies \(key)")
        }
      }
      try check(type)
    }
  }

  @Test("Restyling that does nothing changes nothing")
  func identity() async throws {
    try await forEach(Self.types) { (type: any Sampled.Type) in
      func check<Value: Sampled & Style>(_ type: Value.Type) {
        for sample in Value.samples { #expect(sample.restyled { _ in } == sample) }
      }
      if let style = type as? any (Sampled & Style).Type { check(style) }
    }
  }
}

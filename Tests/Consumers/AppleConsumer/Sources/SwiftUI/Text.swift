// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  /// What the stand-in was made of.
  package let components: [Double]
  package let space: RGBColorSpace

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    components = [red, green, blue, opacity]
    space = colorSpace
  }

  public static let red = Color(red: 1, green: 0, blue: 0)
}

public protocol ShapeStyle: Sendable {}
extension Color: ShapeStyle {}

public struct Font: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    package let value: Int
    public static let ultraLight = Self(value: 100)
    public static let thin = Self(value: 200)
    public static let light = Self(value: 300)
    public static let regular = Self(value: 400)
    public static let medium = Self(value: 500)
    public static let semibold = Self(value: 600)
    public static let bold = Self(value: 700)
    public static let heavy = Self(value: 800)
    public static let black = Self(value: 900)
  }

  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Self(-0.3)
    public static let condensed = Self(-0.2)
    public static let standard = Self(0)
    public static let expanded = Self(0.2)
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// What the stand-in was made of.
  package private(set) var name: String?
  package private(set) var size: CGFloat
  package private(set) var weight = Weight.regular
  package private(set) var width = Width.standard
  package private(set) var design = Design.default
  package private(set) var isItalic = false
  package private(set) var hasMonospacedDigits = false
  package private(set) var hasSmallCaps = false

  public static let body = Font(name: "body", size: 17)
  public static let title = Font(name: "title", size: 28)

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(name: nil, size: size, weight: weight ?? .regular, design: design ?? .default)
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name, size: fixedSize) }

  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  public func width(_ width: Width) -> Font { changed { $0.width = width } }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
  public func smallCaps() -> Font { changed { $0.hasSmallCaps = true } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

public struct Text: Sendable {
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public enum TruncationMode: Sendable { case head, tail, middle }

  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let name: String
      public static let solid = Self(name: "solid")
      public static let dot = Self(name: "dot")
      public static let dash = Self(name: "dash")
    }

    package let pattern: Pattern
    package let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = Self()
  }

  /// What the stand-in was made of; an image is the character that stands for one.
  package private(set) var content: AttributedString
  /// The images, in their order, with what was said to each.
  package private(set) var images: [ImageInText] = []

  package struct ImageInText: Sendable {
    package let image: Image
    package var color: Color?
    package var baselineOffset: CGFloat = 0
    package var label = ""
  }

  public init(_ attributedContent: AttributedString) { content = attributedContent }

  public init<S: StringProtocol>(_ content: S) { self.content = AttributedString(String(content)) }

  public init(verbatim content: String) { self.content = AttributedString(content) }

  public init(_ image: Image) {
    content = AttributedString("\u{FFFC}")
    images = [ImageInText(image: image)]
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    var sum = lhs
    sum.content += rhs.content
    sum.images += rhs.images
    return sum
  }

  // They change the font of the view.
  public func fontWeight(_ weight: Font.Weight?) -> Text { modified(weight.map { "weight \($0.value)" }) }
  public func fontWidth(_ width: Font.Width?) -> Text { modified(width.map { "width \($0.value)" }) }
  public func italic() -> Text { modified("italic") }
  public func monospacedDigit() -> Text { modified("monospacedDigit") }

  private func modified(_ modifier: String?) -> Text {
    guard let modifier else { return self }
    var text = self
    text.content[FontModifiers.self] = (content.runs.first?[FontModifiers.self] ?? []) + [modifier]
    return text
  }

  public func foregroundColor(_ color: Color?) -> Text { changed { $0.color = color } }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed { $0.baselineOffset = baselineOffset }
  }
  public func accessibilityLabel(_ label: Text) -> Text {
    changed { $0.label = String(label.content.characters) }
  }

  private func changed(_ change: (inout ImageInText) -> Void) -> Text {
    var text = self
    for index in images.indices { change(&text.images[index]) }
    return text
  }
}

/// What was done to the font of a part of a text.
package enum FontModifiers: AttributedStringKey {
  package typealias Value = [String]
  package static let name = "standIn.fontModifiers"
}

// As in SwiftUI, making one belongs to no actor.
extension Text: PrimitiveView {
  func appliedItself(in environment: EnvironmentValues) -> [Applied] {
    [Applied("text", content)] + environment.textAttributes
  }
}

public struct Image: Sendable {
  public enum TemplateRenderingMode: Sendable { case template, original }

  /// What the stand-in was made of.
  package let image: UIImage
  package private(set) var mode: TemplateRenderingMode?

  public init(uiImage: UIImage) { image = uiImage }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = renderingMode
    return image
  }
}

extension Image: PrimitiveView {
  func appliedItself(in environment: EnvironmentValues) -> [Applied] { [Applied("image", image)] }
}

public enum TextAlignment: CaseIterable, Sendable { case leading, center, trailing }

extension AttributeScopes {
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KerningAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
  }
}

// As in SwiftUI, texts take these from the environment: what is set within a view prevails over what is set around it.

extension EnvironmentValues {
  /// What a text shows of the environment; what has no default is left out until it is set.
  fileprivate var textAttributes: [Applied] {
    let set = [
      foregroundColor.map { Applied("foregroundColor", $0) }, kerning.map { Applied("kerning", $0) },
      baselineOffset.map { Applied("baselineOffset", $0) }, underline.map { Applied("underline", $0) },
      strikethrough.map { Applied("strikethrough", $0) },
    ]
    return set.compactMap(\.self) + [
      Applied("font", font), Applied("textCase", textCase), Applied("lineSpacing", lineSpacing),
      Applied("lineLimit", lineLimit), Applied("minimumScaleFactor", minimumScaleFactor),
      Applied("truncationMode", truncationMode), Applied("multilineTextAlignment", multilineTextAlignment),
    ]
  }
}

extension View {
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  public func foregroundColor(_ color: Color?) -> some View { environment(\.foregroundColor, color) }
  public func kerning(_ kerning: CGFloat) -> some View { environment(\.kerning, kerning) }
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.baselineOffset, baselineOffset)
  }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.underline, .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.strikethrough, .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}

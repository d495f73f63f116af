public import Foundation
public import Restyle

/// A type that creates the values of attributed strings for which Foundation has no types.
///
/// The keys and the numbers of `NSAttributedString` are the same in UIKit and AppKit. Fonts, colours, paragraph styles,
/// shadows and attachments are objects of the framework. If a method returns nil, the attribute is omitted.
///
/// ```swift
/// struct NamedFonts: NativeTextValues {
///   let traits = TraitCollection(preferredContentSizeCategory: .extraLarge)
///
///   func font(for style: TextStyle) -> NSObject? { NSString(string: "\(style.fontSize ?? Font.defaultSize) pt") }
/// }
/// let attributes = TextStyle.preferred(for: .body).nativeAttributes(with: NamedFonts())
/// ```
public protocol NativeTextValues {
  /// The traits of the text's surroundings.
  ///
  /// Styles are resolved for the preferred text size of these traits before their values are created.
  var traits: TraitCollection { get }

  /// Returns the font of a style in its final size, such as a `UIFont`.
  func font(for style: TextStyle) -> NSObject?

  /// Returns a colour, such as a `UIColor`.
  ///
  /// The colour still has all of its variants, for frameworks whose colours depend on traits.
  func color(_ color: Color) -> NSObject?

  /// Returns the paragraph style of a style in its final size, such as an `NSParagraphStyle`.
  func paragraphStyle(for style: TextStyle) -> NSObject?

  /// Returns a shadow, such as an `NSShadow`.
  ///
  /// - Parameters:
  ///   - shadow: The shadow.
  ///   - style: The style that has the shadow. A shadow without a colour has that of the text.
  /// - Returns: The shadow; nil to omit it.
  func shadow(_ shadow: TextShadow, of style: TextStyle) -> NSObject?

  /// Returns the attachment of an image in a text, such as an `NSTextAttachment`.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The style of the text around it, in its final size.
  /// - Returns: The attachment; nil to show the image's alternative text.
  func attachment(for image: InlineImage, in style: TextStyle) -> NSObject?
}

extension NativeTextValues {
  /// Returns nil, for no font.
  public func font(for style: TextStyle) -> NSObject? { nil }

  /// Returns nil, for no colour.
  public func color(_ color: Color) -> NSObject? { nil }

  /// Returns nil, for no paragraph style.
  public func paragraphStyle(for style: TextStyle) -> NSObject? { nil }

  /// Returns nil, for no shadow.
  public func shadow(_ shadow: TextShadow, of style: TextStyle) -> NSObject? { nil }

  /// Returns nil, for no attachment.
  public func attachment(for image: InlineImage, in style: TextStyle) -> NSObject? { nil }
}

/// The values on systems without a view framework: attributed strings have only types of Foundation.
public struct FoundationTextValues: NativeTextValues, Hashable, Sendable {
  /// The traits of the text's surroundings.
  public var traits: TraitCollection

  /// Creates values for the traits of a text's surroundings.
  public init(for traits: TraitCollection = TraitCollection()) { self.traits = traits }
}

import Foundation
import Restyle
import RestyleFoundation

/// Values that say what they were asked for.
struct DescribingTextValues: NativeTextValues {
  var traits = TraitCollection()

  func font(for style: TextStyle) -> NSObject? {
    NSString(string: "\(style.fontSize ?? 0) \(style.fontWeight?.value ?? 0)")
  }

  func color(_ color: Color) -> NSObject? { NSString(string: color.debugDescription) }

  func paragraphStyle(for style: TextStyle) -> NSObject? {
    NSString(string: "\(style.alignment) \(style.lineHeight)")
  }

  func shadow(_ shadow: TextShadow, of style: TextStyle) -> NSObject? {
    NSString(string: "\(shadow.blur) \(style.color?.debugDescription ?? "-")")
  }

  func attachment(for image: InlineImage, in style: TextStyle) -> NSObject? {
    if case .url = image.image.source { nil } else { NSString(string: image.alternative) }
  }
}

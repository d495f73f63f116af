import Foundation
import Restyle
import RestyleFoundation

/// Values that say all that they are asked for, as those of a view framework.
struct CompleteTextValues: NativeTextValues {
  var traits = TraitCollection()

  func font(for style: TextStyle) -> NSObject? { NSString(string: "\(style.font)") }
  func color(_ color: Color) -> NSObject? { NSString(string: color.debugDescription) }
  func shadow(_ shadow: TextShadow, of style: TextStyle) -> NSObject? { NSString(string: "\(shadow)") }

  func paragraphStyle(for style: TextStyle) -> NSObject? { NSString(string: style.debugDescription) }

  func attachment(for image: InlineImage, in style: TextStyle) -> NSObject? {
    NSString(string: image.alternative)
  }
}

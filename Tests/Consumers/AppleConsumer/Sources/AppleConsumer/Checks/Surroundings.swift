import Expectations
import Restyle
import RestyleUIKit
import UIKit

extension UIView {
  /// Puts the view where it is light or dark, and narrow or wide.
  func show(in scheme: UIUserInterfaceStyle, _ sizeClass: UIUserInterfaceSizeClass = .compact) {
    traitOverrides.userInterfaceStyle = scheme
    traitOverrides.horizontalSizeClass = sizeClass
  }
}

extension Expectations {
  /// Waits until views have followed the defaults: as soon as the main actor is free.
  func wait(until isDone: () -> Bool) async {
    for _ in 0..<10_000 where !isDone() { try? await Task.sleep(for: .milliseconds(1)) }
  }
}

extension UIColor {
  /// The components in some surroundings.
  func components(in traits: UITraitCollection) -> [CGFloat]? {
    resolvedColor(with: traits).cgColor.components
  }
}

extension Color {
  /// The components in some surroundings, as UIKit has them.
  func components(in traits: UITraitCollection) -> [CGFloat]? {
    let color = resolved(for: TraitCollection(traits))
    return [color.red, color.green, color.blue, color.alpha]
  }
}

extension UIFont {
  var weight: CGFloat? {
    (fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: CGFloat])?[.weight]
  }
  var width: CGFloat? {
    (fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: CGFloat])?[.width]
  }
}

extension NSAttributedString {
  /// An attribute at the first character.
  func attribute<Value>(_ key: NSAttributedString.Key) -> Value? {
    length == 0 ? nil : attributes(at: 0, effectiveRange: nil)[key] as? Value
  }
}

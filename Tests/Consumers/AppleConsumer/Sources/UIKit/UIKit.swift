// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// What stands in for UIKit: the declarations that Restyle and the tests use, as the public documentation gives them.
// They keep what is set, and draw nothing. Views aren't `NSObject`s, because on Linux that class belongs to no actor.
@_exported import Foundation
@_exported import UIFoundation

// Declared by the Objective-C runtime.

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? any Associating)?.associations[key]
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  (object as? any Associating)?.associations[key] = value
}

protocol Associating: AnyObject {
  var associations: [UnsafeRawPointer: Any] { get set }
}

// Declared by Core Graphics.

public final class CGColor: Equatable, Sendable {
  public let components: [CGFloat]?
  package let colorSpaceName: String

  init(components: [CGFloat], colorSpaceName: String) {
    self.components = components
    self.colorSpaceName = colorSpaceName
  }

  public var alpha: CGFloat { components?.last ?? 0 }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.components == rhs.components && lhs.colorSpaceName == rhs.colorSpaceName
  }
}

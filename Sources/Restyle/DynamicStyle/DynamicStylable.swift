/// A type with a dynamic style, which it applies again when its surroundings change.
///
/// ```swift
/// final class SectionView: DynamicStylable {
///   var dynamicStyle = DynamicSectionStyle.default
///   var styleInput = TraitCollection() { didSet { applyStylingIfNeeded() } }
///   var appliedStyle: SectionStyle?
///   var minimumHeight = 0.0
///
///   func applyStyle(_ style: SectionStyle) { minimumHeight = style.minRowHeight }
/// }
/// ```
public protocol DynamicStylable {
  /// The type of the dynamic style.
  associatedtype DynamicStyle: Restyle.DynamicStyle

  /// The dynamic style.
  var dynamicStyle: DynamicStyle { get }

  /// The input for resolving styles, usually the traits of the surroundings.
  var styleInput: DynamicStyle.StyleInput { get }

  /// The style that was applied last; nil before the first one.
  ///
  /// Provide only the storage. `applyStyling()` updates it.
  var appliedStyle: DynamicStyle.Style? { get set }

  /// Applies a style.
  mutating func applyStyle(_ style: DynamicStyle.Style)
}

extension DynamicStylable {
  /// The style for the current surroundings and defaults.
  public var currentStyle: DynamicStyle.Style { dynamicStyle.style(from: styleInput) }

  /// Applies the current style.
  public mutating func applyStyling() { apply(currentStyle) }

  fileprivate mutating func apply(_ style: DynamicStyle.Style) {
    applyStyle(style)
    appliedStyle = style
  }
}

extension DynamicStylable where DynamicStyle.Style: Equatable {
  /// Applies the current style, unless it is the one that was applied last.
  ///
  /// - Returns: Whether the style was applied.
  @discardableResult
  public mutating func applyStylingIfNeeded() -> Bool {
    let style = currentStyle
    guard style != appliedStyle else { return false }
    apply(style)
    return true
  }
}

// Objects can be styled through constants too.
extension DynamicStylable where Self: AnyObject {
  /// Applies the current style.
  public func applyStyling() {
    var object = self
    object.apply(currentStyle)
  }
}

extension DynamicStylable where Self: AnyObject, DynamicStyle.Style: Equatable {
  /// Applies the current style, unless it is the one that was applied last.
  ///
  /// - Returns: Whether the style was applied.
  @discardableResult
  public func applyStylingIfNeeded() -> Bool {
    let style = currentStyle
    guard style != appliedStyle else { return false }
    var object = self
    object.apply(style)
    return true
  }
}

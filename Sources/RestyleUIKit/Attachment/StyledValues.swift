#if canImport(UIKit) && !os(watchOS)
  import Restyle
  import RestyleFoundation
  import UIKit

  /// What styles have set on an object, and what the app had set before.
  ///
  /// A value is the style's while the style sets it, and the app's otherwise: where a style sets nothing any more, the
  /// app's value comes back, unless the app has set another one since.
  @MainActor
  final class StyledValues {
    private var entries: [AnyHashable: Any] = [:]

    private struct Entry<Value> {
      let own: Value
      // As the object returns it, which may not be what it was given.
      let styled: Value
    }
  }

  extension StyledValues {
    /// Sets a value; nil if the style doesn't set it.
    func set<Value: Equatable>(
      _ value: Value?, for key: some Hashable, get: () -> Value, set: (Value) -> Void
    ) {
      guard value != nil || entries[key] != nil else { return }
      let current = get()
      let own = own(for: key, current: current)
      if let value {
        set(value)
        entries[key] = Entry(own: own, styled: get())
      } else if entries.removeValue(forKey: key) != nil, own != current {
        set(own)
      }
    }

    /// Returns the app's value, which the style's may be shown instead of.
    func own<Value: Equatable>(for key: some Hashable, current: Value) -> Value {
      guard let entry = entries[key] as? Entry<Value>, entry.styled == current else { return current }
      return entry.own
    }

    /// Sets a property of an object; nil if the style doesn't set it.
    func set<Root: AnyObject, Value: Equatable>(
      _ path: ReferenceWritableKeyPath<Root, Value>, of object: Root, to value: Value?
    ) {
      set(value, for: path, get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }

    /// Sets a property that may be nil; nil if the style doesn't set it.
    func set<Root: AnyObject, Value: Equatable>(
      _ path: ReferenceWritableKeyPath<Root, Value?>, of object: Root, to value: Value?
    ) {
      set(
        value.map(Optional.some), for: path, get: { object[keyPath: path] },
        set: { object[keyPath: path] = $0 })
    }

    /// Sets a property of a value; nil if the style doesn't set it.
    func set<Root, Value: Equatable>(
      _ path: WritableKeyPath<Root, Value>, in root: inout Root, to value: Value?
    ) {
      var changed = root
      set(value, for: path, get: { changed[keyPath: path] }, set: { changed[keyPath: path] = $0 })
      root = changed
    }

    /// Sets a property of a value, which may be nil; nil if the style doesn't set it.
    func set<Root, Value: Equatable>(
      _ path: WritableKeyPath<Root, Value?>, in root: inout Root, to value: Value?
    ) {
      var changed = root
      set(
        value.map(Optional.some), for: path, get: { changed[keyPath: path] },
        set: { changed[keyPath: path] = $0 })
      root = changed
    }

    /// Returns the attributes of a text with those of a style in place of the app's.
    ///
    /// - Parameters:
    ///   - style: The style; the components of the font that it doesn't set are those of the app's.
    ///   - current: The attributes that are shown.
    ///   - text: Identifies the text among those of the object.
    ///   - traits: The traits to resolve for.
    /// - Returns: The attributes to show; nil if the style sets none and none has to come back.
    func attributes(
      of style: TextStyle, over current: [NSAttributedString.Key: Any], of text: some Hashable,
      for traits: TraitCollection
    ) -> [NSAttributedString.Key: Any]? {
      var native = UIKitTextValues(for: traits)
      let fontKey = AttributeKey(text: text, name: .font)
      native.ownFont = own(for: fontKey, current: current[.font] as? NSObject) as? UIFont
      let styled = style.nativeAttributes(with: native)
      var result = current
      var isChanged = false
      for name in Set(current.keys).union(styled.keys) {
        set(
          styled[name].map(Optional.some), for: AttributeKey(text: text, name: name),
          get: { result[name] as? NSObject },
          set: {
            result[name] = $0
            isChanged = true
          })
      }
      return isChanged ? result : nil
    }

    private struct AttributeKey: Hashable {
      let text: AnyHashable
      let name: NSAttributedString.Key

      init(text: some Hashable, name: NSAttributedString.Key) {
        self.text = AnyHashable(text)
        self.name = name
      }
    }
  }

  extension UIView {
    /// What styles have set on the view.
    var styledValues: StyledValues { AttachedStyles.values(of: self) }

    /// The tint that was set for the view itself; nil while it has that of its superview.
    var ownTintColor: UIColor? {
      get {
        let shown = tintColor
        tintColor = nil
        guard shown != tintColor else { return nil }
        tintColor = shown
        return shown
      }
      set { tintColor = newValue }
    }
  }

  extension ListedStyle {
    /// The value of a property; nil if it is that of a new style, in which nothing is set.
    func setValue<Value: Equatable>(of property: KeyPath<Self, Value>) -> Value? {
      let value = self[keyPath: property]
      return value == Self.properties.blank[keyPath: property] ? nil : value
    }
  }
#endif

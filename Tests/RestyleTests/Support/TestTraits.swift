import Restyle
import Testing

struct Density: TraitKey {
  static let name = "density"
  static let defaultValue = 1
}

extension TraitKey where Self == Density { static var density: Self { Self() } }

extension TraitCollection {
  var density: Int {
    get { self[.density] }
    set { self[.density] = newValue }
  }
}

struct Zoom: TraitKey {
  static let name = "zoom"
  static let defaultValue = 1.0
}

/// Has the name of another key.
struct OtherDensity: TraitKey {
  static let name = "density"
  static let defaultValue = ""
}

/// A change of one trait, for tests that go through all traits.
struct TraitChange: Sendable, CustomTestStringConvertible {
  let name: String
  let change: @Sendable (inout TraitCollection) -> Void
  /// Reads the trait and says what it is.
  let read: @Sendable (TraitCollection) -> String

  var testDescription: String { name }

  private init<Value: Sendable>(
    _ name: String, _ trait: any WritableKeyPath<TraitCollection, Value> & Sendable, _ value: Value
  ) {
    self.name = name
    change = { $0[keyPath: trait] = value }
    read = { "\($0[keyPath: trait])" }
  }

  /// One for each trait: none is the default.
  static let all: [TraitChange] = [
    TraitChange("horizontalSizeClass", \.horizontalSizeClass, .compact),
    TraitChange("verticalSizeClass", \.verticalSizeClass, .regular),
    TraitChange("displayScale", \.displayScale, 3),
    TraitChange("colorScheme", \.colorScheme, .dark),
    TraitChange("contrast", \.contrast, .increased),
    TraitChange("preferredContentSizeCategory", \.preferredContentSizeCategory, .extraLarge),
    TraitChange("layoutDirection", \.layoutDirection, .rightToLeft),
    TraitChange("idiom", \.idiom, .terminal),
    TraitChange("legibilityWeight", \.legibilityWeight, .bold),
    TraitChange("gamut", \.gamut, .displayP3),
    TraitChange("reduceMotion", \.reduceMotion, true),
    TraitChange("reduceTransparency", \.reduceTransparency, true),
    TraitChange("density", \.density, 2),
  ]
}

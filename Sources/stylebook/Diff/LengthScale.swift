import Restyle

/// The lengths and radii that a design has names for.
struct LengthScale {
  private let lengths: Set<Double>
  private let radii: Set<Double>

  init(_ values: DesignValues) {
    lengths = Set(values.lengths.map(\.value))
    radii = Set(values.cornerRadii.map(\.value))
  }

  /// Whether a property has a length that the design has a name for; nil if it is no insets, spacing or radius, or if the
  /// design names none.
  func holds(_ value: Any?, at path: String) -> Bool? {
    let names = path.split(separator: ".")
    let owner = names.dropLast().last ?? ""
    let named = owner == "cornerRadii" ? radii : lengths
    let isOnScale =
      owner == "cornerRadii" || owner.hasSuffix("nsets") || path.lowercased().hasSuffix("spacing")
    guard let number = value as? Double, isOnScale, !named.isEmpty else { return nil }
    return number == 0 || named.contains(number.magnitude)
  }
}

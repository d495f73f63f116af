extension Font {
  /// A set of OpenType features, with one value for each tag, sorted by tag.
  ///
  /// Merging two sets combines their features. If both have a tag, the overlay's value wins.
  public struct Features: Hashable, Sendable {
    private var features: [Feature] = []

    /// Creates an empty set.
    public init() {}

    /// Creates a set from features; the last of several values for one tag wins.
    ///
    /// - Complexity: O(*n* log *n*) for *n* features.
    public init(_ features: some Sequence<Feature>) {
      // A stable sort: among features with the same tag, the last one stays last.
      for feature in features.sorted(by: { $0.tag < $1.tag }) { append(feature) }
    }
  }
}

extension Font.Features {
  /// Adds a feature, or changes its value.
  public mutating func insert(_ feature: Font.Feature) {
    let index = position(of: feature.tag)
    if index < features.count, features[index].tag == feature.tag {
      features[index] = feature
    } else {
      features.insert(feature, at: index)
    }
  }

  /// Returns the features with those of `overlay` merged over them.
  ///
  /// - Complexity: O(*n*) in the number of features in both sets.
  public func merging(_ overlay: Self) -> Self {
    var merged = Self()
    merged.features.reserveCapacity(count + overlay.count)
    var rest = features[...]
    for feature in overlay {
      while let first = rest.first, first.tag < feature.tag { merged.append(rest.removeFirst()) }
      if rest.first?.tag == feature.tag { rest.removeFirst() }
      merged.append(feature)
    }
    for feature in rest { merged.append(feature) }
    return merged
  }

  /// Returns the value for a tag, or nil if it isn't set.
  public func value(for tag: String) -> Int? {
    let index = position(of: tag)
    return index < features.count && features[index].tag == tag ? features[index].value : nil
  }

  /// Adds a feature whose tag comes after all others, or is the last one's.
  private mutating func append(_ feature: Font.Feature) {
    if features.last?.tag == feature.tag { features.removeLast() }
    features.append(feature)
  }

  /// Returns the index of a tag, or the index at which to insert it.
  private func position(of tag: String) -> Int {
    features.partitionPoint { $0.tag >= tag }
  }
}

extension Font.Features: RandomAccessCollection {
  /// The position of the first feature.
  public var startIndex: Int { features.startIndex }
  /// The position after the last feature.
  public var endIndex: Int { features.endIndex }
  /// The feature at a position.
  public subscript(position: Int) -> Font.Feature { features[position] }
}

extension Font.Features: ExpressibleByArrayLiteral {
  /// Creates a set from features; the last of several values for one tag wins.
  public init(arrayLiteral elements: Font.Feature...) {
    self.init()
    // Most literals are empty, and sorting them would allocate.
    if !elements.isEmpty { self.init(elements) }
  }
}

extension Font.Features: Codable {
  /// Decodes an object with a non-negative number for each tag.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: NameCodingKey.self)
    var features: [Font.Feature] = []
    for key in container.allKeys.sorted() {
      let value = try container.decode(Int.self, forKey: key)
      guard value >= 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "\(value) is out of range: a value here is a whole number that is not negative")
      }
      do {
        features.append(try Font.Feature(tag: key.stringValue, value: value))
      } catch {
        throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "\(error)")
      }
    }
    self.init(features)
  }

  /// Encodes an object with a number for each tag.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NameCodingKey.self)
    for feature in self {
      try container.encode(feature.value, forKey: NameCodingKey(feature.tag))
    }
  }
}

extension Font.Features: SwiftSourceConvertible {
  var swiftSource: String { "[" + map(\.swiftSource).joined(separator: ", ") + "]" }
}

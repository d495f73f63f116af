extension Font {
  /// A set of OpenType features with at most one value for each tag, in the order of the tags.
  ///
  /// Merging two sets keeps the features of both; where both have a tag the overlay's value wins.
  public struct Features: Hashable, Sendable {
    private var features: [Feature] = []

    /// Collects features; of several values for one tag the last wins.
    public init(_ features: some Sequence<Feature> = []) {
      for feature in features { insert(feature) }
    }
  }
}

extension Font.Features {
  /// Adds a feature, or changes its value.
  public mutating func insert(_ feature: Font.Feature) {
    let index = features.firstIndex { $0.tag >= feature.tag } ?? features.count
    if index < features.count, features[index].tag == feature.tag {
      features[index] = feature
    } else {
      features.insert(feature, at: index)
    }
  }

  /// Returns these features with those of `overlay` over them.
  public func merging(_ overlay: Self) -> Self {
    var merged = self
    for feature in overlay { merged.insert(feature) }
    return merged
  }

  /// The value that is set for a tag, nil if there is none.
  public func value(for tag: String) -> Int? {
    features.first { $0.tag == tag }?.value
  }
}

extension Font.Features: RandomAccessCollection {
  /// The first position.
  public var startIndex: Int { features.startIndex }
  /// The position past the last feature.
  public var endIndex: Int { features.endIndex }
  /// The feature at a position.
  public subscript(position: Int) -> Font.Feature { features[position] }
}

extension Font.Features: ExpressibleByArrayLiteral {
  /// Collects features; of several values for one tag the last wins.
  public init(arrayLiteral elements: Font.Feature...) {
    self.init(elements)
  }
}

extension Font.Features: Codable {
  /// Decodes an object with a number for each tag.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: NameCodingKey.self)
    for key in container.allKeys.sorted() {
      let value = try container.decode(Int.self, forKey: key)
      do {
        insert(try Font.Feature(tag: key.stringValue, value: value))
      } catch {
        throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "\(error)")
      }
    }
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

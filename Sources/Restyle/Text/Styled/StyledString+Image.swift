extension InlineImage {
  /// The character for an image in a text: U+FFFC, the object replacement character.
  public static let character: Unicode.Scalar = "\u{FFFC}"
}

extension StyledText {
  /// Creates a text from an image.
  public init(_ image: InlineImage, style: TextStyle = TextStyle()) {
    self.init(String(InlineImage.character), style: style.restyled { $0.image = image })
  }

  /// The text with images replaced by their alternative texts, for outputs without images.
  ///
  /// Directions that an alternative text opens end with it. It closes no direction of the text around it.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var textWithoutImages: String {
    // Most texts have no image.
    guard style.attributes.hasRare, let image = style.image else { return text }
    let alternative = OpenDirections.balanced(whole: image.alternative)
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == InlineImage.character {
        result += alternative
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}

extension StyledString {
  /// Creates a string from an image.
  public init(_ image: InlineImage, style: TextStyle = TextStyle()) {
    self.init(CollectionOfOne(StyledText(image, style: style)))
  }

  /// The text with images replaced by their alternative texts, for outputs without images.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var textWithoutImages: String { runs.reduce(into: "") { $0 += $1.textWithoutImages } }
}

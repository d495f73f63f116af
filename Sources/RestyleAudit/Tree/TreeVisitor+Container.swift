extension TreeVisitor {
  /// An open element, with the properties that affect all elements in it.
  struct Container {
    let scope: Int
    /// The number of layers around it.
    let layers: Int
    /// Whether buttons in it are as wide as their content, as far as it is known.
    let keepsWidth: Bool
    /// Whether assistive technologies ignore its content.
    let isHidden: Bool
    /// Whether its content is visible only once people have opened or chosen something.
    let isRevealed: Bool
    /// Whether it is a part of the page that has its own headers and footers.
    let isPart: Bool
  }
}

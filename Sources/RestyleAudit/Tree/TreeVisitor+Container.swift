extension TreeVisitor {
  /// What is open, and what that says of all in it.
  struct Container {
    let scope: Int
    /// How many layers are around it.
    let layers: Int
    /// Whether buttons in it are as wide as their content, as far as it is known.
    let keepsWidth: Bool
    /// Whether assistive technologies ignore what is in it.
    let isHidden: Bool
    /// Whether people see what is in it only once they have opened or chosen something.
    let isRevealed: Bool
    /// Whether it is a part of the page, whose headers and footers aren't those of the page.
    let isPart: Bool
  }
}

/// A part of a page that people who hear the page can jump to.
///
/// ```swift
/// let page = Stack(spacing: 24) {
///   Stack(.horizontal, spacing: 16) {
///     Hyperlink("Orders", to: "/orders")
///     Hyperlink("Settings", to: "/settings")
///   }
///   .landmark(.navigation)
///   Stack(spacing: 8) {
///     Label("Orders").heading(1)
///     Label("None so far.")
///   }
///   .landmark(.main)
/// }
/// ```
///
/// If a page has several landmarks of one kind, name each with `accessibilityLabel(_:)`. Pages write landmarks as
/// elements of HTML. Other outputs show only the stack.
public enum Landmark: String, Hashable, Sendable, Codable, CaseIterable {
  /// The beginning of all pages of a site, such as its name and its navigation.
  ///
  /// Within the main part, it isn't a landmark.
  case header
  /// Links to pages, or to parts of the page.
  case navigation
  /// The main content; a page has one.
  case main
  /// Content that complements the main content, and makes sense without it.
  case complementary
  /// A search, or a filter.
  case search
  /// The end of all pages of a site, such as its terms.
  ///
  /// Within the main part, it isn't a landmark.
  case footer
}

extension Stack {
  /// Returns the stack as a landmark of the page.
  public func landmark(_ landmark: Landmark) -> Stack { with { $0.accessibility.role = .landmark(landmark) } }
}

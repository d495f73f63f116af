/// A part of a page that people who can't see it may jump to.
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
/// Several of a kind need names, as by `accessibilityLabel(_:)`. Pages write landmarks as elements of HTML; other outputs
/// have none, and show the stack alone.
public enum Landmark: String, Hashable, Sendable, Codable, CaseIterable {
  /// What comes first on all pages of a site, such as its name and its navigation; within the main part, it is none.
  case header
  /// Links to pages, or to parts of the page.
  case navigation
  /// What the page is about; one of a page.
  case main
  /// What complements the main content, and makes sense without it.
  case complementary
  /// A search, or a filter.
  case search
  /// What comes last on all pages of a site, such as its terms; within the main part, it is none.
  case footer
}

extension Stack {
  /// Returns the stack as a landmark of the page.
  public func landmark(_ landmark: Landmark) -> Stack { with { $0.accessibility.role = .landmark(landmark) } }
}

import Restyle
import TestSupport
import Testing

// The published tables once more, turned round: by category as Apple lays them out, where the sources keep
// one row for each style.
private let published: [(category: ContentSizeCategory, sizes: [Double], leadings: [Double])] = [
  (.extraSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11], [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13]),
  (.small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11], [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13]),
  (.medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11], [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13]),
  (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11], [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13]),
  (.extraLarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13], [43, 37, 30, 28, 24, 24, 23, 22, 20, 19, 18]),
  (
    .extraExtraLarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
    [46, 39, 32, 30, 26, 26, 25, 24, 22, 21, 20]
  ),
  (
    .extraExtraExtraLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
    [48, 41, 34, 32, 29, 29, 28, 28, 24, 23, 22]
  ),
  (
    .accessibilityMedium, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
    [52, 46, 41, 38, 34, 34, 32, 31, 29, 28, 25]
  ),
  (
    .accessibilityLarge, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
    [57, 51, 47, 44, 40, 40, 39, 37, 33, 32, 30]
  ),
  (
    .accessibilityExtraLarge, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
    [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35]
  ),
  (
    .accessibilityExtraExtraLarge, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
    [66, 62, 59, 58, 56, 56, 52, 50, 46, 44, 41]
  ),
  (
    .accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
    [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48]
  ),
]

// SF Pro's tracking in thousandths of an em, which Apple publishes beside the points.
private let publishedThousandths: [(size: Double, tracking: Double)] = [
  (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
  (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8),
  (27, 11), (28, 14), (29, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10),
  (37, 10), (38, 10), (39, 10), (40, 10), (41, 9), (42, 9), (43, 9), (44, 8), (45, 8), (46, 8), (47, 8),
  (48, 8), (49, 7), (50, 7), (51, 7), (52, 6), (53, 6), (54, 6), (56, 6), (58, 5), (60, 4), (62, 4), (64, 4),
  (66, 3), (68, 2), (70, 2), (72, 2), (76, 1), (80, 0), (84, 0), (88, 0), (92, 0), (96, 0),
]

@Suite struct TextStyleTableTests {
  @Test func everyCategoryIsPublished() {
    #expect(published.map(\.category) == ContentSizeCategory.allCases)
  }

  @Test
  func sizesAndLeadingsAreThePublishedOnes() async throws {
    try await forEach(published) {
      (row: (category: ContentSizeCategory, sizes: [Double], leadings: [Double])) in
      #expect(Font.TextStyle.allCases.map { $0.size(for: row.category) } == row.sizes)
      #expect(Font.TextStyle.allCases.map { $0.leading(for: row.category) } == row.leadings)
    }
  }

  @Test
  func sizesAndLeadingsNeverShrinkAsTheCategoryGrows() async throws {
    try await forEach(Font.TextStyle.allCases) { (style: Font.TextStyle) in
      for (smaller, larger) in zip(ContentSizeCategory.allCases, ContentSizeCategory.allCases.dropFirst()) {
        #expect(smaller < larger)
        #expect(style.size(for: smaller) <= style.size(for: larger))
        #expect(style.leading(for: smaller) <= style.leading(for: larger))
      }
      for category in ContentSizeCategory.allCases {
        #expect(style.leading(for: category) > style.size(for: category))
      }
    }
  }

  @Test func onlyTheHeadlineIsHeavier() {
    #expect(Font.TextStyle.allCases.filter { $0.weight == .semibold } == [.headline])
    #expect(Font.TextStyle.allCases.filter { $0.weight == .regular }.count == 10)
  }

  @Test func fiveCategoriesAreForAccessibility() {
    #expect(
      ContentSizeCategory.allCases.filter(\.isAccessibilityCategory) == ContentSizeCategory.allCases.suffix(5)
    )
  }

  @Test
  func trackingInPointsAgreesWithThousandthsOfAnEm() async throws {
    try await forEach(publishedThousandths) { (row: (size: Double, tracking: Double)) in
      // Both columns are rounded: to a hundredth of a point, and to a whole thousandth of an em that isn't always
      // the nearest.
      let tolerance = 0.005 + 0.001 * row.size
      let points = Font.TextStyle.tracking(forSize: row.size)
      #expect(abs(points - row.tracking * row.size / 1_000) <= tolerance)
    }
  }

  @Test
  func trackingFollowsTheSize() async throws {
    try await forEach(Font.TextStyle.allCases, ContentSizeCategory.allCases) {
      (style: Font.TextStyle, category: ContentSizeCategory) in
      #expect(style.tracking(for: category) == Font.TextStyle.tracking(forSize: style.size(for: category)))
    }
  }
}

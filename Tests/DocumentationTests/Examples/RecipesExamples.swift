// The examples of the article on recipes and of the comments of Restyle/Recipe, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import Testing

// Block 1 of Restyle/Restyle.docc/Recipes.md

// Block 1 of Restyle/Recipe/Recipe.swift

@Suite("What the article and the comments about recipes show")
struct RecipesExamples {
  @Test("The article")
  func article() throws {
    // Block 2 of Restyle/Restyle.docc/Recipes.md
    // Block 3 of Restyle/Restyle.docc/Recipes.md
    // Block 4 of Restyle/Restyle.docc/Recipes.md
    // Block 5 of Restyle/Restyle.docc/Recipes.md

    #expect(delete.style == .recipe(.small, .danger) && delete.style.contentInsets.top == 4)
    #expect(careful(.small, .danger).preferredMinimumSize == MinimumSize(width: 44, height: 44))
    #expect(careful(.small, .neutral) == .recipe(.small, .neutral))
    let compact = TraitCollection(horizontalSizeClass: .compact)
    #expect(responsive.style(from: compact) == .recipe(.large, .primary))
    #expect(save.dynamicStyle?.style(from: TraitCollection()) == .recipe(.medium, .primary))
    #expect(count == 9 && catalog[ButtonStyle.self, "button.small.danger"] == delete.style)

    var sheet = StyleSheet()
    sheet.add(catalog)
    var page = HTMLRenderer(styleSheet: sheet)
    try page.append(delete)
    #expect(page.html.contains("class=\"House-button House-button--small House-button--danger\""))
  }

  @Test("Recipe")
  func recipe() {
    // Block 2 of Restyle/Recipe/Recipe.swift
    // Block 3 of Restyle/Recipe/Recipe.swift

    #expect(card.border.cornerRadius == 12 && cards(.flat, .square).border.width == 1)
    #expect(responsive.style(from: TraitCollection()) == card)
  }

  @Test("Recipe.combinations")
  func combinations() {
    // Block 1 of Restyle/Recipe/Recipe+Combinations.swift
    // Block 2 of Restyle/Recipe/Recipe+Combinations.swift

    #expect(radii == [0, 12, 0, 12] && flat == .card(.flat, .rounded))
  }
}

// The examples in the comments of Restyle/Color, as they stand there, and what they give.

import Restyle
import Testing

// Block 1 of Restyle/Color/Reference/Color+Reference.swift

@Suite("What the comments of Restyle/Color show")
struct ColorCommentExamples {
  @Test("Color.named(_:), looksEqual(to:in:)")
  func named() {
    // Block 2 of Restyle/Color/Reference/Color+Reference.swift
    #expect(text.color == .named(ink) && text.color != ink.value)
    #expect(Color.highlight.resolved(colorScheme: .dark) == Color(hex: 0x78A9FF))
    let values = descriptions {
      // Block 3 of Restyle/Color/Reference/Color+Reference.swift
      isSame
    }
    #expect(values == ["true"])
  }

  @Test("Color")
  func color() throws {
    let values = try descriptions {
      // Block 1 of Restyle/Color/Value/Color.swift
      brand
      accent
      ResultName(".white", Color.white)
    }

    #expect(values.dropFirst().first == "\(Color(hex: 0x336699))")
  }

  @Test("Color.contrastRatio(with:)")
  func contrast() {
    let values = descriptions {
      // Block of Restyle/Color/Contrast/Color+Contrast.swift
    }

    #expect(values == ["21.0"])
  }

  @Test("Color.adjusted(for:contrast:)")
  func adjusted() {
    // Block 1 of Restyle/Color/Contrast/Color+Legibility.swift

    #expect(label == Color(hex: 0x6C68DC))
    #expect(impossible == nil)
  }

  @Test("Color.tones(contrast:)")
  func tones() {
    // Block 2 of Restyle/Color/Contrast/Color+Legibility.swift

    #expect(blues.count == 7)
    #expect(contrast >= 1.5 * 1.5 * 1.5 * 1.5)
  }

  @Test("Color.init(hex:), Color.init(light:dark:)")
  func initialisers() {
    let values = descriptions {
      // Block of Restyle/Color/Value/Color+Initializers.swift
      // Block 1 of Restyle/Color/Value/Color+Variants.swift
      separator.resolved(colorScheme: .dark)
      // Block 2 of Restyle/Color/Value/Color+Variants.swift
      ResultName(".white", Color.white)
    }

    #expect(values == [Color(hex: 0x336699), Color(hex: 0x38383A), .white].map { "\($0)" })
  }

  @Test("Color.init(css:)")
  func css() throws {
    let values = try descriptions {
      // Block 1 of Restyle/Color/CSS/Color+CSS.swift
    }

    #expect(values.prefix(2) == ["\(Color(hex: 0x336699))", "\(Color(hex: 0x663399))"])
  }

  @Test("Color.cssText(colorScheme:contrast:)")
  func cssText() {
    let values = descriptions {
      // Block 2 of Restyle/Color/CSS/Color+CSS.swift
    }

    #expect(values == ["#336699", "rgb(26.534, 103.513, 157.336)", "color(display-p3 0 1 0)"])
  }

  @Test("Color.opacity(_:)")
  func opacity() {
    let values = descriptions {
      // Block 2 of Restyle/Color/Value/Color.swift
    }

    #expect(values == ["0.25"])
  }

  @Test("Color.mixed(with:amount:)")
  func mixed() {
    let values = descriptions {
      // Block of Restyle/Color/Spaces/Color+Mixing.swift
    }

    #expect(values == ["\(Color.blue.mixed(with: .white, amount: 0.75))"])
  }

  @Test("Color.init(_:)")
  func literals() throws {
    // Block of Restyle/Color/CSS/Color+Literal.swift

    #expect(try accent == Color(css: "#0b57d0") && shade.alpha == 0.5)
  }
}

// The examples in the comments of Restyle/Color, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of Restyle/Color show")
struct ColorCommentExamples {
  @Test("Color")
  func color() throws {
    let values = try descriptions {
      let brand = Color(hex: 0x336699)
      let label = Color(light: .black, dark: .white)
      let accent = try Color(css: "oklch(70% 0.1 200)")
      label.resolved(colorScheme: .dark)  // .white
      brand
      accent
      ResultName(".white", Color.white)
    }

    #expect(values.dropFirst().first == "\(Color(hex: 0x336699))")
  }

  @Test("Color.contrastRatio(with:)")
  func contrast() {
    let values = descriptions {
      Color.black.contrastRatio(with: .white)  // 21
    }

    #expect(values == ["21.0"])
  }

  @Test("Color.init(hex:), Color.init(light:dark:)")
  func initialisers() {
    let values = descriptions {
      Color(hex: 0x336699)
      let separator = Color(light: Color(hex: 0xC6C6C8), dark: Color(hex: 0x38383A))
      separator.resolved(colorScheme: .dark)
      Color(light: .black, dark: .white).resolved(for: TraitCollection(colorScheme: .dark))  // .white
      ResultName(".white", Color.white)
    }

    #expect(values == [Color(hex: 0x336699), Color(hex: 0x38383A), .white].map { "\($0)" })
  }

  @Test("Color.init(css:)")
  func css() throws {
    let values = try descriptions {
      try Color(css: "#369")
      try Color(css: "rebeccapurple")
      try Color(css: "rgb(51 102 153 / 50%)")
      try Color(css: "oklch(0.7 0.1 200deg)")
      try Color(css: "color(display-p3 1 0.5 0)")
    }

    #expect(values.prefix(2) == ["\(Color(hex: 0x336699))", "\(Color(hex: 0x663399))"])
  }

  @Test("Color.cssText(colorScheme:contrast:)")
  func cssText() {
    let values = descriptions {
      Color(red: 0.2, green: 0.4, blue: 0.6).cssText()  // "#336699"
      Color(red: 0.2, green: 0.4, blue: 0.6, space: .displayP3).cssText()  // "rgb(26.534, 103.513, 157.336)"
      Color(red: 0, green: 1, blue: 0, space: .displayP3).cssText()  // "color(display-p3 0 1 0)"
    }

    #expect(values == ["#336699", "rgb(26.534, 103.513, 157.336)", "color(display-p3 0 1 0)"])
  }

  @Test("Color.opacity(_:)")
  func opacity() {
    let values = descriptions {
      let shadow = Color.black.withAlpha(0.5).opacity(0.5)
      shadow.alpha  // 0.25
    }

    #expect(values == ["0.25"])
  }

  @Test("Color.mixed(with:amount:)")
  func mixed() {
    let values = descriptions {
      Color.white.mixed(with: .blue, amount: 0.25)
    }

    #expect(values == ["\(Color.blue.mixed(with: .white, amount: 0.75))"])
  }

  @Test("Color.init(_:)")
  func literals() throws {
    let accent = Color("#0b57d0")
    let shade = Color("oklch(0.7 0.1 200deg / 50%)")

    #expect(try accent == Color(css: "#0b57d0") && shade.alpha == 0.5)
  }
}

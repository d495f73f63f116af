import Foundation
import Restyle
import RestyleTokens
import TestSupport
import Testing

@testable import stylebook

@Suite("Differences of designs in all traits and themes")
struct DesignDiffTests {
  /// A design of a catalog and values, as a file of tokens has it.
  private static func design(
    colors: [NamedValue<Color>] = [], lengths: [NamedValue<Double>] = [],
    @ArrayBuilder<StyleCatalog.Group> _ styles: () -> [StyleCatalog.Group] = { [] }
  ) throws -> TokenDesign {
    let values = DesignValues("Design", colors: colors, lengths: lengths)
    let export = try TokenExport(StyleCatalog("Design", styles: styles), values: values)
    return TokenDesign("Design", export.tokens)
  }

  private static func button(_ text: Color, on background: Color) -> ButtonStyle {
    ButtonStyle(
      normal: ButtonStateStyle(
        color: background, border: .none, text: TextStyle(font: .system(size: 15), color: text)))
  }

  private static let blue = Color(hex: 0x0055AA)

  @Test("Designs that are the same have no changes, and those that look the same only invisible ones")
  func invisible() throws {
    let old = try Self.design(colors: [NamedValue("ink", Self.blue)]) {
      NamedStyle("title", TextStyle(color: Self.blue))
    }
    #expect(DesignDiff(from: old, to: old).changes.isEmpty)
    #expect(DesignDiff(from: old, to: old).text == "Nothing changes.\n")
    // A colour by its name instead of its components, and something new.
    let ink = NamedValue("ink", Self.blue)
    let new = try Self.design(colors: [ink], lengths: [NamedValue("gap", 8)]) {
      NamedStyle("title", TextStyle(color: .named(ink)))
      NamedStyle("more", TextStyle())
    }
    let diff = DesignDiff(from: old, to: new)
    #expect(diff.effect == .invisible && diff.status == 0)
    #expect(
      diff.changes.map(\.line) == [
        "lengths.gap: new: 8 points", "textStyles.more: new: a style",
        "textStyles.title.color: #0055aa; looks the same",
      ])
    #expect(diff.markdown.contains("\n- `textStyles.title.color`: `#0055aa`; looks the same\n"))
  }

  @Test("A colour in another space, or one that isn't seen, looks the same as another one")
  func spaces() throws {
    let displayP3 = Color(red: 1, green: 1, blue: 1, space: .displayP3)
    for (old, new) in [(displayP3, Color.white), (Color.white.withAlpha(0), Color.black.withAlpha(0))] {
      let diff = DesignDiff(
        from: try Self.design(colors: [NamedValue("ink", old)]),
        to: try Self.design(colors: [NamedValue("ink", new)]))
      #expect(diff.changes.map(\.effect) == [.invisible])
    }
  }

  @Test("What looks different is visible, under the smallest condition")
  func visible() throws {
    func design(_ color: Color, _ top: Double) throws -> TokenDesign {
      try Self.design {
        NamedStyle(
          "primary", Self.button(.white, on: color).restyled { $0.contentInsets.top = top })
      }
    }
    let dark = Color(light: Self.blue, dark: Color(hex: 0x003366))
    let diff = DesignDiff(from: try design(Self.blue, 4), to: try design(dark, 8))
    #expect(diff.effect == .visible && diff.status == 1)
    #expect(
      diff.changes.map(\.line) == [
        "buttons.primary.contentInsets.top: 4.0 → 8.0",
        "buttons.primary.states.normal.background.color (dark): #0055aa → #003366",
      ])
  }

  @Test("A text that isn't legible any more breaks, and one that has become so is corrected")
  func legibility() throws {
    func design(_ color: Color) throws -> TokenDesign {
      try Self.design { NamedStyle("primary", Self.button(.white, on: color)) }
    }
    let pale = Color(light: Color(hex: 0x77AADD), dark: Self.blue)
    let broken = DesignDiff(from: try design(Self.blue), to: try design(pale))
    #expect(broken.effect == .breaking && broken.status == 2)
    #expect(
      broken.changes.map(\.line) == [
        "buttons.primary.states.normal.background.color (light): #0055aa → #77aadd; "
          + "text contrast 7.29 → 2.44, and 4.5 is enough"
      ])
    let corrected = DesignDiff(from: try design(pale), to: try design(Self.blue))
    #expect(corrected.changes.map(\.effect) == [.corrected] && corrected.status == 1)
  }

  @Test("A text that has become legible needs a contrast of its size, and only its colour corrects it")
  func legibilityOfSizes() throws {
    for (size, least) in [(20.0, 4.5), (24, 3)] {
      func design(_ color: Color, _ size: Double) throws -> TokenDesign {
        try Self.design {
          NamedStyle("title", TextStyle(font: .system(size: size), color: Color(light: color, dark: .white)))
        }
      }
      let diff = DesignDiff(
        from: try design(Color(hex: 0xA8A8A8), 20), to: try design(Self.blue, size))
      let corrected = diff.changes.filter { $0.effect == .corrected }.map(\.line)
      #expect(
        corrected == [
          "textStyles.title.color (light): #a8a8a8 → #0055aa; text contrast 2.37 → 7.29, and \(least) is enough"
        ], "\(diff.changes.map(\.line))")
    }
  }

  @Test("The contrast of a text is told of colours that it depends on, and not of lines around it")
  func legibilityBesideLines() throws {
    func design(_ fill: Color, line: Color) throws -> TokenDesign {
      try Self.design {
        NamedStyle(
          "primary",
          Self.button(.white, on: fill).restyled {
            $0.states[.normal]?.background.border = BorderStyle(width: 1, color: line)
          })
        NamedStyle(
          "tabs",
          SegmentedControlStyle(
            states: BarMetricsStyles(default: [
              .normal: ButtonStateStyle(text: TextStyle(font: .system(size: 15), color: .white))
            ]), background: BackgroundStyle(color: fill, border: BorderStyle(width: 1, color: line))))
      }
    }
    let pale = Color(hex: 0x77AADD)
    let diff = DesignDiff(
      from: try design(Self.blue, line: .black), to: try design(pale, line: .white))
    let remark = "; text contrast 7.29 → 2.44, and 4.5 is enough"
    #expect(
      diff.changes.map(\.line) == [
        "buttons.primary.states.normal.background.color: #0055aa → #77aadd" + remark,
        "segmentedControls.tabs.background.color: #0055aa → #77aadd" + remark,
        "buttons.primary.states.normal.background.border.color: #000000 → #ffffff",
        "segmentedControls.tabs.background.border.color: #000000 → #ffffff",
      ])
    #expect(diff.changes.map(\.effect) == [.breaking, .breaking, .visible, .visible])
  }

  @Test("The boundary of a control that nothing else shows needs a contrast of its own")
  func boundaries() throws {
    func design(_ line: Color, _ focus: Color, cursor: Color) throws -> TokenDesign {
      @Sendable func box(_ color: Color) -> BackgroundStyle {
        BackgroundStyle(border: BorderStyle(width: 1, color: color))
      }
      return try Self.design {
        NamedStyle(
          "field",
          FieldStyle.system.restyled {
            $0.backgrounds = [.normal: box(line), .focused: box(focus), .disabled: box(line)]
            $0.cursorColor = cursor
          })
      }
    }
    let (dark, pale) = (Color(hex: 0x777777), Color(hex: 0xCCCCCC))
    let surroundings = Color(light: dark, dark: .white)
    let broken = DesignDiff(
      from: try design(surroundings, .black, cursor: .black),
      to: try design(Color(light: pale, dark: .white), Color(light: .systemBlue, dark: .black), cursor: .red))
    #expect(
      broken.changes.map(\.line).first
        == "fields.field.backgrounds.normal.border.color (light): #777777 → #cccccc; "
        + "boundary contrast 4.47 → 1.6, and 3.0 is enough")
    #expect(broken.effect == .breaking && broken.changes.dropFirst().allSatisfy { $0.effect == .visible })
    let corrected = DesignDiff(
      from: try design(pale, .black, cursor: .black), to: try design(.gray, .black, cursor: .black))
    let notes = corrected.changes.filter { $0.effect == .corrected }.map(\.note)
    #expect(notes == ["boundary contrast 1.6 → 3.97, and 3.0 is enough"])
  }

  @Test("The track of a switch is its boundary, and its thumb a mark on it")
  func switches() throws {
    func design(_ off: Color, _ on: Color, thumb: Color = .black) throws -> TokenDesign {
      try Self.design {
        NamedStyle(
          "toggle",
          SwitchStyle.system.restyled {
            ($0.offTintColor, $0.onTintColor, $0.thumbTintColor) = (off, on, thumb)
            $0.states[.disabled] = SwitchStateStyle(trackColor: off)
          })
      }
    }
    func color(_ light: UInt32) -> Color { Color(light: Color(hex: light), dark: .white) }
    let (seen, unseen) = (color(0x909090), color(0xCCCCCC))
    let note = "boundary contrast 3.19 → 1.6, and 3.0 is enough"
    for (new, path) in [
      (try design(unseen, seen), "switches.toggle.offTintColor (light)"),
      (try design(seen, unseen), "switches.toggle.onTintColor (light)"),
    ] {
      let diff = DesignDiff(from: try design(seen, seen), to: new)
      let breaking = diff.changes.filter { $0.effect == .breaking }.map(\.line)
      #expect(breaking == ["\(path): #909090 → #cccccc; \(note)"], "\(diff.changes.map(\.line))")
    }
    let thumb = DesignDiff(
      from: try design(seen, seen), to: try design(seen, seen, thumb: Color(light: .white, dark: .black)))
    #expect(thumb.changes.map(\.effect) == [.visible], "\(thumb.changes.map(\.line))")
    let pale = DesignDiff(
      from: try design(seen, seen),
      to: try design(seen, seen, thumb: Color(light: Color(hex: 0x777777), dark: .black)))
    #expect(pale.changes.map(\.effect) == [.breaking], "\(pale.changes.map(\.line))")
  }

  @Test("The text of a field is seen on its background in each state that can be used")
  func fieldStates() throws {
    func design(_ colors: [ControlState: Color]) throws -> TokenDesign {
      try Self.design {
        NamedStyle(
          "field",
          FieldStyle.system.restyled {
            $0.text.color = Color(hex: 0x555555)
            $0.placeholder.color = .black
            for (state, color) in colors { $0.backgrounds[state] = BackgroundStyle(color: color) }
          })
      }
    }
    let (white, gray) = (Color.white, Color(hex: 0x999999))
    let usual: [ControlState: Color] = [.normal: white, .focused: white, .invalid: white, .disabled: white]
    for (state, effect) in [
      (.normal, .breaking), (.focused, .breaking), (.invalid, .breaking), (.disabled, .visible),
    ] as [(ControlState, DesignChange.Effect)] {
      let new = usual.merging([state: gray]) { $1 }
      let changes = DesignDiff(from: try design(usual), to: try design(new)).changes
      #expect(changes.map(\.effect) == [effect], "\(changes.map(\.line))")
      #expect(changes.allSatisfy { $0.line.contains("backgrounds.\(state).color: #ffffff → #999999") })
      if effect == .breaking {
        #expect(changes.allSatisfy { $0.note == "text contrast 7.45 → 2.61, and 4.5 is enough" })
      }
    }
  }

  @Test("A length that has become one of the design's is corrected, and one that isn't any more visible")
  func scale() throws {
    func design(_ top: Double) throws -> TokenDesign {
      try Self.design(lengths: [NamedValue("gap", 8)]) {
        NamedStyle(
          "primary", Self.button(.white, on: Self.blue).restyled { $0.contentInsets.top = top })
      }
    }
    let diff = DesignDiff(from: try design(7), to: try design(8))
    #expect(
      diff.changes.map(\.line) == [
        "buttons.primary.contentInsets.top: 7.0 → 8.0; has become a length of the design"
      ])
    #expect(diff.effect == .corrected)
    for (old, new) in [(8.0, 7.0), (7, 6), (0, 8)] {
      #expect(DesignDiff(from: try design(old), to: try design(new)).effect == .visible)
    }
  }

  @Test("A state whose style falls back on one that looks the same looks no different")
  func states() throws {
    let plain = Self.button(.white, on: Self.blue)
    let repeating = plain.restyled { $0.states[.hovered] = $0.style(for: .normal) }
    let (old, new) = (
      try Self.design { NamedStyle("primary", plain) }, try Self.design { NamedStyle("primary", repeating) }
    )
    #expect(DesignDiff(from: old, to: new).changes.map(\.effect) == [.invisible])
    #expect(DesignDiff(from: new, to: old).changes.map(\.effect) == [.invisible])
    let other = try Self.design {
      NamedStyle("primary", repeating.restyled { $0.states[.hovered]?.background.color = .black })
    }
    #expect(
      DesignDiff(from: old, to: other).changes.map(\.line) == [
        "buttons.primary.states.hovered.background.color: #0055aa → #000000"
      ])
  }

  @Test("A name that is gone breaks")
  func gone() throws {
    let old = try Self.design(colors: [NamedValue("ink", Self.blue)]) { NamedStyle("title", TextStyle()) }
    let diff = DesignDiff(from: old, to: try Self.design())
    #expect(diff.status == 2)
    #expect(diff.changes.map(\.line) == ["colors.ink: #0055aa: gone", "textStyles.title: a style: gone"])
  }

  /// Runs the program on two files; returns its status.
  private func run(_ old: String, _ new: String, _ options: [String] = []) throws -> Int32 {
    try inTemporaryDirectory { directory in
      let files = ["old", "new"].map { directory.appending(path: "\($0).tokens.json") }
      for (file, text) in zip(files, [old, new]) { try Data(text.utf8).write(to: file) }
      return Command.run(arguments: ["diff"] + files.map(\.path) + options)
    }
  }

  @Test("The program's status says what changes")
  func status() throws {
    func ink(_ value: String) -> String {
      ##"{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, \##(value), 1]}}}"##
    }
    #expect(try run(ink("0.5"), ink("0.5")) == 0)
    #expect(try run(ink("0.5"), ink("0.6"), ["--markdown"]) == 1)
    #expect(try run(ink("0.5"), "{}", ["--json"]) == 2)
    #expect(try run(ink("0.5"), "{") == 3)
    #expect(Command.run(arguments: ["diff", "a"]) == 3)
    #expect(Command.run(arguments: ["diff", "--help"]) == 0)
  }

  @Test("The colours of the dark scheme are read of a file beside the one that is named")
  func neighbours() throws {
    func ink(_ blue: Double) -> Data {
      Data(
        #"{"ink":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,\#(blue)]}}}"#.utf8)
    }
    try inTemporaryDirectory { directory in
      for (name, blue) in [("old", 0.2), ("old.dark", 0.4), ("new", 0.2), ("new.dark", 0.6)] {
        try ink(blue).write(to: directory.appending(path: "\(name).tokens.json"))
      }
      let files = ["old", "new"].map { directory.appending(path: "\($0).tokens.json").path }
      let diff = try DiffRequest(files).diff { _, _ in }
      #expect(diff.changes.map(\.line) == ["colors.ink (dark): #000066 → #000099"])
    }
  }

  @Test("Variants that only one of two files has beside it aren't compared, but with those of a resolver")
  func companions() throws {
    func ink(_ blue: Double) -> Data {
      let value = #"{"colorSpace":"srgb","components":[0,0,\#(blue)]}"#
      return Data(#"{"ink":{"$type":"color","$value":\#(value)}}"#.utf8)
    }
    try inTemporaryDirectory { directory in
      let names = [
        "old", "same", "new", "new.dark", "new.lightIncreasedContrast", "light",
        "light.lightIncreasedContrast",
      ]
      for name in names {
        let isOther = name.hasSuffix(".dark") || name.hasSuffix("Contrast")
        try ink(isOther ? 0.6 : 0.2).write(to: directory.appending(path: "\(name).tokens.json"))
      }
      let resolver = ##"""
        {
          "version": "2025.10",
          "sets": { "base": { "sources": [{ "$ref": "new.tokens.json" }] } },
          "modifiers": {
            "scheme": { "contexts": { "light": [], "dark": [{ "$ref": "new.dark.tokens.json" }] }, "default": "light" }
          },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/scheme" }]
        }
        """##
      try Data(resolver.utf8).write(to: directory.appending(path: "all.tokens.json"))
      func compare(_ old: String, _ new: String) throws -> (changes: [String], warned: [String]) {
        var warned: [String] = []
        let files = [old, new].map { directory.appending(path: "\($0).tokens.json").path }
        let diff = try DiffRequest(files).diff {
          if !$1.isEmpty {
            warned.append(URL(filePath: $0).lastPathComponent.replacing(".tokens.json", with: ""))
          }
        }
        return (diff.changes.map(\.line), warned)
      }
      for (old, new) in [("old", "new"), ("new", "old")] {
        #expect(try compare(old, new) == ([], ["new.dark", "new.lightIncreasedContrast"]))
      }
      #expect(
        try compare("new", "light") == (
          [], ["new.dark", "new.lightIncreasedContrast", "light.lightIncreasedContrast"]
        ))
      #expect(try compare("old", "same") == ([], []))
      let changes = try compare("old", "all").changes
      #expect(changes == ["colors.ink (dark): #000033 → #000099"])
      try FileManager.default.removeItem(
        at: directory.appending(path: "new.lightIncreasedContrast.tokens.json"))
      #expect(try compare("new", "all") == ([], []))
      #expect(try compare("all", "new") == ([], []))
    }
  }

  @Test("Changes are written as a changelog and for programs")
  func written() throws {
    let old = try Self.design(colors: [NamedValue("i`nk", Self.blue)])
    let new = try Self.design(colors: [NamedValue("i`nk", Color(light: Self.blue, dark: .red))])
    let diff = DesignDiff(from: old, to: new)
    #expect(diff.markdown == "### Visible\n\n- `` colors.i`nk `` (dark): `#0055aa` → `#ff0000`\n")
    let json = try diff.json
    #expect(json.contains(#""effect" : "visible""#) && json.contains(#""conditions" : ["#))
    #expect(diff.text == "Visible (1):\n  colors.i`nk (dark): #0055aa → #ff0000\n")
  }

  @Test(
    "Designs that look the same in all places have only invisible changes, and look different in one otherwise"
  )
  func textSizes() throws {
    func design(_ follows: Bool, _ weight: Font.Weight = .regular) throws -> TokenDesign {
      let style = TextStyle(
        font: .system(size: 20, weight: weight), adjustsFontForContentSizeCategory: follows)
      return try Self.design { NamedStyle("title", style) }
    }
    let diff = DesignDiff(from: try design(false), to: try design(true))
    #expect(diff.changes.map(\.path) == ["adjustsFontForContentSizeCategory"] && diff.effect == .visible)
    let condition = try #require(diff.changes.first?.condition)
    #expect(condition.contains("text size") && !condition.contains("text size large,"))
    // Bolder for whoever asks for that; and one change, whatever size it is seen in.
    let bold = DesignDiff(from: try design(true), to: try design(true, .bold))
    #expect(bold.changes.map(\.path) == ["fontWeight"] && bold.changes[0].conditions == [[]])
  }

  @Test("Names that a terminal would obey are escaped")
  func hostileNames() throws {
    let old = try Self.design(colors: [NamedValue("a\u{1B}[2J\u{202E}", Self.blue)])
    let diff = DesignDiff(from: old, to: try Self.design())
    for text in [diff.text, diff.markdown] { #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}")) }
  }

  @Test("Arguments are two files and how changes are written")
  func arguments() throws {
    let (old, new) = (
      DiffRequest.Design.files(TokenFiles(file: "a")), DiffRequest.Design.files(TokenFiles(file: "b"))
    )
    #expect(try Command(arguments: ["diff", "a", "b"]) == .diff(try DiffRequest(["a", "b"])))
    let request = try DiffRequest(["--json", "a", "b"])
    #expect(request.old == old && request.new == new && request.form == .json)
    let product = try DiffRequest(["--product", "p", "--package=d", "a", "b"])
    #expect(product.new == .product(ProductRevision(product: "p", package: "d", revision: "b")))
    #expect(throws: UsageError.needsProduct("--package")) { try DiffRequest(["--package", "d", "a", "b"]) }
    #expect(throws: UsageError.unknownOption("-b")) { try DiffRequest(["--product", "p", "a", "-b"]) }
    #expect(throws: UsageError.needsTwoFiles(1)) { try DiffRequest(["a"]) }
    #expect(throws: UsageError.unknownOption("--x")) { try DiffRequest(["a", "b", "--x"]) }
    #expect(throws: UsageError.exclusiveOptions("--markdown", "--json")) {
      try DiffRequest(["a", "b", "--markdown", "--json"])
    }
    #expect(throws: UsageError.repeatedOption("--json")) { try DiffRequest(["a", "b", "--json", "--json"]) }
  }
}

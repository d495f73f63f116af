import DesignSystems
import Restyle
import RestyleElements
import TestSupport
import Testing

@testable import RestyleTerminal

/// Where an interface is shown.
private struct Surroundings: Sendable, CustomStringConvertible {
  var system: String
  var defaults: DefaultStyling
  var profile: TerminalProfile
  /// The terminal's background, which the profile may not know.
  var colorScheme: ColorScheme
  var contrast: Contrast

  var description: String {
    "\(system), \(profile.colorScheme == nil ? "unknown, " : "")\(colorScheme), \(contrast) contrast, \(profile.colors)\(profile.drawsASCII ? ", ASCII" : "")"
  }

  static let all = [("System", DefaultStyling.system), ("Material", .material), ("Primer", .primer)].flatMap {
    system in
    ColorScheme.allCases.flatMap { scheme in
      Contrast.allCases.flatMap { contrast in
        ColorProfile.allCases.flatMap { colors in
          [(false, true), (true, true), (false, false)].map { drawsASCII, isKnown in
            Surroundings(
              system: system.0, defaults: system.1,
              profile: TerminalProfile(colors: colors, colorScheme: isKnown ? scheme : nil).with {
                $0.drawsASCII = drawsASCII
              },
              colorScheme: scheme, contrast: contrast)
          }
        }
      }
    }
  }

  /// What people see of an element in a row of a form, and of one outside of it.
  func seen(_ element: some Element, isSelected: Bool = false) throws -> [String] {
    var context = ElementContext(defaults: defaults)
    context.traits.contrast = contrast
    let form = Form {
      Section { Row { element }.with { $0.isSelected = isSelected } }
    }
    let cells = VisibleCells(colorScheme: colorScheme)
    return try [form as any Element, element].map { (shown: any Element) in
      var terminal = TerminalRenderer(profile)
      return try terminal.block(of: shown, in: context, columns: 40).cells(profile).lines
        .map(cells.text).joined(separator: "\n")
    }
  }
}

extension String {
  fileprivate var beyondSpaces: String { filter { $0 != " " && $0 != "\n" } }
}

@Suite("What has to be distinguished, in every system, scheme and depth of colours")
struct InterfaceContrastTests {
  private func forEachSurroundings(_ body: @Sendable @escaping (Surroundings) throws -> Void) async throws {
    try await forEach(Surroundings.all) { (surroundings: Surroundings) throws in try body(surroundings) }
  }

  @Test func switchesShowTheirStateAndExtent() async throws {
    try await forEachSurroundings { surroundings in
      for isEnabled in [true, false] {
        let off = try surroundings.seen(Switch().disabled(!isEnabled))
        let on = try surroundings.seen(Switch(isOn: true).disabled(!isEnabled))
        for (off, on) in zip(off, on) {
          #expect(off != on, "\(surroundings)")
          for text in [off, on] {
            #expect(text.contains("[") || text.contains("|"), "no extent: \(surroundings)\n\(text)")
            #expect(
              text.contains("●") || text.contains("[x]") || text.contains("[ ]"), "\(surroundings)\n\(text)")
          }
        }
      }
    }
  }

  @Test func chosenSegmentsAreMarked() async throws {
    try await forEachSurroundings { surroundings in
      let seen = try (0..<3).map {
        try surroundings.seen(SegmentedControl(["A", "B", "C"], selectedIndex: $0))
      }
      for index in 0..<2 {
        #expect(Set(seen.map { $0[index] }).count == 3, "\(surroundings)\n\(seen[0][index])")
      }
    }
  }

  @Test func fieldsShowTheirExtent() async throws {
    try await forEachSurroundings { surroundings in
      for state in [ControlState.normal, .disabled, .invalid] {
        let field = TextField(text: "x").disabled(state == .disabled).invalid(state == .invalid)
        for (text, plain) in zip(try surroundings.seen(field), try surroundings.seen(Label("x"))) {
          #expect(text.beyondSpaces != plain.beyondSpaces, "\(surroundings)\n\(text)")
        }
      }
    }
  }

  @Test func barsShowHowFarTheyAre() async throws {
    try await forEachSurroundings { surroundings in
      let bars = try [0.25, 0.75].map { try surroundings.seen(ProgressBar(value: $0)) }
      let sliders = try [0.25, 0.75].map { try surroundings.seen(Slider(value: $0, in: 0...1)) }
      for values in [bars, sliders] {
        for (less, more) in zip(values[0], values[1]) {
          #expect(less.filter { !$0.isNumber } != more.filter { !$0.isNumber }, "\(surroundings)\n\(less)")
        }
      }
    }
  }

  @Test func chosenRowsAreMarked() async throws {
    try await forEachSurroundings { surroundings in
      let text = try surroundings.seen(Label("a"))[0]
      let chosen = try surroundings.seen(Label("a"), isSelected: true)[0]
      #expect(text != chosen, "\(surroundings)")
      #expect(chosen.contains("a"), "\(surroundings)")
    }
  }

  @Test func boxesOfButtonsAndColorsAreSeen() async throws {
    try await forEachSurroundings { surroundings in
      for text in try surroundings.seen(ColorField(value: .blue)) {
        #expect(surroundings.profile.colors == .none || text.contains("["), "\(surroundings)\n\(text)")
      }
      // Nothing but a colour is asked for by a button without a box.
      guard let style = Button("Save", style: surroundings.defaults.button).stateStyle,
        style.background != .none
      else { return }
      for (text, plain) in zip(try surroundings.seen(Button("Save")), try surroundings.seen(Label("Save"))) {
        #expect(text.beyondSpaces != plain.beyondSpaces, "\(surroundings)\n\(text)")
      }
    }
  }

  @Test func oneRendererDrawsForEachContrast() throws {
    func block(_ contrast: Contrast, in terminal: inout TerminalRenderer) throws -> [String] {
      var context = ElementContext(defaults: .system)
      context.traits.contrast = contrast
      let content = Stack {
        Label("a", style: TextStyle(color: .red))
        Button("b")
      }
      return terminal.lines(of: try terminal.block(of: content, in: context), standingAlone: true)
    }
    var terminal = TerminalRenderer()
    for contrast in [Contrast.normal, .increased, .normal, .increased] {
      var fresh = TerminalRenderer()
      #expect(try block(contrast, in: &terminal) == block(contrast, in: &fresh))
    }
  }
}

import DesignSystems
import Restyle
import RestyleElements
import RestyleRendering
import Testing

@testable import RestyleTerminal

/// A form of all kinds of fields, whose labels differ in width.
private struct Fields: Element {
  var body: some Element {
    TextField("Name", text: "§")
    Row("Title") { TextField(text: "§") }
    Row("Number", subtitle: "Of the house") { TextField(text: "§") }
    Row { Picker("Country or region", ["§"], selectedIndex: 0) }
    Row { TextArea("About", text: "§") }
    Stack { TextField("Nested", text: "§") }
    Row("Wi-Fi") { Switch() }
  }
}

@Suite("Columns and lines of forms")
struct InterfaceColumnsTests {
  private static let systems: [DefaultStyling] = [.system, .material, .primer]

  private func rows(
    _ element: some Element, _ defaults: DefaultStyling, columns: Int, _ profile: TerminalProfile = .plain
  ) throws -> [String] {
    var terminal = TerminalRenderer(profile)
    let block = try terminal.block(of: element, in: ElementContext(defaults: defaults), columns: columns)
    return block.rows
  }

  /// Each value starts at the same column, wherever its form is.
  @Test(arguments: [30, 40, 80, 120], [true, false])
  func labelsAndFieldsShareColumns(_ columns: Int, _ isMirrored: Bool) throws {
    for defaults in Self.systems {
      var context = ElementContext(defaults: defaults)
      context.traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      for form: any Element in [
        Form { Section(header: "a") { Fields() } }, Section { Fields() }, Stack { Fields() },
      ] {
        var terminal = TerminalRenderer(.plain)
        let rows = try terminal.block(of: form, in: context, columns: columns).rows
        let starts = rows.compactMap { row in
          row.contains("§") ? row.prefix { $0 != "§" }.count : nil
        }
        #expect(starts.count == 6)
        if !isMirrored { #expect(Set(starts).count == 1, "\(rows.joined(separator: "\n"))") }
      }
    }
  }

  /// The width that columns in columns would have can't be held in a number.
  @Test func columnsLieInColumns() throws {
    for depth in [1, 7, 40] {
      var content = ElementBuilder.buildExpression(Label("§"))
      for _ in 0..<depth {
        let inner = content
        let style = StackStyle(spacing: 1e300, columns: .max)
        content = ElementBuilder.buildExpression(Stack(style: style) { inner })
      }
      #expect(try rows(content, .system, columns: 40).map { $0.filter { $0 != " " } } == ["§"])
    }
  }

  /// Labels without room beside fields are all above them.
  @Test func labelsWithoutRoomAreAbove() throws {
    let form = Form {
      TextField("Name", text: "§")
      TextField("Donaudampfschiff", text: "§")
    }
    #expect(
      try rows(form, .system, columns: 24).map { $0.filter { $0 != " " } }.filter { !$0.isEmpty } == [
        "Name", "[§]", "Donaudampfschiff", "[§]",
      ])
  }

  /// The fields of forms beside each other share nothing.
  @Test func formsHaveColumnsOfTheirOwn() throws {
    let rows = try rows(
      Stack {
        Form { TextField("Name", text: "§") }
        Form { TextField("A longer label", text: "§") }
      }, .system, columns: 60)
    #expect(Set(rows.filter { $0.contains("§") }.map { $0.prefix { $0 != "§" }.count }).count == 2)
  }

  /// A line of a field's box and one between rows would be two.
  @Test(arguments: [40, 80, 120])
  func linesAreNotDoubled(_ columns: Int) throws {
    for defaults in Self.systems {
      for profile in [TerminalProfile(), .plain] {
        let cells = VisibleCells(colorScheme: .dark)
        var terminal = TerminalRenderer(profile)
        let lines = try terminal.block(
          of: SettingsScreen(), in: ElementContext(defaults: defaults), columns: columns
        ).cells(profile).lines.map(cells.text)
        for (upper, lower) in zip(lines, lines.dropFirst()) {
          #expect(
            !upper.contains("────") || !lower.contains("────"),
            "\(upper)\n\(lower)")
        }
      }
    }
  }

  /// Rows have lines between them whatever the one above ends with; a field's own line is in the cells of its text.
  @Test(arguments: [20, 40, 80])
  func linesBetweenRowsStayBelowFields(_ columns: Int) throws {
    let section = Section {
      FormField("A") { TextField(text: "§") }
      Row("B") { TextField(text: "§") }
      FormField("C") { ColorField(value: .red) }
      Row("D") { Switch(isOn: true) }
    }
    let counts = try [TerminalProfile(), .plain].map { profile in
      var terminal = TerminalRenderer(profile)
      let lines = try terminal.block(
        of: section, in: ElementContext(defaults: .system), columns: columns
      ).cells(profile).lines.map { String($0.map(\.character)) }
      let first = try #require(lines.firstIndex { $0.contains("A") })
      let last = try #require(lines.lastIndex { $0.contains("D") })
      return lines[first...last].count { $0.contains("────") }
    }
    #expect(counts == [3, 3])
  }

  /// Between the card of one section and what follows, and between two cards.
  @Test(arguments: [40, 80, 120])
  func cardsDoNotTouch(_ columns: Int) throws {
    for defaults in Self.systems {
      let form = Form {
        Section { Row("One") }
        Section { Row("Two") }
        Button("Save")
      }
      var terminal = TerminalRenderer()
      let lines = try terminal.block(of: form, in: ElementContext(defaults: defaults), columns: columns)
        .cells().lines
      let texts = lines.map { String($0.map(\.character)) }
      let indices = ["One", "Two", "Save"].compactMap { word in texts.firstIndex { $0.contains(word) } }
      for (upper, lower) in zip(indices, indices.dropFirst()) {
        // A line of one look: that of what is behind the cards.
        #expect(
          lines[upper..<lower].contains {
            Set($0.map(\.look)).count <= 1 && Set($0.map(\.character)).count <= 1
          },
          "\(texts.joined(separator: "\n"))")
      }
    }
  }

  @Test(arguments: [20, 40, 80])
  func imagesAreInTheMiddleOfWhatTheyFill(_ columns: Int) throws {
    let image = ImageView(Image(url: "logo.svg")).accessibilityLabel("Logo")
    let filled = try rows(Stack { image }, .system, columns: columns)[0].prefix { $0 == " " }.count
    #expect(abs(filled - (columns - 6) / 2) <= 1)
    #expect(try rows(Stack(alignment: .leading) { image }, .system, columns: columns)[0].hasPrefix("[Logo]"))
  }

  @Test(arguments: [40, 80, 120])
  func defaultFormsReportNoRounding(_ columns: Int) throws {
    for defaults in Self.systems {
      var terminal = TerminalRenderer()
      _ = try terminal.block(
        of: SettingsScreen(), in: ElementContext(defaults: defaults), columns: columns)
      #expect(!terminal.problems.contains { $0.loss.kind == "wholeCells" })
    }
  }
}

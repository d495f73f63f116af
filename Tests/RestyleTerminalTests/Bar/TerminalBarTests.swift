import Restyle
import TestSupport
import Testing

@testable import RestyleTerminal

@Suite struct TerminalBarTests {
  private func text(
    _ content: some TerminalContent, columns: Int = 10, _ profile: TerminalProfile = TerminalProfile()
  ) -> String {
    var terminal = TerminalRenderer(profile)
    let block = terminal.block(content, columns: columns)
    block.check()
    #expect(block.width <= columns)
    return block.text
  }

  private func bar(_ fraction: Double) -> TerminalProgressBar {
    var bar = TerminalProgressBar(fraction)
    bar.showsPercentage = false
    return bar
  }

  @Test
  func barsAreDrawnInEighths() async throws {
    try await forEach([
      (0, "░░░░░░░░░░"), (1, "██████████"), (0.5, "█████░░░░░"), (0.4125, "████▏░░░░░"), (0.25, "██▌░░░░░░░"),
      (0.3875, "███▉░░░░░░"), (-1, "░░░░░░░░░░"), (.nan, "░░░░░░░░░░"), (.infinity, "██████████"),
      // What is nearly done isn't.
      (0.9999, "█████████▉"),
    ]) { (fraction: Double, expected: String) in
      #expect(text(bar(fraction)) == expected)
    }
  }

  @Test(arguments: 1...8)
  func halfOfTheWidthIsLeftForTheBar(_ columns: Int) {
    var labelled = bar(1)
    labelled.label = "xxxxxxxx"
    let shown = text(labelled, columns: columns)
    #expect(shown.filter { $0 == "█" }.count == max(columns - max(columns / 2, 1) - 1, 0), "\(shown)")
  }

  @Test func barsAreDrawnInASCII() {
    #expect(text(bar(0.5), .plain.with { $0.drawsASCII = true }) == "#####-----")
  }

  @Test func textsStandBeside() {
    var bar = TerminalProgressBar(0.4)
    bar.label = "Copying"
    #expect(text(bar, columns: 24) == "Copying ████▍░░░░░░  40%")
    bar.width = 20
    #expect(text(bar, columns: 24).cellWidth == 20)
    #expect(text(TerminalProgressBar(0.999), columns: 10).hasSuffix(" 99%"))
    #expect(text(TerminalProgressBar(1), columns: 10).hasSuffix(" 100%"))
    for columns in 1...30 { _ = text(bar, columns: columns) }
    // Half of the width is the bar's.
    #expect(text(bar, columns: 3) == "… ▍" && text(bar, columns: 4).hasPrefix("C… "))
  }

  @Test func colorsAreThoseOfTheStyles() {
    var bar = bar(0.25)
    bar.style = TextStyle(color: .red)
    bar.trackStyle = TextStyle().backgroundColored(.white)
    var terminal = TerminalRenderer()
    var cells = terminal.block(bar, columns: 10).cells().lines[0]
    #expect(cells[1].look.foreground == [255, 0, 0] && cells[1].look.background.isEmpty)
    #expect(cells[2].character == "▌" && cells[2].look.background == [255, 255, 255])
    #expect(cells[3].character == " " && cells[3].look.background == [255, 255, 255])
    // Without colours the rest is told by characters.
    #expect(text(bar, TerminalProfile(colors: .none)) == "██▌░░░░░░░")
    bar.gradient = .linear(angle: .degrees(90), colors: [.red, .blue])
    bar.fraction = 1
    cells = terminal.block(bar, columns: 10).cells().lines[0]
    #expect(Set(cells.map(\.look.foreground)).count == 10)
  }

  private static let ranges: [(Double, ClosedRange<Double>, Double)] = [
    (0, 0...1, 0), (0.5, 0...1, 0.5), (15, 10...20, 0.5), (5, 10...20, 0), (1, 1...1, 1),
    (0, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, 0.5),
  ]

  @Test(arguments: ranges)
  func metersShowTheirRange(_ value: Double, _ range: ClosedRange<Double>, _ fraction: Double) {
    var meter = TerminalMeter(value, in: range)
    meter.bar.showsPercentage = false
    #expect(text(meter) == text(bar(fraction)))
  }

  @Test func metersShowPartsOfOneWhereNobodySaysOfWhat() {
    for value in [-1, 0, 0.25, 1, 2] {
      #expect(text(TerminalMeter(value), columns: 20) == text(TerminalProgressBar(value), columns: 20))
    }
  }

  private static let looks: [(Double, [Int])] = [
    (1, [0, 128, 0]), (89, [0, 128, 0]), (90, [255, 0, 0]), (100, [255, 0, 0]), (101, [255, 0, 0]),
  ]

  @Test(arguments: looks)
  func metersHaveTheLookOfTheirBand(_ value: Double, _ color: [Int]) {
    var meter = TerminalMeter(
      value, in: 0...100,
      bands: [
        TerminalMeter.Band(from: 90, style: TextStyle(color: .red)),
        TerminalMeter.Band(from: 0, style: TextStyle(color: Color(hex: 0x008000))),
      ])
    meter.bar.showsPercentage = false
    meter.value = value
    var terminal = TerminalRenderer()
    let cells = terminal.block(meter, columns: 10).cells().lines[0]
    #expect(cells[0].look.foreground == color)
  }
}

public import Restyle

/// How much there is of something in a range, in the colour of the band that the value lies in.
///
/// ```swift
/// let disk = TerminalMeter(
///   91, in: 0...100,
///   bands: [
///     TerminalMeter.Band(from: 0, style: TextStyle(color: .green)),
///     TerminalMeter.Band(from: 90, style: TextStyle(color: .red)),
///   ])
/// terminal.append(block: disk, columns: 20)
/// ```
public struct TerminalMeter: TerminalContent {
  /// The value; one outside of the range counts as its nearer end.
  public var value: Double
  /// The range.
  public var range: ClosedRange<Double>
  /// How values look, from where on.
  public var bands: [Band]
  /// What the meter has beside: its label, the look of the rest, its width.
  public var bar: TerminalProgressBar

  /// A part of a range, up to where the next one starts.
  public struct Band: Hashable, Sendable {
    /// Where it starts.
    public var start: Double
    /// How values in it look.
    public var style: TextStyle

    /// Makes a band.
    ///
    /// - Parameters:
    ///   - start: Where it starts.
    ///   - style: How values in it look.
    public init(from start: Double, style: TextStyle) {
      self.start = start
      self.style = style
    }
  }

  /// Makes a meter.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - range: The range; one without a length counts as full.
  ///   - bands: How values look, from where on.
  public init(_ value: Double, in range: ClosedRange<Double> = 0...1, bands: [Band] = []) {
    self.value = value
    self.range = range
    self.bands = bands
    bar = TerminalProgressBar(0)
  }
}

extension TerminalMeter {
  /// Renders the meter.
  public func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    var bar = bar
    // Halves, so that no range is too long for a number.
    let length = range.upperBound / 2 - range.lowerBound / 2
    bar.fraction = length > 0 ? (value / 2 - range.lowerBound / 2) / length : 1
    if let band = bands.filter({ $0.start <= value }).max(by: { $0.start < $1.start }) {
      bar.style = bar.style.merging(band.style)
    }
    return bar.block(columns: columns, in: &terminal)
  }
}

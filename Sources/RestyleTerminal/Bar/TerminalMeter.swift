public import Restyle

/// A gauge of a value in a range, drawn in the colour of the band that contains the value.
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
  /// The value, clamped to the range.
  public var value: Double
  /// The range.
  public var range: ClosedRange<Double>
  /// The bands, each with the style of the values in it.
  public var bands: [Band]
  /// The bar with its other settings: its label, its width, and the style of its remaining part.
  public var bar: TerminalProgressBar

  /// A part of a range that ends at the start of the next band.
  public struct Band: Hashable, Sendable {
    /// The lower bound.
    public var start: Double
    /// The style of values in the band.
    public var style: TextStyle

    /// Creates a band.
    ///
    /// - Parameters:
    ///   - start: The lower bound.
    ///   - style: The style of values in the band.
    public init(from start: Double, style: TextStyle) {
      self.start = start
      self.style = style
    }
  }

  /// Creates a meter.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - range: The range; an empty one counts as full.
  ///   - bands: The bands, each with the style of the values in it.
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
    // Halved, so that the length of the range can't overflow.
    let length = range.upperBound / 2 - range.lowerBound / 2
    bar.fraction = length > 0 ? (value / 2 - range.lowerBound / 2) / length : 1
    if let band = bands.filter({ $0.start <= value }).max(by: { $0.start < $1.start }) {
      bar.style = bar.style.merging(band.style)
    }
    return bar.block(columns: columns, in: &terminal)
  }
}

import Restyle

/// The colours of a gradient in the cells of a rectangle; cells are twice as high as they are wide.
///
/// Rules: CSS Images 3, section 3.1 for positions along a line, 3.2 (`farthest-corner`) for those on ellipses.
struct GradientColors {
  private let gradient: Gradient
  private let stops: [Gradient.Stop]
  private let columns: Double
  private let place: Place
  /// A cache by location, since most cells share theirs with others.
  private var known: [Int: Color] = [:]

  /// The location of a point along the stops: a linear function of the point, or its distance from a centre.
  private enum Place {
    case line(x: Double, y: Double, start: Double)
    case ellipse(centerX: Double, centerY: Double, radiusX: Double, radiusY: Double)
  }

  /// Nil for a gradient without colours.
  init?(_ gradient: Gradient, columns: Int, rows: Int) {
    self.gradient = gradient
    // Resolved first: mixtures of named colours would be named values too, which live as long as the process.
    stops = gradient.renderedStops.map { stop in
      var stop = stop
      stop.color = stop.color.plain
      return stop
    }
    guard !stops.isEmpty, columns > 0, rows > 0 else { return nil }
    self.columns = Double(columns)
    let (width, height) = (Double(columns), Double(rows) * 2)
    switch gradient.geometry {
    case .linear(let angle):
      let (x, y) = (Mathematics.sine(degrees: angle.degrees), -Mathematics.cosine(degrees: angle.degrees))
      let length = abs(width * x) + abs(height * y)
      place = .line(x: x / length, y: y / length, start: 0.5 - (x * width + y * height) / 2 / length)
    case .line(let start, let end):
      let (x, y) = ((end.x - start.x) * width, (end.y - start.y) * height)
      let square = x * x + y * y
      // A line without a length shows its last colour throughout.
      place =
        square > 0
        ? .line(
          x: x / square, y: y / square, start: -(start.x * width * x + start.y * height * y) / square)
        : .line(x: 0, y: 0, start: 1)
    case .radial(let center):
      let (x, y) = (center.x * width, center.y * height)
      let (farX, farY) = (max(abs(x), abs(width - x)), max(abs(y), abs(height - y)))
      // Through the farthest corner, with the proportions of the ellipse to the farthest sides.
      place = .ellipse(
        centerX: x, centerY: y, radiusX: farX * 2.squareRoot(), radiusY: farY * 2.squareRoot())
    }
  }

  /// Whether all cells of a row have the same colour.
  var isEvenInRows: Bool {
    guard case .line(let x, _, _) = place else { return false }
    return abs(x) * columns < 1e-9
  }

  mutating func color(column: Int, row: Int) -> Color {
    let (x, y) = (Double(column) + 0.5, Double(row) * 2 + 1)
    let location: Double
    switch place {
    case .line(let byX, let byY, let start): location = start + byX * x + byY * y
    case .ellipse(let centerX, let centerY, let radiusX, let radiusY):
      let (across, down) = ((x - centerX) / radiusX, (y - centerY) / radiusY)
      location = (across * across + down * down).squareRoot()
    }
    // Quantized in invisible steps, so that rounding errors don't make equal locations differ.
    let key = location.isFinite ? Int((min(max(location, 0), 1) * 65_536).rounded()) : 65_536
    if let color = known[key] { return color }
    let color = color(at: Double(key) / 65_536)
    known[key] = color
    return color
  }

  private func color(at location: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (before, after) = (stops[next - 1], stops[next])
    let share = (location - before.location) / (after.location - before.location)
    return gradient.mixture(of: before.color, after.color, amount: share)
  }
}

/// The positions and weights of samples for the integral of a smooth function from 0 to 1.
enum Quadrature {
  // Gauss-Legendre quadrature with eight nodes (Abramowitz and Stegun, table 25.4).
  private static let eightNodes = upperNodes.reversed().map { (-$0.position, $0.weight) } + upperNodes
  private static let upperNodes: [(position: Double, weight: Double)] = [
    (0.183_434_642_495_649_8, 0.362_683_783_378_362_0), (0.525_532_409_916_329_0, 0.313_706_645_877_887_3),
    (0.796_666_477_413_626_7, 0.222_381_034_453_374_5), (0.960_289_856_497_536_3, 0.101_228_536_290_376_3),
  ]

  /// The nodes, eight in each of a number of equal parts.
  static func nodes(_ parts: Int) -> [(position: Double, weight: Double)] {
    let width = 1 / Double(parts)
    var nodes: [(position: Double, weight: Double)] = []
    nodes.reserveCapacity(8 * parts)
    for part in 0..<parts {
      let middle = (Double(part) + 0.5) * width
      for (position, weight) in eightNodes {
        nodes.append((middle + position * width / 2, weight * width / 2))
      }
    }
    return nodes
  }
}

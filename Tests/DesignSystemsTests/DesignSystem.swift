import DesignSystems
import Restyle
import Testing

/// A design system under test.
struct DesignSystem: CustomTestStringConvertible, Sendable {
  let name: String
  let styling: DefaultStyling
  /// All its buttons.
  let buttons: [(name: String, style: ButtonStyle)]

  var testDescription: String { name }

  static let system = DesignSystem(name: "System", styling: .system, buttons: [("system", .system)])
  static let material = DesignSystem(
    name: "Material 3",
    styling: .material,
    buttons: [
      ("filled", .materialFilled), ("tonal", .materialTonal), ("elevated", .materialElevated),
      ("outlined", .materialOutlined), ("text", .materialText),
    ]
  )
  static let primer = DesignSystem(
    name: "Primer",
    styling: .primer,
    buttons: [
      ("default", .primerDefault), ("primary", .primerPrimary), ("danger", .primerDanger),
      ("invisible", .primerInvisible),
    ]
  )

  static let all = [system, material, primer]
}

extension ControlState {
  /// Every combination of states.
  static let allCombinations = (UInt16(0)..<512).map { ControlState(rawValue: $0) }.filter { state in
    state.rawValue.nonzeroBitCount <= 2
      || state.isSubset(of: [.hovered, .focused, .selected, .highlighted, .disabled])
  }
}

extension TraitCollection {
  /// Every combination of the traits that design systems vary with.
  static let combinations: [TraitCollection] = UserInterfaceSizeClass.allCases.flatMap { width in
    [1.0, 2, 3].flatMap { scale in
      Appearance.allCases.map { appearance in
        TraitCollection(
          horizontalSizeClass: width, displayScale: scale, colorScheme: appearance.colorScheme,
          contrast: appearance.contrast)
      }
    }
  }
}

import Restyle

extension UserInterfaceSizeClass {
  /// The figures of the theme where there is much room, and where there isn't.
  func figure<Value>(regular: Value, other: Value) -> Value {
    self == .regular ? regular : other
  }
}

extension TraitCollection {
  /// All that the theme's dynamic styles tell apart but the text size.
  static let surroundings = UserInterfaceSizeClass.allCases.flatMap { sizeClass in
    [UserInterfaceIdiom.phone, .pad].flatMap { idiom in
      [1.0, 2].map { scale in
        TraitCollection(horizontalSizeClass: sizeClass, displayScale: scale, idiom: idiom)
      }
    }
  }

  var summary: String {
    "\(self.horizontalSizeClass) width, \(self.idiom), \(self.displayScale) pixels to a point"
  }
}

extension ControlState {
  /// All combinations of states.
  static let combinations = (UInt16(0)..<512).map { ControlState(rawValue: $0) }.filter { state in
    state.rawValue.nonzeroBitCount <= 2
      || state.isSubset(of: [.hovered, .focused, .selected, .highlighted, .disabled])
  }
}

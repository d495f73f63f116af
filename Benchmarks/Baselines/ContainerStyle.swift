import Foundation
import Restyle

/// The same style as Foundation's container of typed attributes.
enum ContainerStyle {
  enum ColorKey: AttributedStringKey {
    typealias Value = Color
    static let name = "color"
  }

  enum DesignKey: AttributedStringKey {
    typealias Value = Font.Design
    static let name = "fontDesign"
  }

  enum SizeKey: AttributedStringKey {
    typealias Value = Double
    static let name = "fontSize"
  }

  enum WeightKey: AttributedStringKey {
    typealias Value = Font.Weight
    static let name = "fontWeight"
  }

  enum CaseKey: AttributedStringKey {
    typealias Value = TextCase
    static let name = "textCase"
  }

  enum ShoutKey: AttributedStringKey {
    typealias Value = Int
    static let name = "shout"
  }

  static let body: AttributeContainer = {
    var container = AttributeContainer()
    container[ColorKey.self] = .black
    container[DesignKey.self] = .default
    container[SizeKey.self] = 17
    container[WeightKey.self] = .regular
    return container
  }()
}

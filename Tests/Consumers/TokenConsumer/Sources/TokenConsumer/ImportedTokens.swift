import Foundation
import Restyle
import RestyleTokens

/// The same files of tokens, read while the program runs.
struct ImportedTokens {
  private let design: TokenDesign

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    func tokens(_ name: String) throws -> DesignTokens {
      try DesignTokens(json: Data(contentsOf: folder.appendingPathComponent(name)))
    }
    design = TokenDesign(
      "TokenConsumer", light: try tokens("tokens.json"), dark: try tokens("dark.tokens.json"))
  }

  /// Whether the source has the same styles and values, which refer to the same ones.
  var areCompiled: Bool {
    isSame(TextStyle.self) && isSame(BorderStyle.self) && isSame(BackgroundStyle.self)
      && isSame(\.colors) && isSame(\.lengths) && isSame(\.cornerRadii) && isSame(\.shadows)
  }

  private func isSame<S: Style & Equatable>(_ type: S.Type) -> Bool {
    let compiled = StyleCatalog.tokenConsumer[type]
    return design.catalog[type].elementsEqual(compiled) { $0.name == $1.name && $0.style == $1.style }
  }

  private func isSame<Value: Equatable>(_ values: KeyPath<DesignValues, [NamedValue<Value>]>) -> Bool {
    design.values[keyPath: values].elementsEqual(DesignValues.tokenConsumer[keyPath: values]) {
      $0.name == $1.name && $0.usual == $1.usual
    }
  }
}

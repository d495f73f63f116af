public import Restyle
import RestyleRendering

/// A style of a box whose size the conditions of its content can query.
///
/// ```swift
/// try sheet.add(ContainerStyle(name: "card"), to: ".card")
/// ```
///
/// The content of a container doesn't change its width. If the height is measured too, the content doesn't change that
/// either. Set these sizes on the container.
public struct ContainerStyle: Style, Hashable, Codable {
  /// The name that conditions refer to; nil or empty for none.
  @Exact public var name: String?
  /// The dimensions of the box that queries can measure.
  public var measure: Measure

  /// The dimensions of a container that queries can measure.
  public enum Measure: String, Hashable, Sendable, Codable, CaseIterable {
    /// The width.
    case width
    /// The width and the height.
    case size
  }

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - name: The name that conditions refer to; nil or empty for none.
  ///   - measure: The dimensions of the box that queries can measure.
  public init(name: String? = nil, measure: Measure = .width) {
    self.name = name
    self.measure = measure
  }
}

extension ContainerStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("name", optional: \.name), .init("measure", \.measure))
}

// Swift source, as for all styles.

extension ContainerStyle: CSSElementStyle, SingleClassStyle {
  static func addRules(of style: Variants<ContainerStyle>, to rules: inout RuleBuilder) {
    rules.add(style) { style, css in
      css.add(.containerType, style.measure == .width ? "inline-size" : "size")
      if let name = ContainerCondition.identifier(of: style.name) {
        css.add(.containerName) { $0.bytes.append(contentsOf: name) }
      }
    }
  }
}

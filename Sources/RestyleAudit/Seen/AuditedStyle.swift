public import Restyle

/// A style that describes its visible components to the audit.
///
/// Restyle's own styles conform to this protocol. Of other styles, the audit checks only the texts. To conform a custom
/// style, see <doc:AuditingADesign>.
public protocol AuditedStyle: Style {
  /// Describes the visible components of the style in a state.
  ///
  /// - Parameter sight: The sight, which has the state and collects the components.
  func describe(_ sight: inout Sight)

  /// The states in which the style may have another appearance.
  ///
  /// By default, these are the states in the tables of Restyle's own styles, and only the normal state of other styles.
  var auditedStates: [ControlState] { get }

  /// The states that people have to distinguish from others; none by default.
  static var essentialStates: [ControlState] { get }
}

extension AuditedStyle {
  /// The states for which one of Restyle's own styles has tables; only the normal state for other styles.
  public var auditedStates: [ControlState] { listedStates(of: self) }

  /// The states that people have to distinguish from others, which are none by default.
  public static var essentialStates: [ControlState] { [] }
}

/// The states for which a style has its own looks, the normal one first.
func listedStates(of style: some Style) -> [ControlState] {
  var states: Set<ControlState> = [.normal]
  (style as? any ListedStyle)?.collectStates(&states)
  return states.sorted(by: ControlState.yields)
}

extension ListedStyle {
  fileprivate func collectStates(_ states: inout Set<ControlState>) {
    for property in Self.properties.all {
      switch property.typed.anyValue(of: self) {
      case let table as any StateTable: table.collectStates(&states)
      case let style as any ListedStyle: style.collectStates(&states)
      default: break
      }
    }
  }
}

extension TypedProperty {
  func anyValue(of root: Root) -> Any { root[keyPath: path] }
}

/// A table of styles for states, or of such tables.
protocol StateTable {
  /// Inserts the states that have a style.
  func collectStates(_ states: inout Set<ControlState>)

  /// The styles for a state, each with a name that distinguishes it from the others.
  func styles(for state: ControlState) -> [(name: String, style: any Restyle.Style)]
}

extension StateStyles: StateTable {
  func collectStates(_ states: inout Set<ControlState>) { states.formUnion(map(\.state)) }

  func styles(for state: ControlState) -> [(name: String, style: any Restyle.Style)] {
    style(for: state).map { [("", $0)] } ?? []
  }
}

extension BarMetricsStyles: StateTable {
  func collectStates(_ states: inout Set<ControlState>) {
    for metrics in BarMetrics.allCases { (self[metrics] as? any StateTable)?.collectStates(&states) }
  }

  func styles(for state: ControlState) -> [(name: String, style: any Restyle.Style)] {
    BarMetrics.allCases.flatMap { metrics -> [(name: String, style: any Restyle.Style)] in
      let name = metrics == .default ? "" : metrics.rawValue
      guard let table = self[metrics] as? any StateTable else {
        return self[metrics].map { [(name, $0)] } ?? []
      }
      return table.styles(for: state).map { (name, $0.style) }
    }
  }
}

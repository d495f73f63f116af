import Restyle
import RestyleElements

extension StructureWalk {
  /// Starts a field, whose content determines the role of its label.
  mutating func open(_ field: ElementBox<FormField>, _ visitor: inout some StructureVisitor) {
    let (onlyNode, isAlone) = field.element.onlyNode
    let (naming, hasName) = Naming.of(onlyNode, language)
    // An empty label is ignored: it isn't a name, and takes no space.
    let hasLabel = field.element.label.isShown(in: language)
    // A control with its own name isn't labelled again: the label names a group around it.
    let labelledControl = hasLabel && naming == .label && !hasName ? makeNumber() : nil
    let resolved = ResolvedFormField(
      box: field, labelledControl: labelledControl,
      labelledIdentifier: labelledControl == nil ? nil : onlyNode?.read { $0.identifier },
      labelNumber: hasLabel && labelledControl == nil ? makeNumber() : nil,
      description: ControlDescription(
        helpNumber: field.element.help?.isShown(in: language) == true ? makeNumber() : nil,
        errorNumber: field.element.error?.isShown(in: language) == true ? makeNumber() : nil),
      isGroup: naming == .group || hasLabel && hasName, describesControl: naming != .group,
      isRequired: onlyNode?.read { $0.facts?.isRequired } == true, language: language)
    visitor.open(resolved)
    fields.append(
      OpenField(
        field: resolved, depth: elements.depth,
        hasRevealed: !isAlone && onlyNode?.isRevealed == false))
  }

  /// The way in which a text names an element.
  private enum Naming {
    /// As its label.
    case label
    /// As the name of several choices.
    case choices
    /// As the name of a group around it.
    case group

    /// Returns how the text names an element, and whether the element has its own name.
    static func of(_ node: ElementNode?, _ language: Language?) -> (Self, hasName: Bool) {
      switch node {
      case .control(let box):
        return (box.facts?.hasTitledChoices == true ? .choices : .label, box.hasName(in: language))
      case .progressBar(let bar): return (.label, bar.element.hasName(in: language))
      default: return (.group, false)
      }
    }
  }
}

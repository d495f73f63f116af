import Restyle

/// A reference to an element: cheap to copy, and read in place.
// Safe to share: it and its subclasses are immutable. It has subclasses, so that controls of all kinds are one case of
// `ElementNode`, which stays as large as a reference.
@usableFromInline
package class AnyElementBox: @unchecked Sendable {
  /// Properties of a control that walks need; nil for other elements.
  package final let facts: ControlFacts?

  fileprivate init(_ facts: ControlFacts?) { self.facts = facts }

  /// The control in the box; nil for other elements.
  package var control: (any BoxedControl)? { nil }
}

/// An element in a box.
@usableFromInline
package class ElementBox<Element: Sendable>: AnyElementBox, @unchecked Sendable {
  @usableFromInline package final let element: Element

  package init(_ element: consuming Element) {
    self.element = element
    super.init(nil)
  }

  fileprivate init(_ element: consuming Element, _ facts: ControlFacts) {
    self.element = element
    super.init(facts)
  }
}

/// A control of some kind in a box.
package protocol BoxedControl: AnyObject, Sendable {
  associatedtype Kind: InputControl

  /// The box, with its type.
  var box: ElementBox<Kind> { get }
}

package final class ControlBox<Kind: InputControl>: ElementBox<Kind>, BoxedControl, @unchecked Sendable {
  package override init(_ control: consuming Kind) {
    let facts = control.facts
    super.init(control, facts)
  }

  package override var control: (any BoxedControl)? { self }

  package var box: ElementBox<Kind> { self }
}

extension BoxedControl {
  /// The name of the kind.
  package var kindName: String { String(describing: Kind.self) }

  /// The control's own accessible name; nil if it has none.
  package var accessibleName: DisplayText? { box.element.accessibleName() }

  /// The name that a form submits the value under; nil if it doesn't.
  package var submittedName: String? { box.element.submittedName }

  /// Whether a style of the control depends on traits, its own or, if `defaultsVary`, the default one.
  func isDynamic(_ defaultsVary: Bool) -> Bool { box.isDynamic(defaultsVary) }

  /// The control with its styles for some traits.
  func resolved(for traits: TraitCollection) -> AnyElementBox {
    ControlBox(box.element.resolved(for: traits))
  }
}

/// A term with its description.
@usableFromInline
package struct DescriptionPlace: Sendable {
  package let list: ElementBox<DescriptionList>
  package let index: Int

  package var item: DescriptionList.Item { list.element.items[index] }
}

/// A row of a table.
@usableFromInline
package struct TableRowPlace: Sendable {
  package let table: ElementBox<Table>
  /// Which of the rows it is; nil for the one of the columns' headers.
  package let row: Int?
}

/// A cell of a table.
@usableFromInline
package struct TableCellPlace: Sendable {
  package let table: ElementBox<Table>
  /// Which of the rows it is in; nil for the one of the columns' headers.
  package let row: Int?
  package let column: Int

  /// The content of the cell.
  package var content: Table.Content {
    row.map { table.element.rows[$0].cells[column].content } ?? table.element.columns[column].header
  }
}

extension ElementBox<DescriptionList> {
  /// A term with its description; nil after the last one.
  package func item(at index: Int) -> ElementNode? {
    guard index < element.items.count else { return nil }
    return .description(ElementBox<DescriptionPlace>(DescriptionPlace(list: self, index: index)))
  }
}

extension ElementBox<Table> {
  /// A row, with the headers of the columns first; nil after the last one.
  package func row(at index: Int) -> ElementNode? {
    let headers = element.columns.isEmpty ? 0 : 1
    guard index < element.rows.count + headers else { return nil }
    let place = TableRowPlace(table: self, row: index < headers ? nil : index - headers)
    return .tableRow(ElementBox<TableRowPlace>(place))
  }
}

extension TableRowPlace {
  /// A cell of the row; nil after the last one.
  package func cell(at index: Int) -> ElementNode? {
    let count = row.map { table.element.rows[$0].cells.count } ?? table.element.columns.count
    guard index < count else { return nil }
    return .tableCell(ElementBox(TableCellPlace(table: table, row: row, column: index)))
  }
}

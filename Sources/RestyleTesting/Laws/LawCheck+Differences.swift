import Foundation
import Restyle

extension LawCheck {
  mutating func checkDifferences<Styled: Style & Hashable>(_ type: Styled.Type) {
    let styles = typed(type)
    for (index, (first, second)) in pairs(of: styles).enumerated() {
      let difference = first.difference(to: second)
      func ends(_ parts: BrokenLaw.Part...) -> [BrokenLaw.Part] {
        [.init("old", of: first), .init("new", of: second)] + parts
      }
      let (applied, undone) = (first.applying(difference), second.applying(difference.inverted))
      notes.expect(applied == second, .difference, "applying a difference to the old style gives the new one")
      {
        ends(.init("difference", difference.description), .init("applied", of: applied))
      }
      notes.expect(
        undone == first, .difference, "applying an inverted one to the new style gives the old one"
      ) {
        ends(.init("difference", difference.description), .init("applied", of: undone))
      }
      let isInverse =
        difference.inverted == second.difference(to: first) && difference.inverted.inverted == difference
      notes.expect(isInverse, .difference, "an inverted difference is the one in the other direction") {
        ends(.init("inverted", difference.inverted.description))
      }
      let isRight =
        difference.isEmpty == (first == second) && difference.changes.isEmpty == (first == second)
      notes.expect(isRight, .difference, "a difference is empty exactly if both styles are equal") {
        ends(.init("difference", difference.description))
      }
      let saysSo =
        Set(difference.changes).count == difference.changes.count
        && difference.changes.allSatisfy { $0.oldDescription != $0.newDescription }
      notes.expect(saysSo, .difference, "each change is told once, with descriptions that differ") {
        ends(.init("difference", difference.description))
      }
      let nothing = (first.difference(to: first), second.difference(to: second))
      notes.expect(nothing.0 == nothing.1, .difference, "all empty differences are equal") { ends() }
      let third = styles[index * 5 % styles.count]
      let both = difference.followed(by: second.difference(to: third))
      let isComposed =
        both == first.difference(to: third) && both.changes == first.difference(to: third).changes
      notes.expect(isComposed, .difference, "two that follow each other are the difference of the ends") {
        ends(.init("newest", of: third), .init("both", both.description))
      }
    }
    if let type = type as? any (Style & Hashable & Codable).Type { checkCodingOfDifferences(type) }
  }

  private mutating func checkCodingOfDifferences<Styled: Style & Hashable & Codable>(_ type: Styled.Type) {
    for (first, second) in pairs(of: typed(type)) {
      let difference = first.difference(to: second)
      let decoded = Result { try decode(StyleDifference<Styled>.self, document(of: difference)) }
      let isSame = (try? decoded.get()) == difference
      notes.expect(isSame, .difference, "what is decoded of a difference equals it") {
        [
          .init("old", of: first), .init("new", of: second), .init("difference", difference.description),
          .init("decoded", "\(decoded)"),
        ]
      }
    }
  }
}

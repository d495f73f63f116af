import Restyle
import TestSupport
import Testing

@testable import RestyleTerminal

@Suite struct BorderLineTests {
  /// The arms that the Unicode name of a character tells.
  private func arms(of character: String) throws -> LineArms {
    let name = try #require(character.unicodeScalars.first?.properties.name)
    let words = name.replacing("BOX DRAWINGS ", with: "").split { $0 == " " }.map(String.init)
    let weights = ["LIGHT": LineWeight.light, "SINGLE": .light, "HEAVY": .heavy, "DOUBLE": .double]
    var arms = LineArms()
    func set(_ direction: String, _ weight: LineWeight) {
      switch direction {
      case "UP": arms.up = weight
      case "DOWN": arms.down = weight
      case "LEFT": arms.left = weight
      case "RIGHT": arms.right = weight
      case "VERTICAL": (arms.up, arms.down) = (weight, weight)
      case "HORIZONTAL": (arms.left, arms.right) = (weight, weight)
      default: Issue.record("\(name) says \(direction)")
      }
    }
    // The weight stands before all of its directions, or behind each of several.
    if var weight = weights[words[0]] {
      for word in words.dropFirst() where word != "AND" {
        if let next = weights[word] { weight = next } else { set(word, weight) }
      }
    } else {
      var waiting: [String] = []
      for word in words where word != "AND" {
        guard let weight = weights[word] else {
          waiting.append(word)
          continue
        }
        for direction in waiting { set(direction, weight) }
        waiting = []
      }
    }
    return arms
  }

  /// Each character has the arms that it is for, as far as its name can tell.
  @Test func charactersHaveTheArmsOfTheirNames() throws {
    var exact = 0
    for code in 0..<256 {
      func weight(_ shift: Int) throws -> LineWeight { try #require(LineWeight(rawValue: code >> shift & 3)) }
      let wanted = LineArms(
        up: try weight(0), right: try weight(2), down: try weight(4), left: try weight(6))
      let character = wanted.character
      guard wanted != LineArms() else {
        #expect(character == " ")
        continue
      }
      let drawn = try arms(of: character)
      if drawn == wanted {
        exact += 1
        continue
      }
      // What Unicode lacks has double lines in it; nothing but a lone arm gets one that isn't there.
      let all = [wanted.up, wanted.right, wanted.down, wanted.left]
      #expect(all.contains(.double), "\(character) for \(wanted)")
      let shown = [drawn.up, drawn.right, drawn.down, drawn.left]
      if all.count(where: { $0 != .none }) > 1 {
        #expect(zip(all, shown).allSatisfy { ($0 == .none) == ($1 == .none) }, "\(character) for \(wanted)")
      }
    }
    // All of the block but dashes, arcs and diagonals.
    #expect(exact == 109)
  }

  @Test
  func standardRuleGoesByWidthAndRadius() async throws {
    try await forEach([
      (BorderStyle(width: 0.5), BorderLine.light), (BorderStyle(width: 1, cornerRadius: 4), .rounded),
      (BorderStyle(width: 2, cornerRadius: 4), .heavy), (BorderStyle(width: 3), .double),
      (BorderStyle(width: 8), .block),
    ]) { (border: BorderStyle, line: BorderLine) in
      #expect(BorderRule.standard.line(border) == line)
    }
  }
}

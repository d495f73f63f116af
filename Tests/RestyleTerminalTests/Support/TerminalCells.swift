/// The cells of a text with escape sequences, as a terminal shows them: enough of one to check what is written.
///
/// It knows the sequences that are written, and takes any other as a failure of the writer.
struct TerminalCells {
  private(set) var lines: [[Cell]] = [[]]
  /// What was met that no terminal should be sent.
  private(set) var surprises: [String] = []
  private(set) var look = Look()

  /// A character with how it looks.
  struct Cell: Equatable {
    var character: Character
    var look: Look
  }

  /// How a character looks: the numbers that are in force.
  struct Look: Hashable {
    var flags: Set<Int> = []
    var underline = 0
    var foreground: [Int] = []
    var background: [Int] = []
    var underlineColor: [Int] = []
    var link = ""
  }

  /// What follows belongs to a link.
  mutating func follow(_ target: String) { look.link = target }

  init(_ text: String) {
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "\n", "\r\n": lines.append([])
      case "\u{1B}":
        // By scalars, since what combines with a sequence's end belongs to what follows it.
        var scalars = rest.unicodeScalars
        read(&scalars)
        rest = Substring(scalars)
      default:
        if character.unicodeScalars.contains(where: {
          $0.properties.generalCategory == .control && $0 != "\t"
        }) {
          surprises.append(String(reflecting: character))
        }
        lines[lines.count - 1].append(Cell(character: character, look: look))
      }
    }
  }

  /// The text without its looks.
  var text: String { lines.map { String($0.map(\.character)) }.joined(separator: "\n") }

  private mutating func read(_ rest: inout Substring.UnicodeScalarView) {
    switch rest.popFirst() {
    case "[":
      let parameters = String(rest.prefix { $0 != "m" && $0 != "\n" })
      rest = rest.dropFirst(parameters.unicodeScalars.count)
      if rest.popFirst() != "m" { surprises.append("CSI \(parameters)") }
      apply(parameters.split(separator: ";", omittingEmptySubsequences: false).map(String.init))
    case "]":
      guard let end = rest.firstIndex(of: "\u{1B}") else { return surprises.append("open OSC") }
      let body = String(rest[..<end])
      rest = rest[end...].dropFirst(2)
      // Parameters name a link, and aren't seen.
      let parts = body.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count != 3 || parts[0] != "8" { surprises.append("OSC \(body)") }
      follow(parts.count == 3 ? String(parts[2]) : "")
    case let other: surprises.append("ESC \(String(describing: other))")
    }
  }

  /// Obeys the parameters of a sequence for looks.
  mutating func apply(_ parameters: [String]) {
    var rest = parameters[...]
    while let parameter = rest.popFirst() {
      switch Int(parameter) ?? (parameter.isEmpty ? 0 : -1) {
      case 0: look = Look(link: look.link)
      case let flag where [1, 2, 3, 7, 9].contains(flag): look.flags.insert(flag)
      case 4: look.underline = 1
      case 22: look.flags.subtract([1, 2])
      case 23: look.flags.remove(3)
      case 24: look.underline = 0
      case 27: look.flags.remove(7)
      case 29: look.flags.remove(9)
      case 39: look.foreground = []
      case 49: look.background = []
      case 59: look.underlineColor = []
      case let color where 30...37 ~= color || 90...97 ~= color:
        look.foreground = [color % 10 + (color >= 90 ? 8 : 0)]
      case let color where 40...47 ~= color || 100...107 ~= color:
        look.background = [color % 10 + (color >= 100 ? 8 : 0)]
      case 38: look.foreground = color(&rest)
      case 48: look.background = color(&rest)
      // As tmux tells it.
      case 58: look.underlineColor = color(&rest)
      default: applyParts(of: parameter)
      }
    }
  }

  private mutating func color(_ rest: inout ArraySlice<String>) -> [Int] {
    let count = rest.popFirst() == "5" ? 1 : 3
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count).compactMap { Int($0) }
  }

  private mutating func applyParts(of parameter: String) {
    let parts = parameter.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    switch parts.first {
    case 4 where parts.count == 2: look.underline = parts[1]
    case 58 where parts.count == 3: look.underlineColor = [parts[2]]
    case 58 where parts.count == 6: look.underlineColor = Array(parts[3...])
    default: surprises.append("SGR \(parameter)")
    }
  }
}

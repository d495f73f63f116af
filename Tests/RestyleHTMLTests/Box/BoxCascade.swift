import Restyle

/// What a stylesheet comes to for the parts of a component: media queries, states, specificity and order.
///
/// It knows the selectors that are written, and nothing of why; whatever else it meets is an error.
struct BoxCascade {
  private var rules: [Subject: [Rule]] = [:]

  /// What a rule is asked for.
  struct Subject: Hashable {
    /// The class of the element that is in the states.
    var element: String
    /// The class of an element within it; nil for the element itself.
    var child: String?
    /// A pseudo-element, such as `::before`.
    var pseudoElement = ""
  }

  /// What holds around an element.
  struct Surroundings {
    var states: ControlState = []
    /// The states of the element before it; nil if there is none.
    var previousStates: ControlState?
    /// The media features and `:dir(rtl)` that hold, as they are written.
    var conditions: Set<String> = []
  }

  struct Unexpected: Error, CustomStringConvertible {
    let description: String
  }

  private struct Rule {
    var conditions: Set<String> = []
    var subject = Subject(element: "")
    var states: ControlState = []
    var previousStates: ControlState?
    var specificity = 0
    var order = 0
    var declarations: [(property: String, value: String)] = []
  }
}

extension BoxCascade {
  /// Reads a stylesheet.
  init(css: String) throws {
    var conditions: Set<String> = []
    for line in css.split(separator: "\n") {
      if line == "}" {
        conditions = []
      } else if line.hasPrefix("@media ") {
        let query = line.dropFirst("@media ".count).dropLast()
        conditions = Set(query.split(separator: " and ").map(String.init))
      } else {
        let parts = line.split(separator: "{", maxSplits: 1)
        guard parts.count == 2, parts[1].hasSuffix("}") else { throw Unexpected(description: String(line)) }
        var rule = try Self.rule(selector: parts[0])
        rule.conditions.formUnion(conditions)
        rule.declarations = Self.declarations(in: parts[1].dropLast())
        rule.order = rules.values.reduce(0) { $0 + $1.count }
        rules[rule.subject, default: []].append(rule)
      }
    }
  }

  /// The declarations that win, without those that are taken back.
  func declarations(for subject: Subject, in surroundings: Surroundings) -> [String: String] {
    declarations(for: [subject], in: surroundings)
  }

  /// The declarations that win for something that several subjects select.
  func declarations(for subjects: [Subject], in surroundings: Surroundings) -> [String: String] {
    let applying = subjects.flatMap { rules[$0] ?? [] }.filter { rule in
      surroundings.states.isSuperset(of: rule.states)
        && rule.conditions.isSubset(of: surroundings.conditions)
        && (rule.previousStates.map { surroundings.previousStates?.isSuperset(of: $0) ?? false } ?? true)
    }
    let ordered = applying.sorted { ($0.specificity, $0.order) < ($1.specificity, $1.order) }
    return ordered.flatMap(\.declarations).reduce(into: [:]) {
      $0[$1.property] = $1.value == "unset" ? nil : $1.value
    }
  }

  /// The texts that values quote or address must not have left their place: no rule may start within one.
  static func declarations(in text: Substring) -> [(property: String, value: String)] {
    var declarations: [(property: String, value: String)] = []
    var current = ""
    var isQuoted = false
    for character in text + ";" {
      if character == "'" { isQuoted.toggle() }
      if character == ";", !isQuoted {
        let colon = current.firstIndex(of: ":") ?? current.endIndex
        declarations.append((String(current[..<colon]), String(current[colon...].dropFirst())))
        current = ""
      } else {
        current.append(character)
      }
    }
    return declarations
  }
}

extension BoxCascade {
  private static func rule(selector: Substring) throws -> Rule {
    var rule = Rule()
    var compounds: [(combinator: Character, text: Substring)] = []
    var start = selector.startIndex
    var combinator: Character = " "
    var depth = 0
    for index in selector.indices {
      switch selector[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case ">" where depth == 0, "+" where depth == 0:
        compounds.append((combinator, selector[start..<index]))
        combinator = selector[index]
        start = selector.index(after: index)
      default: break
      }
    }
    compounds.append((combinator, selector[start...]))
    for (index, (combinator, text)) in compounds.enumerated() {
      let compound = try Compound(text)
      rule.specificity += compound.specificity
      rule.conditions.formUnion(compound.conditions)
      rule.subject.pseudoElement = compound.pseudoElement
      if combinator == ">" {
        rule.subject.child = compound.className
      } else if index + 1 < compounds.count, compounds[index + 1].combinator == "+" {
        rule.previousStates = compound.states
      } else {
        rule.subject.element = compound.className
        rule.states = compound.states
      }
    }
    return rule
  }

  /// A class, with what else has to be true of an element.
  private struct Compound {
    var className = ""
    var states: ControlState = []
    var conditions: Set<String> = []
    var specificity = 0
    var pseudoElement = ""

    private static let states: [String: ControlState] = [
      "required": .required, "hovered": .hovered, "readOnly": .readOnly, "focused": .focused,
      "selected": .selected, "invalid": .invalid, "highlighted": .highlighted, "loading": .loading,
      "disabled": .disabled, "visited": .visited,
    ]

    init(_ text: Substring) throws {
      var rest = text
      guard rest.first == "." else { throw Unexpected(description: "no class: \(text)") }
      className = String(rest.dropFirst().prefix { $0.isLetter || $0.isNumber || "_-".contains($0) })
      rest = rest.dropFirst(className.count + 1)
      specificity = 1
      while !rest.isEmpty {
        if rest.hasPrefix("::") {
          pseudoElement = String(rest)
          rest = ""
        } else if rest.hasPrefix("[class]") {
          specificity += 1
          rest = rest.dropFirst("[class]".count)
        } else if rest.hasPrefix(":where(:dir(rtl))") {
          conditions.insert(":dir(rtl)")
          rest = rest.dropFirst(":where(:dir(rtl))".count)
        } else if rest.hasPrefix(":is("), let word = rest.range(of: "data-state~=") {
          // All alternatives weigh as much as a class; one of them names the state.
          let name = String(rest[word.upperBound...].prefix(while: \.isLetter))
          guard let state = Self.states[name] else { throw Unexpected(description: "no state: \(name)") }
          states.formUnion(state)
          specificity += 1
          rest = Self.afterParentheses(rest)
        } else if rest.hasPrefix(":where(") {
          // What only elements of a kind have, which is none of the element itself.
          pseudoElement = String(rest)
          rest = ""
        } else if rest == ":empty" || rest == ":active" {
          pseudoElement = String(rest)
          specificity += 1
          rest = ""
        } else {
          throw Unexpected(description: "unknown selector: \(text)")
        }
      }
    }

    private static func afterParentheses(_ text: Substring) -> Substring {
      var depth = 0
      for index in text.indices {
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" {
          depth -= 1
          if depth == 0 { return text[text.index(after: index)...] }
        }
      }
      return ""
    }
  }
}

extension StringProtocol {
  fileprivate func range(of text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }
}

import RestyleHTML

/// The rules of a stylesheet in their order, as a browser keeps them, to which changes are made.
struct RuleList: Equatable {
  private(set) var rules: [Rule] = []

  struct Rule: Equatable {
    let media: String
    var containers: [String] = []
    let selector: String
    var declarations: String
  }

  /// Reads rules that stand on a line each.
  init(css: String) {
    var (media, containers): (String, [String]) = ("", [])
    for line in css.split(separator: "\n") {
      if line.hasPrefix("@media ") {
        media = String(line.dropFirst("@media ".count).dropLast())
      } else if line.hasPrefix("@container ") {
        containers.append(String(line.dropFirst("@container ".count).dropLast()))
      } else if line == "}" {
        if containers.popLast() == nil { media = "" }
      } else {
        let parts = line.dropLast().split(separator: "{", maxSplits: 1)
        append(
          Rule(
            media: media, containers: containers, selector: String(parts[0]), declarations: String(parts[1])))
      }
    }
  }

  /// Makes changes as their documentation says.
  mutating func make(_ changes: [StyleSheetChange]) {
    for change in changes {
      let known = rules.firstIndex {
        $0.media == change.media && $0.containers == change.containers && $0.selector == change.selector
      }
      switch (change.kind, known) {
      case (.removed, let known?): rules.remove(at: known)
      case (.changed, let known?): rules[known].declarations = change.declarations
      default:
        rules.append(
          Rule(
            media: change.media, containers: change.containers, selector: change.selector,
            declarations: change.declarations))
      }
    }
  }

  /// The rules of each selector in their order: only those can contradict each other.
  var bySelector: [String: [Rule]] {
    Dictionary(grouping: rules) { $0.selector.replacing(":where(:dir(rtl))", with: "") }
  }

  /// Appends a rule; several of one name are one.
  private mutating func append(_ rule: Rule) {
    let known = rules.firstIndex {
      $0.media == rule.media && $0.containers == rule.containers && $0.selector == rule.selector
    }
    if let known {
      rules[known].declarations += ";" + rule.declarations
    } else {
      rules.append(rule)
    }
  }
}

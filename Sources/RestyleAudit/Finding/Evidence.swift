import Restyle

/// What was seen of each subject, in which situations.
struct Evidence {
  private var subjects: [Subject: Int] = [:]
  private var cases: [(subject: Subject, failing: [(Situation, Failure)], passing: [Situation])] = []

  /// What a rule asks of a place.
  struct Subject: Hashable {
    let rule: AuditRule
    let place: AuditPlace
  }
}

extension Evidence {
  /// Adds what was seen in a situation; nil for nothing wrong.
  mutating func add(_ failure: Failure?, of rule: AuditRule, at place: AuditPlace, in situation: Situation) {
    let subject = Subject(rule: rule, place: place)
    let index = subjects[subject] ?? cases.count
    if index == cases.count {
      subjects[subject] = index
      cases.append((subject, [], []))
    }
    if let failure {
      cases[index].failing.append((situation, failure))
    } else {
      cases[index].passing.append(situation)
    }
  }

  /// Adds what was seen of other subjects.
  mutating func add(_ other: Evidence) {
    for (subject, failing, passing) in other.cases {
      for (situation, failure) in failing { add(failure, of: subject.rule, at: subject.place, in: situation) }
      for situation in passing { add(nil, of: subject.rule, at: subject.place, in: situation) }
    }
  }

  /// The findings, in the order of the rules, and of what was seen first.
  var findings: [AuditFinding] {
    let all = cases.flatMap { subject, failing, passing in
      // Where something of a place fails, what passes there, as another run of a text, makes no difference.
      let failed = Set(failing.map { Cube($0.0) })
      let passing = failed.isEmpty ? [] : passing.filter { !failed.contains(Cube($0)) }
      return Cube.smallest(failing: failing.map(\.0), passing: passing).map { cube in
        // The worst of those under the condition; the first of as bad ones.
        let worst = failing.filter { cube.holds(Cube($0.0)) }.map(\.1).min { $0.measure < $1.measure }
        let told = worst?.tell()
        return AuditFinding(
          rule: subject.rule, place: subject.place, condition: AuditCondition(cube),
          message: told?.message ?? "", suggestion: told?.suggestion)
      }
    }
    // Stable, since the order of what was seen counts.
    return AuditRule.all.flatMap { rule in all.filter { $0.rule == rule } }
  }
}

import Restyle

/// What was seen of each subject, in which situations.
struct Evidence {
  private var subjects: [Subject: Int] = [:]
  private var cases: [(subject: Subject, failing: [(Situation, Failure)], passing: [Situation])] = []

  /// What a rule asks of one of the looks of a style or an element.
  struct Subject: Hashable {
    let rule: AuditRule
    let place: AuditPlace
    /// Which of the looks of the place it is, such as those of the runs of a text: what fails of one has other causes.
    let look: Int
  }
}

extension Evidence {
  /// Adds what was seen in a situation; nil for nothing wrong.
  mutating func add(
    _ failure: Failure?, of rule: AuditRule, at place: AuditPlace, look: Int = 0, in situation: Situation
  ) {
    let subject = Subject(rule: rule, place: place, look: look)
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
      for (situation, failure) in failing {
        add(failure, of: subject.rule, at: subject.place, look: subject.look, in: situation)
      }
      for situation in passing {
        add(nil, of: subject.rule, at: subject.place, look: subject.look, in: situation)
      }
    }
  }

  /// The findings, in the order of the rules, and of what was seen first.
  var findings: [AuditFinding] {
    var known: Set<AuditFinding> = []
    let all = cases.flatMap { subject, failing, passing in
      // Where something of a look fails, what passes there, as its text on another backdrop, makes no difference.
      let failed = Set(failing.map { Cube($0.0) })
      let passing = failed.isEmpty ? [] : passing.filter { !failed.contains(Cube($0)) }
      var rest = failing.map { (cube: Cube($0.0), failure: $0.1) }
      return Cube.smallest(failing: failing.map(\.0), passing: passing).map { cube in
        // The worst of those under the condition that no condition before has; the first of as bad ones.
        let held = rest.filter { cube.holds($0.cube) }
        rest.removeAll { cube.holds($0.cube) }
        let worst = held.map(\.failure).min { $0.measure < $1.measure }?.tell()
        return AuditFinding(
          rule: subject.rule, place: subject.place, condition: AuditCondition(cube),
          message: worst?.message ?? "", suggestion: worst?.suggestion)
      }
      // Looks that fail alike are one finding.
    }.filter { known.insert($0).inserted }
    // Stable, since the order of what was seen counts.
    return AuditRule.all.flatMap { rule in all.filter { $0.rule == rule } }
  }
}

import Restyle

/// The results for each subject, with the situations in which they apply.
struct Evidence {
  private var subjects: [Subject: Int] = [:]
  private var cases: [(subject: Subject, failing: [(Situation, Failure)], passing: [Situation])] = []

  /// A rule applied to one of the looks of a style or an element.
  struct Subject: Hashable {
    let rule: AuditRule
    let place: AuditPlace
    /// The index of the look at the place, such as among those of the runs of a text: failures of different looks have
    /// different causes.
    let look: Int
  }
}

extension Evidence {
  /// Adds the result in a situation; nil if the rule passes.
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

  /// Adds the results for other subjects.
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

  /// The findings, in the order of the rules, and then of the results.
  var findings: [AuditFinding] {
    let all = cases.flatMap { subject, failing, passing in
      // In a situation where part of a look fails, it doesn't matter that another part passes, such as the same text on
      // another backdrop.
      let failed = Set(failing.map { Cube($0.0) })
      let passing = failed.isEmpty ? [] : passing.filter { !failed.contains(Cube($0)) }
      var rest = failing.map { (cube: Cube($0.0), failure: $0.1) }
      return Cube.smallest(failing: failing.map(\.0), passing: passing).map { cube in
        // The worst failure under this condition that no earlier condition covers; the first of several equally bad
        // ones.
        let held = rest.filter { cube.holds($0.cube) }
        rest.removeAll { cube.holds($0.cube) }
        let worst = held.map(\.failure).min { $0.measure < $1.measure }?.tell()
        return AuditFinding(
          rule: subject.rule, place: subject.place, condition: AuditCondition(cube),
          message: worst?.message ?? "", suggestion: worst?.suggestion)
      }
      // Looks with the same failure are one finding.
    }.uniqued()
    // Sorted stably, to preserve the order of the results.
    return AuditRule.all.flatMap { rule in all.filter { $0.rule == rule } }
  }
}

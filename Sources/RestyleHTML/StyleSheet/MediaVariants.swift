import Restyle

/// What something comes to under every media condition that it may differ in.
///
/// Where it may differ is found by resolving it: only traits that were read can matter. A trait may be read only
/// where another has a certain value, so the search goes on until no new one turns up.
struct MediaVariants<Value> {
  /// What holds where no condition does.
  let always: Value
  /// The conditions, each with what holds under it and after those that it is a special case of.
  let others: [(condition: MediaCondition, value: Value)]

  init(_ resolve: (TraitCollection) -> Value) {
    let surroundings = RuleSurroundings.current
    let (always, reads) = surroundings.traits.recordingReads(resolve)
    self.always = always
    var members = surroundings.areFixed ? [] : MediaCondition.members(readIn: reads)
    // Most styles are the same everywhere.
    guard !members.isEmpty else {
      others = []
      return
    }

    var resolved: [MediaCondition: Value] = [[]: always]
    while let condition = members.subsets.first(where: { resolved[$0] == nil }) {
      let (result, reads) = condition.traits(over: surroundings.traits).recordingReads(resolve)
      resolved[condition] = result
      members.formUnion(.members(readIn: reads))
    }
    others = members.subsets.dropFirst().compactMap { condition in
      resolved[condition].map { (condition, $0) }
    }
  }

  private init(always: Value, others: [(condition: MediaCondition, value: Value)]) {
    self.always = always
    self.others = others
  }
}

extension MediaVariants {
  /// All that is held, with repetitions.
  var values: [Value] { [always] + others.map(\.value) }

  /// Whether something is true of all that is held.
  func allSatisfy(_ predicate: (Value) -> Bool) -> Bool {
    predicate(always) && others.allSatisfy { predicate($0.value) }
  }

  func map<Other>(_ transform: (Value) -> Other) -> MediaVariants<Other> {
    MediaVariants<Other>(
      always: transform(always), others: others.map { ($0.condition, transform($0.value)) })
  }
}

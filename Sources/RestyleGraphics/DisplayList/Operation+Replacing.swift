extension [DisplayList.Operation] {
  /// The steps, each replaced by what a function makes of it; those within a group before the group.
  func replaced(
    _ transform: (DisplayList.Operation) -> DisplayList.Operation
  ) -> [DisplayList.Operation] {
    // Not by recursion, since how deep groups lie in one another is for the data to say.
    var open: [(group: DisplayList.Group?, rest: ArraySlice<DisplayList.Operation>, done: Self)] = [
      (nil, self[...], [])
    ]
    while true {
      let last = open.count - 1
      switch open[last].rest.popFirst() {
      case .group(let group)?: open.append((group, group.operations[...], []))
      case let operation?: open[last].done.append(transform(operation))
      case nil:
        let done = open[last].done
        guard var group = open.removeLast().group else { return done }
        group.operations = done
        open[last - 1].done.append(transform(.group(group)))
      }
    }
  }
}

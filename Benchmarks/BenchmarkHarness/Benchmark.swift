/// One case: an operation, and the baselines that it is held to.
///
/// ```swift
/// Benchmark("restyle/color") { batch in
///   var style = TextStyle.body  // set up here: only what `measure` runs is measured
///   batch.measure {
///     hide(&style)
///     keep(style.colored(.red))
///   }
/// }
/// .compared(to: "plain-struct") { batch in ... }
/// ```
public struct Benchmark: Sendable {
  /// The operation of a case; it sets up and then calls ``Batch/measure(_:)`` once.
  public typealias Body = @Sendable (inout Batch) throws -> Void

  let subject: Contender
  var baselines: [Contender] = []
  var reportsPeakMemory = false
  var notes: [String: String] = [:]
  var units: UnitCount?
  var rate: (unit: String, count: Int)?

  /// Makes a case without a baseline.
  ///
  /// - Parameters:
  ///   - name: What the case is called in tables, files and filters: `group/detail`.
  ///   - body: Sets up, and measures the operation.
  public init(_ name: String, body: @escaping Body) {
    subject = Contender(name: name, body: body)
  }
}

extension Benchmark {
  var name: String { subject.name }
}

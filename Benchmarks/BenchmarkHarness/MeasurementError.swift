/// Why a case couldn't be measured.
enum MeasurementError: Error, Equatable {
  case failed(name: String, reason: String)
  case notMeasuredOnce(name: String, calls: Int)
  case optimizedAway(name: String)
  case duplicateName(String)
  case processFailed(reason: String)
}

extension MeasurementError: CustomStringConvertible {
  var description: String {
    switch self {
    case .failed(let name, let reason):
      "\(name) failed: \(reason)"
    case .notMeasuredOnce(let name, let calls):
      "\(name) called measure \(calls) times; a body has to call it once"
    case .optimizedAway(let name):
      "\(name) takes no time: the compiler removed it; pass inputs to hide and results to keep"
    case .duplicateName(let name):
      "\(name) names two cases, or two baselines of a case; give each a name of its own"
    case .processFailed(let reason):
      "a process that measures failed: \(reason)"
    }
  }
}

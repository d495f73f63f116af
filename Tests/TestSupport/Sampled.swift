import Foundation

/// Whether everything is checked that could be, which takes minutes: `RESTYLE_CHECK_ALL` is in the environment.
public let checksAll = ProcessInfo.processInfo.environment["RESTYLE_CHECK_ALL"] != nil

extension Collection {
  /// Every so many of the elements, or all of them where everything is checked.
  ///
  /// - Parameters:
  ///   - step: How many elements one is taken of.
  ///   - line: The line of the test, so that others take others.
  /// - Returns: The elements, in their order.
  public func sampled(every step: Int, line: Int = #line) -> [Element] {
    checksAll ? Array(self) : enumerated().filter { $0.offset % step == line % step }.map(\.element)
  }
}

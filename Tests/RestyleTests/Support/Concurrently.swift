import Dispatch
import Foundation

/// Calls `body` on as many threads at once, and returns when all are done.
///
/// Threads of their own, since a pool starts no more than there are processors.
func concurrently(threads: Int, _ body: @escaping @Sendable (_ thread: Int) -> Void) {
  let group = DispatchGroup()
  for thread in 0..<threads {
    group.enter()
    Thread.detachNewThread {
      body(thread)
      group.leave()
    }
  }
  group.wait()
}

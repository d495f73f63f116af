import AppKitChecks
import Testing
import UIKitChecks

#if canImport(UIKit) && !os(watchOS)
  @MainActor
  @Suite("Views of UIKit")
  struct UIKitTests {
    @Test("What is expected of the stand-ins holds for UIKit", arguments: UIKitChecks.allCases)
    func views(check: UIKitChecks) async {
      for failure in await check.failures() { Issue.record("\(failure)") }
    }
  }
#elseif canImport(AppKit)
  @MainActor
  @Suite("Views of AppKit")
  struct AppKitTests {
    @Test("What is expected of the stand-ins holds for AppKit")
    func views() {
      for failure in AppKitChecks.failures() { Issue.record("\(failure)") }
    }
  }
#endif

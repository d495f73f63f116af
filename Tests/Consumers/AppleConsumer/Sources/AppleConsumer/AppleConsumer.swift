import AppKitConsumer
import Foundation
import SwiftUIConsumer

@main
enum AppleConsumer {
  static func main() async {
    let expectations = Expectations()
    expectations.checkValues()
    expectations.checkTexts()
    expectations.checkLabels()
    expectations.checkButtons()
    expectations.checkControls()
    expectations.checkRows()
    expectations.checkStylers()
    expectations.checkSignIn()
    expectations.checkSwitchScreen()
    await expectations.checkStyledSignIn()
    expectations.checkCommentExamples()
    expectations.checkScopedImports()
    await expectations.checkArticles()
    await expectations.checkSwaps()
    let swiftUI = SwiftUIChecks()
    swiftUI.run()
    let appKit = AppKitChecks()
    appKit.run()

    let failures = expectations.failures + swiftUI.failures + appKit.failures
    for failure in failures { print("✘ \(failure)") }
    print(
      "\(expectations.count + swiftUI.count + appKit.count) expectations, \(failures.count) of them not met")
    if !failures.isEmpty { exit(EXIT_FAILURE) }
  }
}

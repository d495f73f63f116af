import AppKitConsumer
import Expectations
import Foundation
import SwiftUIConsumer
import UIKitChecks

@main
enum AppleConsumer {
  static func main() async throws {
    let expectations = Expectations()
    expectations.checkValues()
    expectations.checkTexts()
    expectations.checkAttachments()
    try expectations.checkEditing()
    expectations.checkDrawings()
    expectations.checkProblems()
    expectations.checkLabels()
    expectations.checkOwnValues()
    expectations.checkButtons()
    expectations.checkConfigurations()
    expectations.checkControls()
    expectations.checkRows()
    expectations.checkStylers()
    expectations.checkSignIn()
    expectations.checkNamesOfApps()
    expectations.checkSwitchScreen()
    await expectations.checkStyledSignIn()
    expectations.checkCommentExamples()
    expectations.checkScopedImports()
    try await expectations.checkArticles()
    await expectations.checkSwaps()
    for check in UIKitChecks.allCases { await expectations.expect(check.failures(), is: [], "\(check)") }
    expectations.checkSwiftUI()
    expectations.checkAppKit()

    let failures = expectations.failures
    for failure in failures { print("✘ \(failure)") }
    print("\(expectations.count) expectations, \(failures.count) of them not met")
    if !failures.isEmpty { exit(EXIT_FAILURE) }
  }
}

import Foundation

@main
enum ThemeConsumer {
  static func main() async {
    var expectations = Expectations()
    expectations.checkTexts()
    expectations.checkControls()
    expectations.checkForms()
    expectations.checkSections()
    await expectations.checkInstalling()
    // Once more, with the theme in force: its own styles don't depend on it.
    expectations.checkSections()

    for failure in expectations.failures { print("✘ \(failure)") }
    print("\(expectations.count) expectations, \(expectations.failures.count) of them not met")
    if !expectations.failures.isEmpty { exit(EXIT_FAILURE) }
  }
}

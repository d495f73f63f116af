import Foundation

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
    await expectations.checkSwaps()

    for failure in expectations.failures { print("✘ \(failure)") }
    print("\(expectations.count) expectations, \(expectations.failures.count) of them not met")
    if !expectations.failures.isEmpty || expectations.count < 100 { exit(EXIT_FAILURE) }
  }
}

import BrowserSupport
import Foundation
import Restyle
import RestyleHTML
import RestyleRendering

let sheet = try StyleSheet.carbon()
var failures = sheet.problems.map { "stylesheet: \($0)" }
print(
  "\(CarbonClasses.texts.count) text styles, \(CarbonClasses.buttons.count) buttons, \(CarbonClasses.fields.count) fields:"
)
print("\(sheet.css.utf8.count) bytes of CSS")

failures += try DocumentChecks.receipt()

if let browser = Browser.installed {
  var checks = PageChecks(sheet)
  try await checks.run(in: browser)
  failures += checks.failures
  failures += try await DocumentChecks.form(in: browser)
  print("\(checks.count) computed values compared")
} else {
  print("SKIPPED, what a browser computes: \(Browser.absence)")
}
for failure in failures.prefix(40) { FileHandle.standardError.write(Data("\(failure)\n".utf8)) }
if failures.count > 40 { print("and \(failures.count - 40) more") }
exit(failures.isEmpty ? 0 : 1)

import BrowserSupport
import Foundation
import RestyleHTML

let sheet = try StyleSheet.govuk()
var failures = sheet.problems.map { "stylesheet: \($0)" }

failures += try PageChecks.failures()

if let browser = Browser.installed {
  if let path = ProcessInfo.processInfo.environment["RESTYLE_GOVUK"] {
    let recording = try await Recording(of: try String(contentsOfFile: path, encoding: .utf8), in: browser)
    try recording.write()
    failures.append("recorded \(Recording.file.lastPathComponent): run it again without RESTYLE_GOVUK")
  }
  let recording = try Recording.read()
  let comparison = Comparison(
    of: try await Measurement(of: sheet.css, in: browser), with: recording.measurement)
  failures += comparison.failures
  print("\(comparison.count) computed values compared, of which \(comparison.differences.count) differ")
  if !comparison.failures.isEmpty { failures.append("recorded: \(recording.source)") }
} else {
  print("SKIPPED, what a browser computes: \(Browser.absence)")
}
for failure in failures.prefix(40) { FileHandle.standardError.write(Data("\(failure)\n".utf8)) }
if failures.count > 40 { print("and \(failures.count - 40) more") }
exit(failures.isEmpty ? 0 : 1)

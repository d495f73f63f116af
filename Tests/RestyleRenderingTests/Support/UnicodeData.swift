import Foundation

/// Tests of the Unicode Character Database: the parts in this repository, or the whole files.
///
/// `RESTYLE_UNICODE_DATA` names the folder of whole files. Its folders `auxiliary` and `emoji` are those of
/// https://www.unicode.org/Public/17.0.0/ucd/ and https://www.unicode.org/Public/17.0.0/.
enum UnicodeData {
  private static let folder =
    ProcessInfo.processInfo.environment["RESTYLE_UNICODE_DATA"]
    ?? URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "UnicodeData").path

  /// The test cases of a file: the parts between which there is a boundary, each of scalars.
  static func parts(in file: String) throws -> [[[UInt32]]] {
    try lines(of: file).map { line in
      line.split(separator: "÷").map { part in
        part.split { $0 == " " || $0 == "×" }.compactMap { UInt32($0, radix: 16) }
      }
      .filter { !$0.isEmpty }
    }
  }

  /// What stands before the comments of a file.
  static func lines(of file: String) throws -> [Substring] {
    try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8).split(separator: "\n")
      .map { $0.prefix { $0 != "#" } }.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  static func text(_ scalars: some Sequence<UInt32>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars.compactMap { Unicode.Scalar($0) })
    return String(view)
  }
}

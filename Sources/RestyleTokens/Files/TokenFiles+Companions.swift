import Foundation

extension TokenFiles {
  /// The files of unnamed variants next to the file, such as `NAME.dark.tokens.json` next to `NAME.tokens.json`.
  var companions: [Variant: String] {
    let ending = "tokens.json"
    guard ".\(URL(fileURLWithPath: file).lastPathComponent)".hasSuffix(".\(ending)") else { return [:] }
    var companions: [Variant: String] = [:]
    for variant in Variant.allCases where variants[variant] == nil && !leftOut.contains(variant) {
      let other = "\(file.dropLast(ending.count))\(variant).\(ending)"
      var isDirectory: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: other, isDirectory: &isDirectory)
      // Reading a broken link reports it, while leaving it out would show wrong colours.
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: other)) != nil
      if exists ? !isDirectory.boolValue : isLink { companions[variant] = other }
    }
    return companions
  }

  /// The files of variants that are read: named ones, and companions for the others.
  ///
  /// - Parameter warn: Receives a companion that can't be used, and the reason.
  /// - Returns: The files.
  /// - Throws: An error if a named file can't be used.
  func usableVariants(
    warn: (_ file: String, _ lines: [String]) -> Void
  ) throws(TokenFileError) -> [Variant: String] {
    let companions = companions
    let all = variants.merging(companions) { named, _ in named }
    guard all[.dark] == nil else { return all }
    let needs = "the tokens in the dark scheme beside it"
    if let named = Variant.allCases.lazy.compactMap({ variants[$0] }).first {
      throw TokenFileError(file: named, lines: ["it needs \(needs), or a file of them behind --dark"])
    }
    for companion in companions.values.sorted() { warn(companion, ["it isn't read without \(needs)"]) }
    return [:]
  }

  /// Leaves out the companions that only one of two designs has, since a comparison would report their content as
  /// changes that nobody made.
  ///
  /// - Parameters:
  ///   - first: The files of a design.
  ///   - second: The files of the other one.
  ///   - warn: Receives a companion that is left out, and the reason.
  static func matchCompanions(
    _ first: inout Self, _ second: inout Self, warn: (_ file: String, _ lines: [String]) -> Void
  ) {
    let companions = (first.companions, second.companions)
    func leaveOut(
      _ own: [Variant: String], of files: inout Self, without others: [Variant: String], of other: Self
    ) {
      for variant in Variant.allCases where others[variant] == nil && other.variants[variant] == nil {
        guard let companion = own[variant] else { continue }
        files.leftOut.insert(variant)
        warn(companion, ["it isn't compared, since \(other.file) has none such beside it"])
      }
    }
    leaveOut(companions.0, of: &first, without: companions.1, of: second)
    leaveOut(companions.1, of: &second, without: companions.0, of: first)
  }
}

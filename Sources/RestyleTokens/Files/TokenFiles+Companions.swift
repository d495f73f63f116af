import Foundation

extension TokenFiles {
  /// The files of variants that nobody named but that are beside the file, such as `NAME.dark.tokens.json` beside
  /// `NAME.tokens.json`.
  package var companions: [Variant: String] {
    let ending = "tokens.json"
    guard ".\(URL(fileURLWithPath: file).lastPathComponent)".hasSuffix(".\(ending)") else { return [:] }
    var companions: [Variant: String] = [:]
    for variant in Variant.allCases where variants[variant] == nil {
      let other = "\(file.dropLast(ending.count))\(variant).\(ending)"
      var isDirectory: ObjCBool = false
      if FileManager.default.fileExists(atPath: other, isDirectory: &isDirectory), !isDirectory.boolValue {
        companions[variant] = other
      }
    }
    return companions
  }

  /// The files of variants that are read: those that are named, and companions for the others.
  ///
  /// - Parameter warn: Receives a companion that can't be used, and why.
  /// - Returns: The files.
  /// - Throws: Which named file can't be used.
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
}

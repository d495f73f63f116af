/// A client that e-mails have to look right in.
enum MailClient: String, CaseIterable {
  /// Outlook on Windows, which shows e-mails as Word does.
  case outlook
  case gmail
  case yahoo
}

extension MailClient {
  /// How far a client supports a feature.
  enum Support: String {
    case supported = "y"
    case almost = "a"
    case unsupported = "n"
    case unknown = "u"
  }

  /// How far the client supports a feature; nil if the tables know none of the name.
  func support(of feature: String) -> Support? {
    Self.table[feature].flatMap { Support(rawValue: $0[Self.allCases.firstIndex(of: self) ?? 0]) }
  }

  private static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    for line in supportTable.split(separator: "\n") {
      let fields = line.split(separator: " ").map(String.init)
      if fields.count == 5 { table[fields[0]] = Array(fields[2...]) }
    }
    return table
  }()

  static var featureCount: Int { table.count }
}

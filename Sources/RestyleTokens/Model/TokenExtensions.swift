package import Restyle

/// The data that tools store with a token or a group, each under its own name.
///
/// The data of other tools stay unchanged, including the order of members and the digits of numbers.
///
/// ```swift
/// struct Publication: Codable { var isPublic: Bool }
/// let json = token.extensions["org.example.tool"] ?? "null"
/// let publication = try JSONDecoder().decode(Publication?.self, from: Data(json.utf8))
/// ```
public struct TokenExtensions: Hashable, Sendable {
  package private(set) var members: [JSONMember]

  /// Creates extensions without any data.
  public init() { members = [] }

  package init(members: [JSONMember]) { self.members = members }

  /// The names of the tools, in the order of the file.
  public var names: [String] { members.map(\.name) }

  /// Whether no tool stores data.
  public var isEmpty: Bool { members.isEmpty }

  /// The JSON data of a tool; nil if it stores none.
  ///
  /// - Parameter name: The name of the tool, such as `org.example.tool`.
  /// - Complexity: Grows with the number of tools and the size of the JSON.
  public subscript(name: String) -> String? {
    members.first { $0.name.isExactly(name) }.map { $0.value.text }
  }

  /// Sets the data of a tool.
  ///
  /// - Parameters:
  ///   - json: A JSON value; nil to remove the data.
  ///   - name: The name of the tool.
  /// - Throws: The error in the JSON, with its location.
  /// - Complexity: Grows with the number of tools and the size of the JSON.
  public mutating func set(_ json: String?, for name: String) throws(TokenError) {
    let value = try json.map { text throws(TokenError) in try JSONValue(reading: Array(text.utf8)) }
    let index = members.firstIndex { $0.name.isExactly(name) }
    switch (index, value) {
    case (let index?, let value?): members[index].value = value
    case (let index?, nil): members.remove(at: index)
    case (nil, let value?): members.append(JSONMember(name: name, value: value))
    case (nil, nil): break
    }
  }
}

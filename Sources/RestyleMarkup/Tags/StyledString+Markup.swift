public import Restyle

extension StyledString {
  /// Creates a text from markup with tags, which style their content and mark the positions of arguments.
  ///
  /// ```swift
  /// let sale = try StyledString(
  ///   markup: "<b>Sale</b> ends <date/>", tags: ["b": .style(.bold)],
  ///   arguments: ["date": StyledString("on Friday", style: .italic)])
  /// ```
  ///
  /// The styles of nested tags are merged. References to characters can have the names of HTML, such as `&lt;`. The
  /// characters `<` and `&` stand for themselves unless what follows could be a tag or a name. Names are compared
  /// exactly. Arguments are data, and are never read as markup. They inherit unset attributes from the tags around
  /// them.
  ///
  /// - Parameters:
  ///   - markup: The text with tags.
  ///   - tags: The tags, by name.
  ///   - arguments: The texts that replace tags such as `<date/>`, by name.
  ///   - invalid: The treatment of invalid tags and references.
  /// - Throws: An error with its position, if invalid markup is rejected, such as unknown or unclosed tags, or unused
  ///   arguments.
  /// - Complexity: O(*n*) in the length of the text and of the result.
  public init(
    markup: String, tags: [String: MarkupTag], arguments: [String: StyledString] = [:],
    invalid: InvalidMarkup = .rejected
  ) throws(MarkupError) {
    var reader = MarkupReader(
      markup, tags: tags, readsBraces: false, arguments: arguments, invalid: invalid)
    self = try reader.read()
  }

  /// Creates a text from a translation, in which names in braces mark the positions of arguments.
  ///
  /// ```swift
  /// let notice = try StyledString(
  ///   localized: "{count} messages from <b>{name}</b>", arguments: ["name": "Ada", "count": "3"],
  ///   tags: ["b": .style(.bold)])
  /// ```
  ///
  /// Translators can change the order of arguments, and use an argument several times. Translation tools know this
  /// notation from Python and .NET. `{{` and `}}` are braces. The caller chooses the plural form.
  ///
  /// - Parameters:
  ///   - text: The translation.
  ///   - arguments: The texts that replace the names. They are never read as markup.
  ///   - tags: The tags, by name; nil for texts without tags, in which `<` and `&` are ordinary characters.
  ///   - invalid: The treatment of invalid tags and references, and of names in braces without an argument.
  /// - Throws: An error with its position, if invalid markup is rejected, such as missing or unused arguments.
  /// - Complexity: O(*n*) in the length of the text and of the result.
  public init(
    localized text: String, arguments: [String: StyledString] = [:], tags: [String: MarkupTag]? = nil,
    invalid: InvalidMarkup = .rejected
  ) throws(MarkupError) {
    var reader = MarkupReader(
      text, tags: tags, readsBraces: true, arguments: arguments, invalid: invalid)
    self = try reader.read()
  }
}

public import Restyle

extension StyledString {
  /// Reads a text with tags, which style their content and mark the positions of arguments.
  ///
  /// ```swift
  /// let sale = try StyledString(
  ///   markup: "<b>Sale</b> ends <date/>", tags: ["b": .style(.bold)],
  ///   arguments: ["date": StyledString("on Friday", style: .italic)])
  /// ```
  ///
  /// The styles of tags that lie in one another are merged. Characters may be written by HTML's names for them, as in
  /// `&lt;`; `<` and `&` that nothing follows which could be a tag or a name stand for themselves. Names are compared
  /// exactly. Arguments are data: what they hold is never read as markup. They take from the tags around them what
  /// their own styles leave open.
  ///
  /// - Parameters:
  ///   - markup: The text.
  ///   - tags: What each tag means.
  ///   - arguments: What stands in place of tags such as `<date/>`.
  ///   - invalid: What happens to what can't be read.
  /// - Throws: What can't be read and where, if it is rejected: among it are tags that aren't known or closed, and
  ///   arguments that aren't used.
  /// - Complexity: O(*n*) in the length of the text and of what comes of it.
  public init(
    markup: String, tags: [String: MarkupTag], arguments: [String: StyledString] = [:],
    invalid: InvalidMarkup = .rejected
  ) throws(MarkupError) {
    var reader = MarkupReader(
      markup, tags: tags, readsBraces: false, arguments: arguments, invalid: invalid)
    self = try reader.read()
  }

  /// Reads a translated text, in which names in braces mark the positions of arguments.
  ///
  /// ```swift
  /// let notice = try StyledString(
  ///   localized: "{count} messages from <b>{name}</b>", arguments: ["name": "Ada", "count": "3"],
  ///   tags: ["b": .style(.bold)])
  /// ```
  ///
  /// Translators may put arguments in another order, and use one several times; tools for translations know the
  /// notation from Python and .NET. `{{` and `}}` are braces. Which plural form to take is up to the caller.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - arguments: What stands in place of the names; it is never read as markup.
  ///   - tags: What each tag means; nil for texts without tags, in which `<` and `&` are characters like any other.
  /// - Throws: What can't be read and where: among it are arguments that are missing or not used.
  /// - Complexity: O(*n*) in the length of the text and of what comes of it.
  public init(
    localized text: String, arguments: [String: StyledString], tags: [String: MarkupTag]? = nil
  ) throws(MarkupError) {
    var reader = MarkupReader(
      text, tags: tags, readsBraces: true, arguments: arguments, invalid: .rejected)
    self = try reader.read()
  }
}

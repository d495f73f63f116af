/// What types have already, so that members for tokens are called otherwise.
enum SwiftMembers {
  static func has(_ name: String, in type: String) -> Bool {
    // Properties of values don't clash with those of types, but both would be read as one.
    (lists[type] ?? others).contains(name) || name == "pluralName"
  }

  private static let lists: [String: Set<String>] = [
    "Color": words(
      """
      ansi black blue brown clear cyan darkGray gray green label lightGray link magenta named opaqueSeparator orange
      placeholderText purple quaternaryLabel quaternarySystemFill red secondaryLabel secondarySystemBackground
      secondarySystemFill secondarySystemGroupedBackground separator systemBackground systemBlue systemBrown
      systemCyan systemFill systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen
      systemGroupedBackground systemIndigo systemMint systemOrange systemPink systemPurple systemRed systemTeal
      systemYellow terminalBackground terminalForeground tertiaryLabel tertiarySystemBackground tertiarySystemFill
      tertiarySystemGroupedBackground white yellow
      """),
    "TextStyle": words(
      """
      bold default defaultDetail defaultLabel italic named preferred registerCustomTransform struckThrough
      system systemDetail underlined
      """),
    "BorderStyle": ["none"],
    "BackgroundStyle": ["none"],
    "[ShadowStyle]": [],
    "DefaultStyling": words(
      "areDefaultsLocked changes defaults lockDefaults material primer refusals setDefaults system withDefaults"
    ),
    // What the standard library and Foundation declare.
    "Double": words(
      """
      exponentBitCount greatestFiniteMagnitude infinity leastNonzeroMagnitude leastNormalMagnitude maximum
      maximumMagnitude minimum minimumMagnitude named nan pi radix random signalingNaN significandBitCount ulpOfOne
      zero
      """),
  ]

  /// What other types of styles have, one or the other.
  private static let others = words(
    """
    css decimal default defaultDisclosure defaultGrouped defaultLink defaultPlain defaultRadioButton elementCSS
    email essentialStates grid grouped named none numeric password plain recipe rounded system systemDisclosure
    systemGrouped systemHairlineWidth systemLink systemPlain systemRadioButton underlined unsetStateStyle url
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map { String($0) })
  }
}

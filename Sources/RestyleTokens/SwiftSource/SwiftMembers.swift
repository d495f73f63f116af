/// The existing members of types, whose names members for tokens must avoid.
enum SwiftMembers {
  static func has(_ name: String, in type: String) -> Bool {
    // Instance and static properties don't conflict, but readers would confuse them.
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
    // Declared by the standard library and Foundation.
    "Double": words(
      """
      exponentBitCount greatestFiniteMagnitude infinity leastNonzeroMagnitude leastNormalMagnitude maximum
      maximumMagnitude minimum minimumMagnitude named nan pi radix random signalingNaN significandBitCount ulpOfOne
      zero
      """),
  ]

  /// The members that one or another of the remaining types of styles has.
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

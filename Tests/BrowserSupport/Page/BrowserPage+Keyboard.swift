extension BrowserPage {
  /// A key that people find their way through a page with.
  package enum Key: String, Sendable {
    case tab = "Tab"
    case enter = "Enter"
    case space = " "
    case leftArrow = "ArrowLeft"
    case rightArrow = "ArrowRight"
    case upArrow = "ArrowUp"
    case downArrow = "ArrowDown"

    /// The number that the key has on all keyboards.
    fileprivate var code: Int {
      switch self {
      case .tab: 9
      case .enter: 13
      case .space: 32
      case .leftArrow: 37
      case .upArrow: 38
      case .rightArrow: 39
      case .downArrow: 40
      }
    }

    /// What the key types.
    fileprivate var text: String? {
      switch self {
      case .enter: "\r"
      case .space: " "
      case .tab, .leftArrow, .upArrow, .rightArrow, .downArrow: nil
      }
    }
  }

  /// Presses a key, and returns when the page has done what it does then.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - withShift: Whether the shift key is held meanwhile.
  /// - Throws: Why the key wasn't taken.
  package func press(_ key: Key, withShift: Bool = false) throws(BrowserError) {
    tookKeys = true
    var event: [String: JSONValue] = [
      "key": .string(key.rawValue), "code": .string(key == .space ? "Space" : key.rawValue),
      "windowsVirtualKeyCode": .number(key.code), "modifiers": withShift ? 8 : 0,
    ]
    var down = event
    down["type"] = key.text == nil ? "rawKeyDown" : "keyDown"
    down["text"] = key.text.map { .string($0) }
    try devTools.call("Input.dispatchKeyEvent", down)
    event["type"] = "keyUp"
    try devTools.call("Input.dispatchKeyEvent", event)
  }

  /// Types a text where the focus is.
  package func type(_ text: String) throws(BrowserError) {
    try devTools.call("Input.insertText", ["text": .string(text)])
  }
}

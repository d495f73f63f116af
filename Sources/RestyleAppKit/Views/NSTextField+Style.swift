#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import Restyle
  import RestyleFoundation
  import RestyleTextKit

  // Colours follow the appearance by themselves, and nothing else in these styles depends on it. So views don't store
  // styles here, nor original texts: an app that swaps its defaults shows the texts again.

  extension NSTextField {
    /// Creates a label.
    ///
    /// ```swift
    /// let label = NSTextField(value: "Hello", style: .header)
    /// ```
    ///
    /// - Parameters:
    ///   - value: What to show.
    ///   - style: The style.
    public convenience init(value: some DisplayableString, style: TextStyle = .default) {
      self.init(labelWithString: "")
      show(value, in: style)
    }

    /// Shows a text in a style, after its transforms.
    ///
    /// Unset attributes leave the view's properties unchanged.
    ///
    /// - Parameters:
    ///   - value: What to show, before the transforms.
    ///   - style: The style.
    public func show(_ value: some DisplayableString, in style: TextStyle) {
      let resolved = style.resolved(for: styleTraits)
      if resolved.font != Font() { font = NSFont(resolved.font) }
      if let color = resolved.color { textColor = NSColor(color) }
      if resolved.attribute(for: .alignment) != nil { alignment = NSTextAlignment(resolved.alignment) }
      if resolved.setsLineBreaks {
        maximumNumberOfLines = resolved.numberOfLines
        lineBreakMode = NSLineBreakMode(resolved.lineBreakMode)
      }
      attributedStringValue = NSAttributedString(StyledString(value, style: style), for: styleTraits)
    }

    /// Applies a style to an editable field: to its text, typed text, and the placeholder.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - placeholder: The placeholder.
    public func apply(_ style: FieldStyle, placeholder: some DisplayableString) {
      let text = isEnabled ? style.text : style.disabled
      font = NSFont(text.resolved(for: styleTraits).font)
      textColor = text.color.map { NSColor($0) }
      placeholderAttributedString = NSAttributedString(
        StyledString(placeholder, style: style.placeholder), for: styleTraits)
    }
  }

  extension NSButton {
    /// Shows a title in the style for the state that the button is in, without AppKit's border.
    ///
    /// AppKit has one title for all states: this shows the normal or the disabled one, so call it again when that
    /// changes. `NSImage(drawing:for:)` draws the background.
    ///
    /// - Parameters:
    ///   - title: The title, before the transforms.
    ///   - style: The style.
    public func show(_ title: some DisplayableString, in style: ButtonStyle) {
      guard let shown = style.style(for: isEnabled ? .normal : .disabled) else {
        self.title = title.displayValue
        return
      }
      isBordered = false
      attributedTitle = NSAttributedString(StyledString(title, style: shown.text), for: styleTraits)
    }
  }
#endif

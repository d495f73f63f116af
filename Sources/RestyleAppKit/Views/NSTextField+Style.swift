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
      let resolved = style.resolved(for: TraitCollection(of: self))
      setLook(of: resolved)
      if resolved.setsLineBreaks {
        maximumNumberOfLines = resolved.numberOfLines
        lineBreakMode = NSLineBreakMode(resolved.lineBreakMode)
      }
      let text = NSAttributedString(StyledString(value, style: style), for: TraitCollection(of: self))
      attributedStringValue = text.filled(from: self)
    }

    /// Applies a style to an editable field: to its text, typed text, and the placeholder.
    ///
    /// Unset attributes leave the view's properties unchanged.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - placeholder: The placeholder.
    public func apply(_ style: FieldStyle, placeholder: some DisplayableString) {
      let state: ControlState = isEnabled ? .normal : .disabled
      setLook(of: style.text(for: state).resolved(for: TraitCollection(of: self)))
      placeholderAttributedString = NSAttributedString(
        StyledString(placeholder, style: style.placeholder(for: state)), for: TraitCollection(of: self))
    }
  }

  extension NSTextField {
    private func setLook(of style: TextStyle) {
      if style.font != Font() { font = NSFont(style.font) }
      if let color = style.color { textColor = NSColor(color) }
      let direction = TraitCollection(of: self).layoutDirection
      if let own = NSTextAlignment(of: style, in: direction) { alignment = own }
    }
  }

  extension NSAttributedString {
    /// Returns the string with what it leaves open as a view has it: AppKit would show its own defaults.
    @MainActor
    fileprivate func filled(from field: NSTextField) -> NSAttributedString {
      let result = NSMutableAttributedString(attributedString: self)
      enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
        let own = attributes[.paragraphStyle] as? NSParagraphStyle ?? NSParagraphStyle()
        let paragraph = own.mutableCopy() as? NSMutableParagraphStyle
        paragraph?.alignment = field.alignment
        paragraph?.lineBreakMode = field.lineBreakMode
        var filled: [Key: Any] = [:]
        filled[.font] = field.font
        filled[.foregroundColor] = field.textColor
        filled.merge(attributes) { $1 }
        filled[.paragraphStyle] = paragraph
        result.setAttributes(filled, range: range)
      }
      return result
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
      attributedTitle = NSAttributedString(
        StyledString(title, style: shown.text), for: TraitCollection(of: self))
    }
  }
#endif

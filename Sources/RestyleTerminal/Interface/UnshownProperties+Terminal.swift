import Restyle
import RestyleElements
import RestyleRendering

extension UnshownProperties {
  /// The properties of styles that a terminal doesn't show.
  static let terminal = Self(
    [
      "transition",
      // All corners are round, or none.
      Property("border.cornerRadii") { (radii: CornerRadii) in !radii.areEqual },
      Property("fontSize") { (text: TextStyle) in text.isWeightyCaption },
    ],
    // A title has one line, which is placed by the button's alignment.
    (
      ButtonStyle.self,
      ["preferredMinimumSize"]
        + Property.each(
          "alignment headIndent lineBreakMode numberOfLines writingDirection", of: "states.text")
    ),
    (Button.self, [Property("alignment") { (alignment: HorizontalAlignment) in alignment == .fill }]),
    (Hyperlink.self, ["alignment"]),
    (Disclosure.self, ["alignment"]),
    (TextField.self, lineOfField),
    (NumberField.self, lineOfField),
    (Picker.self, lineOfField),
    (SwitchStyle.self, ["thumbSize", "thumbCornerRadius", "states.thumbSize"]),
    (
      SegmentedControlStyle.self,
      [
        "tintColor", "dividers.separator.insets", "dividers.image", "states.background.shadows",
        "states.background.border",
      ]
        + Property.each(
          "alignment headIndent image lineBreakMode numberOfLines tailIndent writingDirection",
          of: "states.text")
    ),
    (SliderStyle.self, ["minimumHeight"]),
    (
      CheckboxStyle.self,
      ["size"] + Property.each("gradient image shadows", of: "states.background")
        + Property.each("width borderEdges cornerRadii", of: "states.background.border")
    ),
    (
      ColorFieldStyle.self,
      ["size", "inset"] + Property.each("gradient image shadows", of: "frames")
        + Property.each("width borderEdges cornerRadii", of: "frames.border")
    ),
    (ProgressBarStyle.self, ["thickness"] + Property.each("gradient image shadows border", of: "track")),
    (ListStyle.self, ["indent"]),
    (
      FormFieldStyle.self,
      [Property("errorBorder.cornerRadii") { (radii: CornerRadii) in !radii.areEqual }]
    ),
    (
      StackStyle.self,
      Property.each("opacity pressedOffset outline", of: "box")
        // Nothing has a height that a fraction could refer to.
        + ["height", "minimumHeight"].map { height in
          Property("box.\(height)") { (length: BoxLength) in length.unit == .fraction }
        }
        + [
          Property("box.maximumHeight") { (box: BoxStyle) in
            ![.clipped, .scrolling].contains(box.overflow) || box.maximumHeight?.unit == .fraction
          },
          // Without a maximum height, all lines of the content are shown.
          Property("box.overflow") { (box: BoxStyle) in
            box.overflow == .scrolling && box.maximumHeight != nil
          },
        ]
    ),
    (
      SectionStyle.self,
      ["minRowHeight"] + Property.each("minimumHeight", of: "header", "footer")
        // There is one line between two rows.
        + ["background", "selectedBackground"].flatMap { rows in
          [
            Property("\(rows).topSeparator") { (row: SegmentBackgroundStyle) in
              row.drawnTopSeparator != nil && row.bottomSeparator.style.width > 0
            },
            Property("\(rows).bottomSeparator.insets") { (row: SegmentBackgroundStyle) in
              row.drawnBottomSeparator.map { $0.insets.top != 0 || $0.insets.bottom != 0 } ?? false
            },
          ]
        }
    )
  )

  private static let lineOfField = ["text", "placeholder", "disabled"].flatMap { text in
    Property.each("headIndent tailIndent writingDirection", of: text) + [
      // There is only one line, so nothing wraps.
      Property("\(text).lineBreakMode") { (attribute: TextAttribute) in
        attribute.value(for: .lineBreakMode)?.wraps == false
      },
      Property("\(text).numberOfLines") { (attribute: TextAttribute) in
        attribute.value(for: .numberOfLines) ?? 0 > 1
      },
      Property("\(text).alignment") { (attribute: TextAttribute) in
        attribute.value(for: .alignment) == .justified
      },
    ]
  }
}

extension TextStyle {
  /// Whether the text has the size of a caption, which isn't shown if it has a weight.
  fileprivate var isWeightyCaption: Bool { SizeRule.isCaption(self) && fontWeight != nil }
}

extension CornerRadii {
  fileprivate var areEqual: Bool { plain == CornerRadii(largest) }
}

import Restyle
import RestyleElements

// What controls show, without what is around them.

extension TitleSubtitle {
  /// Returns the title as it is shown in a context.
  func titleRuns(in context: ElementContext) -> [StyledText] {
    title.displayRuns(style.title, in: context.language)
  }

  /// Returns the subtitle as it is shown in a context; nil if there is none.
  func subtitleRuns(in context: ElementContext) -> [StyledText]? {
    subtitle?.displayRuns(style.subtitle, in: context.language)
  }
}

extension Label {
  /// Returns the text as it is shown in a context.
  func displayRuns(in context: ElementContext) -> [StyledText] {
    text.displayRuns(style, in: context.language)
  }
}

extension SegmentedControl {
  /// Returns a segment's title as it is shown in a context; nothing for one that there isn't.
  func displayRuns(ofSegmentAt index: Int, in context: ElementContext) -> [StyledText] {
    guard segments.indices.contains(index) else { return [] }
    let style = style.style(for: state(ofSegmentAt: index))
    return segments[index].title.displayRuns(style?.text ?? TextStyle(), in: context.language)
  }
}

extension Button {
  /// Returns the title as it is shown in a context.
  func displayRuns(in context: ElementContext) -> [StyledText] {
    title.displayRuns(stateStyle?.text ?? TextStyle(), in: context.language)
  }
}

extension TextField {
  /// Returns the text as it is shown in a context, if it isn't to be hidden.
  func displayRuns(in context: ElementContext) -> [StyledText] {
    DisplayText(text).displayRuns(style.text(for: state), in: context.language)
  }

  /// Returns the placeholder as it is shown in a context; nil if there is none.
  func placeholderRuns(in context: ElementContext) -> [StyledText]? {
    placeholder?.displayRuns(style.placeholder, in: context.language)
  }
}

extension Section {
  /// Returns the header as it is shown in a context; nil if there is none.
  func headerRuns(in context: ElementContext) -> [StyledText]? {
    header?.displayRuns(style.style(from: context.traits).header.text, in: context.language)
  }

  /// Returns the footer as it is shown in a context; nil if there is none.
  func footerRuns(in context: ElementContext) -> [StyledText]? {
    footer?.displayRuns(style.style(from: context.traits).footer.text, in: context.language)
  }
}

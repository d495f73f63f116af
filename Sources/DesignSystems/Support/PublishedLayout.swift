import Restyle

/// The sections and forms of a design system, which are grouped or plain, and so follow from one function each.
///
/// Stored in a value of its own, so that what dynamic styles remember lasts.
struct PublishedLayout: Sendable {
  let sectionGrouped, sectionPlain: DynamicSectionStyle
  let formGrouped, formPlain: DynamicFormStyle

  /// Creates the four styles.
  ///
  /// - Parameters:
  ///   - section: Returns the style of sections, which are grouped or not.
  ///   - form: Returns the style of forms, which are grouped or not, and have little space from side to side or more.
  init(
    section: @escaping @Sendable (_ isGrouped: Bool) -> SectionStyle,
    form: @escaping @Sendable (_ isGrouped: Bool, _ isCompact: Bool) -> FormStyle
  ) {
    sectionGrouped = DynamicSectionStyle { _ in section(true) }
    sectionPlain = DynamicSectionStyle { _ in section(false) }
    formGrouped = DynamicFormStyle { form(true, $0.isCompact) }
    formPlain = DynamicFormStyle { form(false, $0.isCompact) }
  }
}

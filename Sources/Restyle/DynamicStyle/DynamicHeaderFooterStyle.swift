/// The style of a section's header or footer, by traits.
///
/// ```swift
/// let header: DynamicHeaderFooterStyle = DynamicSectionStyle.default.header
/// ```
public typealias DynamicHeaderFooterStyle = TraitStyle<HeaderFooterStyle>

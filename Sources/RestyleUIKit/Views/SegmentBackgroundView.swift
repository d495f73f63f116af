#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleGraphics
  public import RestyleRendering
  public import UIKit

  /// A view that shows what lies behind a row of a section, and keeps doing so when traits change.
  public final class SegmentBackgroundView: UIImageView, StyledView {
    /// Nothing.
    public static var defaultStyle: TraitStyle<SegmentBackgroundStyle> { nothing }

    private static let nothing = TraitStyle { _ in SegmentBackgroundStyle(background: .none) }

    /// Creates a view.
    ///
    /// - Parameter dynamicStyle: What lies behind the row, by traits.
    public convenience init(_ dynamicStyle: TraitStyle<SegmentBackgroundStyle>) {
      self.init(frame: .zero)
      self.dynamicStyle = dynamicStyle
    }

    /// Shows a background.
    public func applyStyle(_ style: SegmentBackgroundStyle) {
      let isNothing = style == SegmentBackgroundStyle(background: .none)
      image = isNothing || !style.isShownByStretching ? nil : UIImage(drawing: style, for: styleTraits)
      showIfDrawn(style, for: styleTraits)
    }

    /// Pictures.
    public func problems(of style: SegmentBackgroundStyle) -> [RenderingProblem] {
      style.problems(in: styleTraits, part: "background")
    }
  }

  /// A cell of a table or a collection, as far as rows are styled.
  @MainActor
  public protocol RowCell: UIView {
    /// The view that holds the row.
    var contentView: UIView { get }
    /// The view behind all.
    var backgroundView: UIView? { get set }
    /// The view behind all while the row is selected.
    var selectedBackgroundView: UIView? { get set }
  }

  extension UITableViewCell: RowCell {}
  extension UICollectionViewCell: RowCell {}

  extension RowCell {
    /// Puts what a section has behind its rows behind this one, and its room around the content.
    ///
    /// ```swift
    /// cell.setRowStyle(.default, position: SegmentPosition(isFirst: row == 0, isLast: row == count - 1))
    /// ```
    ///
    /// - Parameters:
    ///   - section: The style of the section, by traits; its backgrounds follow them from then on.
    ///   - position: The place of the row.
    public func setRowStyle(_ section: DynamicSectionStyle, position: SegmentPosition) {
      backgroundView = SegmentBackgroundView(section.map { .row($0.background, position) })
      selectedBackgroundView = SegmentBackgroundView(section.map { .row($0.selectedBackground, position) })
      contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
        section.style(from: styleTraits).rowInsets)
    }
  }

  extension SegmentBackgroundStyle {
    fileprivate static func row(_ background: SectionStyle.Background, _ position: SegmentPosition) -> Self {
      background[position] ?? SegmentBackgroundStyle(background: .none)
    }
  }
#endif

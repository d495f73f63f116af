#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleGraphics
  public import RestyleRendering
  public import UIKit

  /// A view that shows the background of a section's row, and follows traits.
  public final class SegmentBackgroundView: UIImageView, StyledView {
    /// The style while none is set, which has no background.
    public static var defaultStyle: TraitStyle<SegmentBackgroundStyle> { nothing }

    private static let nothing = TraitStyle(SegmentBackgroundStyle(background: .none))

    /// Creates a view.
    ///
    /// - Parameter dynamicStyle: The dynamic style of the row's background.
    public convenience init(_ dynamicStyle: TraitStyle<SegmentBackgroundStyle>) {
      self.init(frame: .zero)
      self.dynamicStyle = dynamicStyle
    }

    /// Shows a background.
    public func applyStyle(_ style: SegmentBackgroundStyle) {
      let isNothing = style == SegmentBackgroundStyle(background: .none)
      image =
        isNothing || !style.isShownByStretching
        ? nil : UIImage(drawing: style, for: TraitCollection(of: self))
      showIfDrawn(style, for: TraitCollection(of: self))
    }

    /// The problems of drawing.
    public func problems(of style: SegmentBackgroundStyle) -> [RenderingProblem] {
      style.problems(in: TraitCollection(of: self), part: "background")
    }
  }

  /// A cell of a table or a collection, with the properties for styling rows.
  @MainActor
  public protocol RowCell: UIView {
    /// The view that holds the row.
    var contentView: UIView { get }
    /// The background view.
    var backgroundView: UIView? { get set }
    /// The background view while the row is selected.
    var selectedBackgroundView: UIView? { get set }
  }

  extension UITableViewCell: RowCell {}
  extension UICollectionViewCell: RowCell {}

  extension RowCell {
    /// Sets a section's backgrounds and row insets for this cell.
    ///
    /// ```swift
    /// cell.setRowStyle(.default, position: SegmentPosition(isFirst: row == 0, isLast: row == count - 1))
    /// ```
    ///
    /// - Parameters:
    ///   - section: The dynamic style of the section, which the cell follows from then on.
    ///   - position: The position of the row.
    public func setRowStyle(_ section: DynamicSectionStyle, position: SegmentPosition) {
      backgroundView = SegmentBackgroundView(section.map { .row($0.background, position) })
      selectedBackgroundView = SegmentBackgroundView(section.map { .row($0.selectedBackground, position) })
      let row = contentView
      let insets = AttachedStyle(section) { [weak row] in
        row.map { TraitCollection(of: $0) } ?? TraitCollection()
      } application: { [weak row] style in
        guard let row else { return }
        let insets = NSDirectionalEdgeInsets(style.rowInsets)
        row.styledValues.set(\.directionalLayoutMargins, of: row, to: insets)
      }
      // A cell that is used again is observed already.
      if AttachedStyles.styles[row] == nil {
        TraitObservation.observe(row) { AttachedStyles.styles[$0]?.applyStyling() }
      }
      AttachedStyles.attach(insets, to: row)
      insets.applyStyling()
    }
  }

  extension SegmentBackgroundStyle {
    fileprivate static func row(_ background: SectionStyle.Background, _ position: SegmentPosition) -> Self {
      background[position] ?? SegmentBackgroundStyle(background: .none)
    }
  }
#endif

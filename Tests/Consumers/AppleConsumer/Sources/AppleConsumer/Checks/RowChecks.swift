import Expectations
import Restyle
import RestyleUIKit
import UIKit

extension Expectations {
  func checkRows() {
    for position in SegmentPosition.allCases {
      for cell in [UITableViewCell(frame: .zero), UICollectionViewCell(frame: .zero)] as [any RowCell] {
        cell.setRowStyle(.default, position: position)
        for scheme in [UIUserInterfaceStyle.light, .dark] {
          for sizeClass in [UIUserInterfaceSizeClass.compact, .regular] {
            cell.show(in: scheme, sizeClass)
            let section = DynamicSectionStyle.default.style(from: TraitCollection(of: cell))
            expectImage(cell.backgroundView, is: section.background[position], for: cell)
            expect(cell.contentView.directionalLayoutMargins, is: NSDirectionalEdgeInsets(section.rowInsets))
            expectImage(cell.selectedBackgroundView, is: section.selectedBackground[position], for: cell)
          }
        }
      }
    }
  }

  private func expectImage(_ view: UIView?, is style: SegmentBackgroundStyle?, for cell: any RowCell) {
    let shown = (view as? SegmentBackgroundView)?.image
    let expected = style.flatMap { UIImage(drawing: $0, for: TraitCollection(of: cell)) }
    expect(shown?.data, is: expected?.data, "\(TraitCollection(of: cell))")
    expect(shown?.capInsets, is: expected?.capInsets)
  }
}

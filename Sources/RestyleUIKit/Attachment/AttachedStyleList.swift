#if canImport(UIKit) && !os(watchOS)
  import Restyle
  import UIKit

  /// Attached styles that follow the same changes; it doesn't retain them.
  @MainActor
  final class AttachedStyleList {
    private var styles: [WeakStyle] = []
    private var compactedCount = 0

    private struct WeakStyle {
      weak var style: (any AnyAttachedStyle)?
    }

    func add(_ style: some AnyAttachedStyle) {
      // Those that are gone are removed whenever as many were added as stayed.
      if styles.count > 2 * compactedCount {
        styles.removeAll { $0.style == nil }
        compactedCount = styles.count + 8
      }
      styles.append(WeakStyle(style: style))
    }

    /// Those that still exist.
    var all: [any AnyAttachedStyle] { styles.compactMap(\.style) }
  }

  extension AttachedStyleList {
    /// The styles of all views and items, in a window or not.
    static let followingDefaults: AttachedStyleList = {
      let list = AttachedStyleList()
      // Subscribed here, so that a change before the task starts isn't missed.
      let changes = DefaultStyling.changes
      Task { @MainActor in
        for await _ in changes {
          for style in list.all { style.applyChangedStyling() }
        }
      }
      return list
    }()

    private static let lists = AssociatedValue<AttachedStyleList>()

    /// The styles of items that follow the traits of a bar.
    static func following(_ bar: UIView) -> AttachedStyleList {
      if let known = lists[bar] { return known }
      let list = AttachedStyleList()
      lists[bar] = list
      TraitObservation.observe(bar) { bar in
        for style in lists[bar]?.all ?? [] { style.applyStyling() }
      }
      return list
    }
  }
#endif

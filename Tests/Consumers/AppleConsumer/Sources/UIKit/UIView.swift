// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor @preconcurrency
open class UIResponder: Associating {
  // Safe: the two functions that touch it are called by what is bound to the main actor.
  nonisolated(unsafe) var associations: [UnsafeRawPointer: Any] = [:]

  public init() {}
}

// As `NSObject` is.
extension UIResponder: Equatable {
  nonisolated public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }
}

@MainActor @preconcurrency
open class CALayer {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?

  public init() {}
}

@MainActor @preconcurrency
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

@MainActor @preconcurrency
public protocol UITraitChangeRegistration {}

@MainActor @preconcurrency
public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    TraitEnvironment, UITraitCollection
  ) -> Void

  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration
}

struct Registration: UITraitChangeRegistration {
  let traits: [UITrait]
  let call: (UIView, UITraitCollection) -> Void
}

@MainActor @preconcurrency
public protocol UIAppearance {
  static func appearance() -> Self
}

open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    public static let flexibleHeight = Self(rawValue: 1 << 4)
  }

  open var frame: CGRect { didSet { resize() } }
  open var autoresizingMask: AutoresizingMask = []
  open var backgroundColor: UIColor?
  // As UIKit documents `tintColor`: the one that is set nearest in the hierarchy, and nil to have none of its own.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .blue }
    set { ownTint = newValue }
  }
  private var ownTint: UIColor?
  open var alpha: CGFloat = 1
  open var clipsToBounds = false
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var contentMode = ContentMode.scaleToFill
  open var translatesAutoresizingMaskIntoConstraints = true
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  public let layer = CALayer()
  public let safeAreaLayoutGuide = UILayoutGuide()
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
  public let centerXAnchor = NSLayoutXAxisAnchor()
  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let centerYAnchor = NSLayoutYAxisAnchor()
  public let widthAnchor = NSLayoutDimension()
  public let heightAnchor = NSLayoutDimension()
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  private var registrations: [Registration] = []
  var observers: [Observer] = []
  private var overrides = Traits() {
    didSet { tellOfTraits(before: oldValue) }
  }

  public init(frame: CGRect) { self.frame = frame }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { frame = .zero }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    let before = view.traitCollection
    view.superview = self
    subviews.insert(view, at: min(index, subviews.count))
    view.tell(before)
  }

  // UIKit waits for the next layout.
  private func resize() {
    for view in subviews where view.autoresizingMask == [.flexibleWidth, .flexibleHeight] {
      view.frame = bounds
    }
    layoutSubviews()
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func setNeedsLayout() { layoutSubviews() }
  open func layoutIfNeeded() {}
  open func updateTraitsIfNeeded() {}
  open func layoutSubviews() {}
  open func invalidateIntrinsicContentSize() {}
}

extension UIView: UIAppearance {
  public static func appearance() -> Self { Self(coder: NSCoder()).unsafelyUnwrapped }
}

extension UIView {
  public var traitCollection: UITraitCollection {
    var traits = overrides
    var view = superview
    while let next = view {
      traits = traits.over(next.overrides)
      view = next.superview
    }
    return UITraitCollection(traits.over(UITraitCollection.current.traits))
  }

  public var traitOverrides: any UITraitOverrides {
    get { overrides }
    set { overrides = newValue as? Traits ?? Traits() }
  }

  private func tellOfTraits(before: Traits) {
    var inherited = Traits()
    if let superview { inherited = superview.traitCollection.traits }
    tell(UITraitCollection(before.over(inherited).over(UITraitCollection.current.traits)))
  }

  private func tell(_ previous: UITraitCollection) {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      guard view.traitCollection.traits != previous.traits else { continue }
      view.traitCollectionDidChange(previous)
      for registration in view.registrations
      where registration.traits.contains(where: {
        ($0 as? any StandInTrait.Type)?.changed(view.traitCollection, previous) ?? false
      }) {
        registration.call(view, previous)
      }
      waiting += view.subviews
    }
  }

  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits: traits) { view, previous in
      if let environment = view as? TraitEnvironment { handler(environment, previous) }
    }
    registrations.append(registration)
    return registration
  }
}

open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UIStackView: UIView {
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var isLayoutMarginsRelativeArrangement = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    arrangedSubviews = views
    for view in views { addSubview(view) }
  }

  public required init(coder: NSCoder) { super.init(frame: .zero) }
}

open class UIWindow: UIView {}

open class UIViewController: UIResponder {
  private var loaded: UIView?

  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded
    }
    set { loaded = newValue }
  }

  public init(nibName: String?, bundle: Bundle?) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open func loadView() { loaded = UIView(frame: .zero) }
  open func viewDidLoad() {}
}

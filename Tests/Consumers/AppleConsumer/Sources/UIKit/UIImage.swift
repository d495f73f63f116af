// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = Self(top: 0, left: 0, bottom: 0, right: 0)
}

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public static let zero = Self(top: 0, leading: 0, bottom: 0, trailing: 0)
}

open class UIImage: NSObject, @unchecked Sendable {
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// What the stand-in was made of.
  package let data: Data
  package let name: String?
  package private(set) var tint: UIColor?
  open private(set) var scale: CGFloat = 1
  open private(set) var capInsets = UIEdgeInsets.zero
  open private(set) var resizingMode = ResizingMode.tile
  open private(set) var renderingMode = RenderingMode.automatic

  /// The size that a PNG says.
  open var size: CGSize {
    func number(at offset: Int) -> CGFloat {
      data.count >= offset + 4
        ? CGFloat(data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }) / scale : 0
    }
    return CGSize(width: number(at: 16), height: number(at: 20))
  }

  private init(data: Data, name: String?) {
    self.data = data
    self.name = name
  }

  public override init() {
    data = Data()
    name = nil
  }

  public init?(named name: String) {
    data = Data()
    self.name = name
  }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public init?(data: Data, scale: CGFloat) {
    // PNG, JPEG and GIF: what any system reads.
    let signatures: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], [0x47, 0x49, 0x46, 0x38]]
    guard signatures.contains(where: { data.starts(with: $0) }) else { return nil }
    self.data = data
    name = nil
    super.init()
    self.scale = scale
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  private func changed(_ change: (UIImage) -> Void) -> UIImage {
    let copy = UIImage(data: data, name: name)
    copy.scale = scale
    copy.capInsets = capInsets
    copy.resizingMode = resizingMode
    copy.renderingMode = renderingMode
    copy.tint = tint
    change(copy)
    return copy
  }
}

open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds = CGRect.zero

  public override init() {}
}

public import Foundation
public import Restyle

extension Image {
  /// The default limit for the size of image files, in bytes: 64 MB.
  public static let fileSizeLimit = 64 << 20

  /// Creates an image from a file, with the scale in the file name.
  ///
  /// ```swift
  /// let logo = try Image(contentsOf: folder.appending(path: "logo@2x.png"))
  /// logo.scale  // 2
  /// logo.size == Size(width: 10, height: 5)  // true
  /// ```
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - scale: The number of pixels for each point; nil for the scale in the file name, such as `logo@2x.png`, or else
  ///     1.
  ///   - sizeLimit: The maximum size of the file, in bytes.
  /// - Throws: `ImageFileError` if the file can't be read, is too large, or isn't an image in a known format with a
  ///   size.
  public init(
    contentsOf url: URL, scale: Double? = nil, sizeLimit: Int = Image.fileSizeLimit
  ) throws(ImageFileError) {
    do throws(ImageFileError) {
      let bytes = try url.bytesOfFile(limit: sizeLimit)
      _ = try ImageHeader(bytes)
      self.init(data: bytes, scale: scale ?? url.imageScale)
    } catch {
      throw ImageFileError(error.reason, url: url)
    }
  }

  /// Creates an image from a resource of a bundle, with the best scale for the traits.
  ///
  /// Of `logo.png`, `logo@2x.png` and `logo@3x.png`, the initialiser uses the file for the display's scale, or else the
  /// next larger one, or else the largest. If the name has no extension, it looks for PNG, JPEG, GIF, WebP, AVIF and
  /// SVG files, in this order. Images in asset catalogs aren't files, and only view frameworks find them.
  ///
  /// - Parameters:
  ///   - name: The name of the resource.
  ///   - bundle: The bundle.
  ///   - traits: The traits of the image's surroundings, of which only the display's scale matters.
  /// - Throws: `ImageFileError` if the resource doesn't exist, or isn't an image.
  public init(
    named name: String, in bundle: Bundle, for traits: TraitCollection = TraitCollection()
  ) throws(ImageFileError) {
    guard let url = bundle.imageURL(named: name, scale: traits.displayScale) else {
      throw ImageFileError(.missing(name: name))
    }
    try self.init(contentsOf: url)
  }

  /// The size of the image in points, from the header of its bytes; nil if the header has none.
  public var size: Size? {
    guard case .data(let bytes) = source, let header = try? ImageHeader(bytes) else { return nil }
    return header.size(atScale: scale)
  }
}

extension URL {
  /// The scale in the name of an image: 2 for `logo@2x.png`, 1 for a name without a scale.
  fileprivate var imageScale: Double {
    let name = deletingPathExtension().lastPathComponent
    guard let match = name.firstMatch(of: /@([1-9])x(?:~\w+)?$/) else { return 1 }
    return Double(match.1) ?? 1
  }

  /// Returns the bytes of a file, without reading more than necessary to exceed the limit.
  fileprivate func bytesOfFile(limit: Int) throws(ImageFileError) -> [UInt8] {
    guard isFileURL else { throw ImageFileError(.notAFile) }
    do {
      let file = try FileHandle(forReadingFrom: self)
      defer { try? file.close() }
      // The size isn't requested in advance, since the one reported for devices and pipes isn't their actual one.
      var data = Data()
      while data.count <= limit,
        let part = try file.read(upToCount: Swift.min(1 << 20, limit - data.count) + 1),
        !part.isEmpty
      {
        data.append(part)
      }
      guard data.count <= limit else { throw ImageFileError(.tooLarge(limit: limit)) }
      return [UInt8](data)
    } catch let error as ImageFileError {
      throw error
    } catch {
      throw ImageFileError(.unreadable(error.localizedDescription))
    }
  }
}

extension Bundle {
  fileprivate func imageURL(named name: String, scale: Double) -> URL? {
    // A name can't lead outside of the bundle.
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
    let given = NSString(string: name)
    let stem = given.deletingPathExtension
    let extensions = given.pathExtension.isEmpty ? Image.MediaType.fileExtensions : [given.pathExtension]
    // The exact scale and larger ones, nearest first, and then smaller ones.
    func rank(_ other: Double) -> Double { other < scale ? 10 - other : other }
    let scales: [Double] = [1, 2, 3].sorted { rank($0) < rank($1) }
    for pathExtension in extensions {
      for scale in scales {
        let suffix = scale == 1 ? "" : "@\(Int(scale))x"
        let file = (given.pathExtension.isEmpty ? name : stem) + suffix
        if let url = url(forResource: file, withExtension: pathExtension) { return url }
      }
    }
    return nil
  }
}

extension Image.MediaType {
  /// The file name extensions, in the order in which they are tried.
  fileprivate static let fileExtensions = allCases.flatMap { type in
    switch type {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg"]
    case .gif: ["gif"]
    case .webP: ["webp"]
    case .avif: ["avif"]
    case .svg: ["svg"]
    }
  }
}

public import Foundation
public import Restyle

/// An error that prevents the creation of an image from a file.
public struct ImageFileError: Error, Hashable, Sendable {
  /// The reason for the error.
  public let reason: Reason
  /// The URL of the file; nil for bytes from another source.
  public var url: URL?

  init(_ reason: Reason, url: URL? = nil) {
    self.reason = reason
    self.url = url
  }

  /// The reasons why a file can't be read as an image.
  public enum Reason: Hashable, Sendable {
    /// The bundle has no file with this name, in any of the supported formats and scales.
    case missing(name: String)
    /// The URL isn't that of a file.
    case notAFile
    /// The file can't be read; the associated value is the system's description.
    case unreadable(String)
    /// The file is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// The file doesn't begin like an image in a known format.
    case unknownFormat
    /// The file ends before the size of the image.
    case truncated(Image.MediaType)
    /// The size of the image isn't valid in the format.
    case malformed(Image.MediaType)
    /// The width or the height of the image is 0.
    case empty(Image.MediaType)
  }
}

extension ImageFileError: CustomStringConvertible {
  /// A description of the file and of the error, and of how to correct it.
  public var description: String {
    (url.map { "\(($0.isFileURL ? $0.path : $0.absoluteString).quoted(limit: .max)): " } ?? "") + problem
  }

  private var problem: String {
    switch reason {
    case .missing(let name):
      "the bundle has no image \(name.quoted): give the name of a resource, with or without its extension"
    case .notAFile: "the address isn't that of a file: load it yourself, and create the image from its bytes"
    case .unreadable(let text): "the file can't be read: \(text)"
    case .tooLarge(let limit):
      "the file is larger than \(limit) bytes: raise the limit, or use a smaller image"
    case .unknownFormat: "the file isn't a PNG, JPEG, GIF, WebP, AVIF or SVG image"
    case .truncated(let type): "the file ends before its \(type.rawValue) header does"
    case .malformed(let type): "the header isn't valid \(type.rawValue)"
    case .empty(let type): "the \(type.rawValue) image has no pixels"
    }
  }
}

extension ImageFileError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

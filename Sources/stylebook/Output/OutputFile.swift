/// A file to write, and how an earlier one of the program is distinguished from that of somebody else.
struct OutputFile: Hashable {
  /// The name within the directory.
  let name: String
  let bytes: [UInt8]
  /// The text near the start of the file that is ours.
  let signature: String
  /// The file that the signature stands in, where it isn't this one.
  var signedName: String?
}

extension OutputFile {
  /// How many bytes at the start of a file hold the signature.
  static let signatureRange = 1_024
}

extension RenderedBook {
  /// The files to write.
  var outputFiles: [OutputFile] {
    files.map { rendered in
      OutputFile(
        name: rendered.file.name, bytes: Array(rendered.content.utf8), signature: "\(rendered.file.signature)"
      )
    }
  }
}

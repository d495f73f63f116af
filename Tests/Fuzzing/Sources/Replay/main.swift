import Foundation
import Readers

// Reads the files of a directory, as the fuzzer does.
let directory = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Corpus", isDirectory: true)
let files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
for file in files {
  // Known before it is read, which may end the process.
  FileHandle.standardError.write(Data("\(file.lastPathComponent)\n".utf8))
  try Data(contentsOf: file).withUnsafeBytes(Reader.read)
}
print("\(files.count) inputs were read")

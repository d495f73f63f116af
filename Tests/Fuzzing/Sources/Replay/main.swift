import Foundation
import Readers

// Reads the files of a directory, as the fuzzer does.
guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: Replay DIRECTORY\n".utf8))
  exit(2)
}
let directory = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
let files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
for file in files {
  // Known before it is read, which may end the process.
  FileHandle.standardError.write(Data("\(file.lastPathComponent)\n".utf8))
  try Data(contentsOf: file).withUnsafeBytes(Reader.read)
}
print("\(files.count) inputs were read")

import Foundation
import Restyle
import RestyleElements
import RestyleTerminal

// How a listing looks: restyle it here.
extension TextStyle {
  static var directory: Self { TextStyle(color: Color(light: .blue, dark: .cyan)).bold }
  static var program: Self { TextStyle(color: Color(light: .green, dark: .yellow)) }
  static var hidden: Self { TextStyle().weight(.light) }
  static var size: Self { TextStyle().monospacedDigits }
  static var failure: Self { TextStyle(color: .red).bold }
}

/// A file or a directory.
struct Entry {
  let name: String
  let size: Int
  let style: TextStyle

  init(_ url: URL) throws {
    let values = try url.resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey])
    let isDirectory = values.isDirectory ?? false
    name = url.lastPathComponent + (isDirectory ? "/" : "")
    size = values.fileSize ?? 0
    if isDirectory {
      style = .directory
    } else if name.hasPrefix(".") {
      style = .hidden
    } else {
      style = FileManager.default.isExecutableFile(atPath: url.path) ? .program : TextStyle()
    }
  }

  /// Whatever the name holds, the terminal shows it and obeys nothing of it.
  var text: StyledString { StyledString(name, style: style) }
}

/// The names in as many columns as fit, read from top to bottom.
struct Grid: TerminalContent {
  let entries: [Entry]

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let widest = entries.map { terminal.profile.metrics.width(of: $0.name) }.max() ?? 0
    let count = terminal.profile.writesSequences ? max((columns + 2) / (widest + 2), 1) : 1
    let height = max((entries.count + count - 1) / count, 1)
    let blocks = stride(from: 0, to: entries.count, by: height).map { start in
      TerminalBlock(
        column: entries[start..<min(start + height, entries.count)].map { terminal.block($0.text) })
    }
    return TerminalBlock(row: blocks, spacing: 2)
  }
}

func table(_ entries: [Entry]) -> TerminalTable {
  var table = TerminalTable(
    columns: ["Name", .init("Bytes", alignment: .trailing)],
    rows: entries.map { [.init($0.text), "\($0.size, style: .size)"] })
  table.footer = ["\(entries.count) files", "\(entries.reduce(0) { $0 + $1.size }, style: .size)"]
  return table
}

func list(_ arguments: [String], to output: TerminalOutput) throws {
  let profile = TerminalProfile(
    environment: ProcessInfo.processInfo.environment, isTerminal: output.isTerminal,
    columns: output.size?.columns)
  let path = arguments.first { !$0.hasPrefix("-") } ?? "."
  let urls = try FileManager.default.contentsOfDirectory(
    at: URL(filePath: path), includingPropertiesForKeys: [.isDirectoryKey, .fileSizeKey])
  let entries = try urls.sorted { $0.lastPathComponent < $1.lastPathComponent }.map(Entry.init)
  var terminal = TerminalRenderer(profile)
  if arguments.contains("--long") {
    terminal.append(block: table(entries))
  } else {
    terminal.append(block: Grid(entries: entries))
  }
  try output.write(terminal)
}

do {
  try list(Array(CommandLine.arguments.dropFirst()), to: .standardOutput)
} catch let error as TerminalOutputError where error.isClosed {
  exit(EXIT_SUCCESS)
} catch {
  let output = TerminalOutput.standardError
  var terminal = TerminalRenderer(
    TerminalProfile(environment: ProcessInfo.processInfo.environment, isTerminal: output.isTerminal))
  terminal.append("\("list:", style: .failure) \(error.localizedDescription)\n")
  try? output.write(terminal)
  exit(EXIT_FAILURE)
}

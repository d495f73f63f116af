import Foundation

/// A terminal emulator whose screen can be looked at, with how each cell looks.
struct Tmux {
  private let path: String

  /// Where the program is; nil where it isn't installed.
  static let installed: Tmux? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/tmux" }.first(where: FileManager.default.isExecutableFile).map(Tmux.init(path:))

  /// Shows a text on an empty screen, and returns what is on it then, with sequences for how it looks.
  ///
  /// What scrolled away comes before it, if it is asked for.
  func screen(
    showing text: String, columns: Int, rows: Int, withScrollback hasScrollback: Bool = false
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tmux-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "text")
    try Data(text.utf8).write(to: file)
    // One process runs all, and ends the server: Foundation takes a process for running as long as one that it
    // started does. The text is on the screen once the shell in the terminal has signalled.
    let script = """
      tmux() { '\(path)' -S '\(folder.path)/socket' -f /dev/null -u "$@"; }
      tmux new-session -d -x \(columns) -y \(rows) \\
        "cat '\(file.path)'; '\(path)' -S '\(folder.path)/socket' wait-for -S shown; sleep 60"
      tmux wait-for shown
      tmux capture-pane -p -e -N \(hasScrollback ? "-S -" : "") >'\(folder.path)/screen'
      tmux kill-server
      """
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    var environment = ProcessInfo.processInfo.environment
    environment["TERM"] = "xterm-256color"
    environment["LC_ALL"] = "C.UTF-8"
    environment["TMUX"] = nil
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return String(decoding: try Data(contentsOf: folder.appending(path: "screen")), as: UTF8.self)
  }
}

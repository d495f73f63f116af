import Foundation
import Restyle
import RestyleTerminal
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct TerminalOutputTests {
  /// The two ends of a pipe.
  private struct Ends {
    let reading: Int32
    let writing: Int32

    init() throws {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      (reading, writing) = (ends[0], ends[1])
    }

    func readAll() -> [UInt8] {
      var result: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(reading, &part, part.count)
        guard count > 0 else { return result }
        result += part[..<count]
      }
    }
  }

  /// A stream that remembers each write.
  private struct Stream: TextOutputStream {
    var writes: [String] = []

    mutating func write(_ text: String) { writes.append(text) }
  }

  @Test func everythingThatIsRenderedCanBeWritten() throws {
    var terminal = TerminalRenderer()
    terminal.append(StyledText("text", style: styleSamples[1]))
    var screen = TerminalScreen(rows: 2)
    screen.draw("screen")
    let difference = TerminalDifference(from: TerminalScreen(rows: 2), to: screen)
    let ends = try Ends()
    let output = TerminalOutput(fileDescriptor: ends.writing)
    try output.write(terminal)
    try output.write(screen)
    try output.write(difference)
    try output.write("end")
    close(ends.writing)
    #expect(ends.readAll() == Array((terminal.text + screen.text + difference.text + "end").utf8))
    close(ends.reading)
  }

  @Test func streamsGetEachFrameInOneWrite() {
    var terminal = TerminalRenderer()
    for style in styleSamples { terminal.append(StyledText("x", style: style)) }
    var screen = TerminalScreen(rows: 3)
    screen.draw(terminal.block("one\ntwo"))
    var stream = Stream()
    terminal.write(to: &stream)
    screen.write(to: &stream)
    TerminalDifference(from: nil, to: screen).write(to: &stream)
    #expect(stream.writes == [terminal.text, screen.text, screen.text])
  }

  /// A pipe that nobody reads is an error, and no signal, which would end the tests.
  @Test func closedPipesAreErrors() throws {
    let ends = try Ends()
    close(ends.reading)
    let output = TerminalOutput(fileDescriptor: ends.writing)
    for _ in 0..<2 {
      let error = #expect(throws: TerminalOutputError.self) { try output.write("text") }
      #expect(error?.isClosed == true)
      #expect(error?.code == EPIPE)
      #expect(error?.writtenCount == 0)
      #expect(
        error?.description.hasPrefix("wrote 0 of 4 bytes to file descriptor \(ends.writing): its") == true)
    }
    close(ends.writing)
  }

  @Test func whatIsNotOpenIsAnError() {
    let error = #expect(throws: TerminalOutputError.self) {
      try TerminalOutput(fileDescriptor: 1_000_000).write("x")
    }
    #expect(error?.code == EBADF && error?.isClosed == false)
    #expect(error?.description.contains(": Bad file descriptor (error \(EBADF)); see ") == true)
    #expect(throws: Never.self) { try TerminalOutput(fileDescriptor: 1_000_000).write("") }
  }

  /// A pipe takes less than this at once, and one that doesn't block takes nothing while it is full.
  @Test(arguments: [false, true])
  func whatIsTakenInPiecesArrivesWhole(_ isNonBlocking: Bool) async throws {
    let ends = try Ends()
    if isNonBlocking { #expect(fcntl(ends.writing, F_SETFL, O_NONBLOCK) == 0) }
    let text = String(repeating: "0123456789", count: 60_000)
    // On a thread of its own: tests that wait would take those that tasks have.
    let read = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        usleep(20_000)
        continuation.resume(returning: ends.readAll())
      }
      #expect(throws: Never.self) { try TerminalOutput(fileDescriptor: ends.writing).write(text) }
      close(ends.writing)
    }
    #expect(read.count == text.utf8.count && read.elementsEqual(text.utf8))
    close(ends.reading)
  }

  @Test func pipesAreNoTerminals() throws {
    let ends = try Ends()
    let output = TerminalOutput(fileDescriptor: ends.writing)
    #expect(!output.isTerminal)
    #expect(output.size == nil)
    close(ends.writing)
    close(ends.reading)
  }

  #if canImport(Glibc)
    @Test func sizesOfTerminalsAreThoseOfTheSystem() throws {
      let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      try #require(terminal >= 0)
      defer { close(terminal) }
      var size = winsize(ws_row: 24, ws_col: 132, ws_xpixel: 0, ws_ypixel: 0)
      try #require(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
      let output = TerminalOutput(fileDescriptor: terminal)
      #expect(output.isTerminal)
      #expect(output.size?.columns == 132 && output.size?.rows == 24)
    }
  #endif
}

@Suite struct RenderedLinesTests {
  @Test
  func linesStandAloneIfAsked() async throws {
    try await forEach(styleSamples.indices) { (index: Int) in
      var terminal = TerminalRenderer(TerminalProfile(columns: 12))
      let text = styled("one two three four five six", startingWith: index)
      let whole = terminal.lines(of: text, standingAlone: false)
      let single = terminal.lines(of: text, standingAlone: true)
      let all = TerminalCells(whole.joined(separator: "\n"))
      #expect(all.look == TerminalCells.Look())
      #expect(single.count == all.lines.count)
      for (line, cells) in zip(single, all.lines) {
        #expect(TerminalCells(line).lines == [cells])
        #expect(TerminalCells(line).look == TerminalCells.Look())
      }
      #expect(terminal.text.isEmpty)
    }
  }
}

import Foundation

/// Commands to a browser in the Chrome DevTools protocol, their answers, and what the browser tells unasked.
///
/// Source: chromedevtools.github.io/devtools-protocol.
final class DevTools {
  let process: BrowserProcess
  private var commandCount = 0
  private var events: [Event] = []
  /// What commands are for: a page, or nil for the browser.
  private let session: String?

  init(_ process: BrowserProcess, session: String? = nil) {
    self.process = process
    self.session = session
  }

  /// What a page tells of how far it has been loaded.
  struct Event: Decodable {
    struct Parameters: Decodable {
      /// How far: at last `load`.
      var name: String
      /// Which page it is, of all that are loaded one after the other.
      var loaderId: String
    }

    var params: Parameters
  }
}

extension DevTools {
  /// Gives a command and waits for its answer.
  ///
  /// - Parameters:
  ///   - method: The command, as in `Page.navigate`.
  ///   - parameters: What it is told.
  ///   - type: The type of the answer.
  /// - Returns: The answer.
  /// - Throws: Why there is none.
  func call<Answer: Decodable>(
    _ method: String, _ parameters: [String: JSONValue] = [:], as type: Answer.Type = Answer.self
  ) throws(BrowserError) -> Answer {
    commandCount += 1
    let command = Command(id: commandCount, method: method, params: parameters, sessionId: session)
    do {
      try process.send(JSONEncoder().encode(command), for: method)
      while true {
        let message = try process.receive(for: method)
        guard try remember(message).id == commandCount else { continue }
        let reply = try JSONDecoder().decode(Reply<Answer>.self, from: message)
        guard let result = reply.result else {
          throw BrowserError.refused(method, reason: reply.error?.message ?? "no answer")
        }
        return result
      }
    } catch let error as BrowserError {
      throw error
    } catch {
      throw .unexpectedReport("\(error) in the answer to \(method)")
    }
  }

  /// Gives a command whose answer says nothing.
  func call(_ method: String, _ parameters: [String: JSONValue] = [:]) throws(BrowserError) {
    _ = try call(method, parameters, as: Acknowledgement.self)
  }

  /// Waits until the browser tells something, which it may have done already; what it told before is forgotten.
  func wait(for purpose: String, until isAwaited: (Event) -> Bool) throws(BrowserError) -> Event {
    do {
      while true {
        while !events.isEmpty {
          let event = events.removeFirst()
          if isAwaited(event) { return event }
        }
        try remember(process.receive(for: purpose))
      }
    } catch let error as BrowserError {
      throw error
    } catch {
      throw .unexpectedReport("\(error) while waiting for \(purpose)")
    }
  }

  /// Keeps a message if the browser sent it unasked.
  @discardableResult
  private func remember(_ message: Data) throws -> MessageHead {
    let head = try JSONDecoder().decode(MessageHead.self, from: message)
    // Pages that were closed may have had something to tell.
    if head.method == "Page.lifecycleEvent", head.sessionId == session {
      events.append(try JSONDecoder().decode(Event.self, from: message))
    }
    return head
  }
}

private struct Command: Encodable {
  var id: Int
  var method: String
  var params: [String: JSONValue]
  var sessionId: String?
}

private struct Acknowledgement: Decodable {}

private struct MessageHead: Decodable {
  var id: Int?
  var method: String?
  var sessionId: String?
}

private struct Reply<Result: Decodable>: Decodable {
  struct Failure: Decodable {
    var message: String
  }

  var result: Result?
  var error: Failure?
}

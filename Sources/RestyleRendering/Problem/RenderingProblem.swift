public import Restyle

/// Something that a style or an element requests and an output doesn't show, with its place.
///
/// ```swift
/// for summary in page.problems.summaries { print(summary) }
/// // Section 1 "Help" > Row 2 > Label 1 "Terms": left out the link "javascript:x": its scheme is ... (and 3 more)
/// ```
public struct RenderingProblem: Error, Hashable, Sendable {
  /// The property or the content that isn't shown.
  public var loss: Loss
  /// The path of the element; empty for a style or a text outside elements.
  public var path: ElementPath
  /// The part of the element or its style, such as `title`; nil for all of it.
  @Exact public var part: String?

  /// Creates a problem.
  ///
  /// - Parameters:
  ///   - loss: The property or the content that isn't shown.
  ///   - path: The path of the element. A walk sets it for the elements that it visits.
  ///   - part: The part of the element or its style; nil for all of it.
  public init(_ loss: Loss, at path: ElementPath = ElementPath(), part: String? = nil) {
    self.loss = loss
    self.path = path
    self.part = part
  }
}

extension RenderingProblem: CustomStringConvertible {
  /// A description of the problem, with its place and how to correct it.
  public var description: String {
    let location = [path.steps.isEmpty ? nil : path.description, part].compactMap(\.self)
    // Names of styles may come from files, and so contain any characters.
    let place = location.joined(separator: ", ").escapedUnlessHarmless
    return place.isEmpty ? loss.description : "\(place): \(loss)"
  }
}

extension [RenderingProblem] {
  /// A line for each loss, with its first place and the number of further places.
  ///
  /// Addresses with the same problem share a line, which has the first few of them. A long page can have the same loss
  /// in a thousand places.
  public var summaries: [String] { summaries(by: \.loss.cause, naming: \.loss.address) }
}

public import Restyle

/// Something that a style or an element requests and an output doesn't show, with its location.
///
/// ```swift
/// for summary in page.problems.summaries { print(summary) }
/// // Section 1 "Help" > Row 2 > Label 1 "Terms": left out the link "javascript:x": its scheme is ... (and 3 more)
/// ```
public struct RenderingProblem: Error, Hashable, Sendable {
  /// The property, or the content, that was omitted.
  public var loss: Loss
  /// The path of the element; empty for a style or a text outside of elements.
  public var path: ElementPath
  /// The part of the element or its style, such as `title`; nil for the whole.
  @Exact public var part: String?

  /// Creates a problem.
  ///
  /// - Parameters:
  ///   - loss: What was omitted.
  ///   - path: The path of the element; walks set it for the elements that they visit.
  ///   - part: The part of the element or its style; nil for the whole.
  public init(_ loss: Loss, at path: ElementPath = ElementPath(), part: String? = nil) {
    self.loss = loss
    self.path = path
    self.part = part
  }
}

extension RenderingProblem: CustomStringConvertible {
  /// A description of the location, of what is wrong, and of what would be right.
  public var description: String {
    let location = [path.steps.isEmpty ? nil : path.description, part].compactMap(\.self)
    // Names of styles may hold whatever a file can.
    let place = location.joined(separator: ", ").escapedUnlessHarmless
    return place.isEmpty ? loss.description : "\(place): \(loss)"
  }
}

extension [RenderingProblem] {
  /// A line for each loss, with its first location and the number of the others; one for all addresses of which the same
  /// is wrong, with the first few.
  ///
  /// A long page can lose the same in a thousand places.
  public var summaries: [String] { summaries(by: \.loss.cause, naming: \.loss.address) }
}

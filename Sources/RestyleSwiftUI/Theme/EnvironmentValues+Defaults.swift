#if canImport(SwiftUI)
  public import Restyle
  public import SwiftUI

  private enum DefaultStylingKey: EnvironmentKey {
    // Nil: the current defaults at the time of reading.
    static var defaultValue: DefaultStyling? { nil }
  }

  extension EnvironmentValues {
    /// The defaults for resolving the styles of views; the current ones unless an ancestor sets others.
    public var defaultStyling: DefaultStyling {
      get { self[DefaultStylingKey.self] ?? .defaults }
      set { self[DefaultStylingKey.self] = newValue }
    }
  }

  extension View {
    /// Resolves the styles of the views in it with other defaults, for a theme of a section of an interface.
    ///
    /// ```swift
    /// let themed = Welcome().defaultStyling(.custom)
    /// ```
    ///
    /// SwiftUI isn't notified when `DefaultStyling.defaults` change: an app that swaps its theme passes it on this
    /// way, from its own state.
    ///
    /// - Parameter defaults: The defaults.
    /// - Returns: The view with those defaults.
    public func defaultStyling(_ defaults: DefaultStyling) -> some View {
      environment(\.defaultStyling, defaults)
    }
  }
#endif

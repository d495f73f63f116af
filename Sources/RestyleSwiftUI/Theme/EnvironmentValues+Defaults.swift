#if canImport(SwiftUI)
  public import Restyle
  public import SwiftUI

  private enum DefaultStylingKey: EnvironmentKey {
    // No theme: the defaults in force then, whatever they become.
    static var defaultValue: DefaultStyling? { nil }
  }

  extension EnvironmentValues {
    /// The defaults that styles of views are made out of; those in force unless a view around has set others.
    public var defaultStyling: DefaultStyling {
      get { self[DefaultStylingKey.self] ?? .defaults }
      set { self[DefaultStylingKey.self] = newValue }
    }
  }

  extension View {
    /// Creates the styles of the views within out of other defaults: a theme for a part of an interface.
    ///
    /// ```swift
    /// let themed = Welcome().defaultStyling(.custom)
    /// ```
    ///
    /// SwiftUI isn't notified when `DefaultStyling.defaults` change: an app that swaps its theme hands it on this way, from
    /// a state of its own.
    ///
    /// - Parameter defaults: The defaults.
    /// - Returns: The view with those.
    public func defaultStyling(_ defaults: DefaultStyling) -> some View {
      environment(\.defaultStyling, defaults)
    }
  }
#endif

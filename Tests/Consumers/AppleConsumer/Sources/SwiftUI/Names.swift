// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What isn't used, but has a name that Restyle uses as well: so that who means Restyle's has to say so here as there.

public struct Angle {}
public struct BackgroundStyle {}
public struct Canvas {}
public enum ContentSizeCategory {}
public struct Form {}
public protocol FormStyle {}
public struct Gradient {}
public struct Label {}
public struct Link {}
public struct Path {}
public struct Section {}
public struct ShadowStyle {}
public protocol TextAttribute {}
public struct TextField {}
public struct UnitPoint {}

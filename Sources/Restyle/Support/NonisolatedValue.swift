/// A value whose extensions are nonisolated in modules that are isolated to the main actor by default.
///
/// In such a module, Swift isolates what an extension declares, unless the declaration of the type names a protocol that
/// inherits from `SendableMetatype` (SE-0466). Styles name ``Style``; other values name this protocol. Without it, the
/// styles of an app couldn't use a colour that the app declares in an extension.
package protocol NonisolatedValue: SendableMetatype, ~Copyable {}

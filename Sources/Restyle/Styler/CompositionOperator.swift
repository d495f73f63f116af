// Under the arithmetic and over `as`, `??`, comparisons and `?:`, so that `isBold ? base <> bold : base` and
// `base <> bold as Styler<Button>` mean what they seem to.
precedencegroup StyleCompositionPrecedence {
  associativity: left
  higherThan: CastingPrecedence
}

/// Composes two restylings of one target: the left one comes first, so the right one overrides.
infix operator <> : StyleCompositionPrecedence

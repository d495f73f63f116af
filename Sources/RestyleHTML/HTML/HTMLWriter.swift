import Restyle
import RestyleElements
@_spi(Outputs) import RestyleRendering

/// Writes texts and the elements of a walk as HTML into one buffer.
struct HTMLWriter: Sendable {
  var bytes = OutputBuffer()
  var styles: ElementStyles
  /// What the identifiers of elements start with, escaped; what follows is a hyphen, a letter and a number, so that no
  /// two prefixes make the same.
  let identifierPrefix: Bytes
  /// The number of the next element that others refer to.
  var nextNumber = 0
  /// The numbers of the elements that have identifiers of their own; negative ones of elements without numbers.
  var identifierOwners: [ExactText: Int] = [:]
  var nextUnnumbered = 0

  /// What the elements of the walk are rendered in.
  var context = ElementContext()
  var tables = Tables()
  var runSequence = RunSequence()
  /// The sections that are open, the innermost last.
  var sections: [OpenSection] = []
  /// The tags of the tables that are open, the innermost last.
  var tableTags: [StyledTag] = []
  /// The tags of elements of somebody's own that are open, the innermost last.
  var ownTags: [HTMLTag] = []
  /// Whether elements may declare something themselves.
  var mayHaveStyleAttributes: Bool
  /// The number of the form of groups that no form submits, once there is one.
  var looseForm: Int?
  /// What refers to elements that there weren't yet, and their identifiers.
  var awaitedReferences: Set<ExactText> = []
  /// The submission of the open form; nil if no form is open that people submit.
  var submission: ResolvedForm.Submission?
  /// Whether it writes a whole page, whose root has the language and the direction.
  var isWholePage = false
  /// The names of its groups of radio buttons so far, or of the last one's, and of those outside of forms.
  var formGroupNames: Set<ExactText> = []
  var looseGroupNames: Set<ExactText> = []

  init(styling: HTMLStyling, styleSheet: StyleSheet, identifierPrefix: String) {
    self.identifierPrefix = Self.identifierPrefix(from: identifierPrefix)
    mayHaveStyleAttributes = styling != .classes
    styles = ElementStyles(
      styling, in: styling.surroundings(styleSheet.fixedTraits, on: styleSheet), styleSheet: styleSheet)
  }
}

extension HTMLWriter {
  /// What identifiers start with for a prefix: another for each.
  private static func identifierPrefix(from prefix: String) -> Bytes {
    var bytes = Bytes()
    // White space separates identifiers, and HTML carries no controls; what stands for them stands for nothing else.
    for scalar in prefix.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      if scalar.properties.isWhitespace || isControl || scalar == "~" || scalar == "\u{FFFD}" {
        bytes.append(UInt8(ascii: "~"))
        bytes.append(hexadecimal: scalar.value)
        bytes.append(UInt8(ascii: "~"))
      } else {
        bytes.append(escaping: String(scalar))
      }
    }
    return bytes
  }

  /// What was asked for and not written.
  var problems: [RenderingProblem] {
    get { styles.problems }
    _modify { yield &styles.problems }
  }

  var problemCount: Int { styles.problems.count }

  var isHeard: Bool { true }

  /// The tags that runs of text and each kind of element have for their styles.
  struct Tables: Sendable {
    var runTags = RunTags()
    var declared = DeclaredStyles()
    var texts = StyleTable<TextStyle>(.text)
    var runs = StyleTable<TextStyle>(.run)
    var limitedSpans = StyleTable<TextStyle>(.run)
    var titleSubtitles = StyleTable<TitleSubtitleStyle>(.titleSubtitle)
    var buttons = StyleTable<ButtonStyle>(.button)
    var fields = StyleTable<FieldStyle>(.field)
    var numberFields = StyleTable<FieldStyle>(.field)
    var textAreas = StyleTable<FieldStyle>(.field)
    var switches = StyleTable<SwitchStyle>(.toggle)
    var segmentedControls = StyleTable<SegmentedControlStyle>(.segmentedControl)
    var links = StyleTable<ButtonStyle>(.button)
    var checkboxes = StyleTable<CheckboxStyle>(.checkbox)
    var radioButtons = StyleTable<CheckboxStyle>(.checkbox)
    var pickers = StyleTable<FieldStyle>(.picker)
    var disclosures = StyleTable<ButtonStyle>(.disclosure)
    var progressBars = StyleTable<ProgressBarStyle>(.progressBar)
    var formFields = StyleTable<FormFieldStyle>(.formField)
    var lists = StyleTable<ListStyle>(.list)
    var orderedLists = StyleTable<ListStyle>(.list)
    var lines = StyleTable<SeparatorStyle>(.box)
    var uprightLines = StyleTable<SeparatorStyle>(.box)
    var tables = StyleTable<TableStyle>(.table)
    var descriptionLists = StyleTable<DescriptionListStyle>(.descriptionList)
    var sliders = StyleTable<SliderStyle>(.slider)
    var colorFields = StyleTable<ColorFieldStyle>(.colorField)
    var stacks = StyleTable<StackStyle>(.stack)
    var ownStyles = StyleTable<OwnElementStyle>(.box)
    var sections = StyleTable<TraitStyleIdentity>(.section)
    var forms = StyleTable<TraitStyleIdentity>(.form)
    var boxes = StyleTable<ElementBoxStyle>(.box)
    var variants = StyleTable<VariantBoxStyle>(.box)
    var rows = BoxTag()
    var rowAction = BoxTag()
    var emptyRowAction = BoxTag()
    var disclosed = BoxTag()
    var labelledControl = BoxTag()
    var labelledSwitch = BoxTag()
    var picker = BoxTag()
    var verticalRadioGroup = BoxTag()
    var horizontalRadioGroup = BoxTag()
    /// The space behind a row's title, once it was written.
    var spacer = Bytes()
    /// The last link that was safe.
    var latestTarget: (link: Link, text: String)?
    var controlKinds = ControlKinds<any HTMLControl.Type>()
  }

  /// The tags that were created for some surroundings, with the tables in which they are found.
  struct CachedTags: Sendable {
    var tables = Tables()
    var tags = CreatedTags()
  }

  /// A section that isn't closed yet.
  struct OpenSection: Sendable {
    let element: StaticString
    let tag: StyledTag
  }

  /// Writes styles in another way, or for other traits, until ``end(_:)``.
  ///
  /// - Parameters:
  ///   - styling: How styles are written.
  ///   - fixedTraits: What they are resolved for, if for no others.
  /// - Returns: How they were written.
  mutating func begin(_ styling: HTMLStyling, for fixedTraits: TraitCollection?) -> Usual {
    if styling != .classes { mayHaveStyleAttributes = true }
    var usual = Usual(
      styling: styling, fixedTraits: fixedTraits,
      surroundings: styling.surroundings(fixedTraits, on: styles.styleSheet))
    exchange(&usual)
    return usual
  }

  /// Writes styles as they were written before.
  mutating func end(_ usual: consuming Usual) { exchange(&usual) }

  // Nothing is copied: a page would count the references to all that it shares with others.
  mutating func exchange(_ usual: inout Usual) {
    swap(&usual.styling, &styles.styling)
    swap(&usual.fixedTraits, &styles.styleSheet.fixedTraits)
    swap(&usual.surroundings, &styles.surroundings)
    swap(&usual.cached.tables, &tables)
    swap(&usual.cached.tags, &styles.tags)
  }

  /// How styles are written, and the tags that were created for them.
  struct Usual: Sendable {
    var styling: HTMLStyling
    var fixedTraits: TraitCollection?
    var surroundings: RuleSurroundings
    var cached = CachedTags()
  }
}

extension HTMLStyling {
  /// The surroundings that styles are written for.
  func surroundings(
    _ fixedTraits: TraitCollection?, in traits: TraitCollection = TraitCollection(), on styleSheet: StyleSheet
  ) -> RuleSurroundings {
    guard case .inline(let colorScheme, let contrast) = self else {
      return (fixedTraits.map(RuleSurroundings.fixed) ?? .adaptive(to: traits)).on(styleSheet)
    }
    // A `style` attribute refers to no values by name.
    return .fixed(TraitCollection(colorScheme: colorScheme, contrast: contrast))
  }
}

import Restyle
import RestyleRendering

/// The selector of a rule, regardless of the style's class.
///
/// A component has a class of its own, and its parts have classes that start with it, as in `.s0__title`.
struct StyleSelector: Hashable, Sendable {
  /// The part that the rule is for, or that has the states; nil for the whole component.
  var part: ComponentPart?
  /// The required states of the part.
  var states: ControlState = []
  /// The states of the part of the same kind right before it; nil if there needn't be one.
  var previousStates: ControlState?
  /// The specificity in addition to the class and the states, in units of one state.
  var extraWeight: UInt16 = 0
  /// The part within it that the rule is for.
  var child: ComponentPart?
  /// The end of the selector; nil for the element itself.
  var suffix: Suffix?

  /// The possible ends of a selector, as they are written.
  enum Suffix: String, Sendable {
    case before = "::before"
    case after = "::after"
    case placeholder = "::placeholder"
    case selection = "::selection"
    case active = ":active"
    case empty = ":empty"
    // The parts of a progress bar, which differ between browsers.
    case webkitProgressBar = "::-webkit-progress-bar"
    case webkitProgressValue = "::-webkit-progress-value"
    case mozProgressBar = "::-moz-progress-bar"
    case webkitUnknownProgress = ":where(:indeterminate)::-webkit-progress-bar"
    case mozUnknownProgress = ":where(:indeterminate)::-moz-progress-bar"
    /// An element that browsers show differently from most elements of the class.
    case link = ":where(a)"
    case list = ":where(select)"
    /// A picker whose placeholder is chosen.
    case unchosen = ":where(:has(>[data-placeholder]:checked))"
    /// The choices of a picker that can be chosen, and groups of them.
    case choices = ">:enabled"
    /// A control with its text.
    case label = ":where(label)"
    /// A control within the label that has its text.
    case withinLabel = ":where(label>*)"
    /// Children that are as wide as their content.
    case inlineChildren = ">:where(a,button,img,label,[role=radiogroup])"
    /// A text after the title of a row, with more specificity than the declarations of the row for it.
    case cutBesideTitle = ":where(li>span+p):last-child"
    /// A labelled control alone beside the title of a row.
    case besideRowTitle = ":where(li>div:first-child+span+:last-child)"
    /// Child boxes that contain a field or a picker.
    case boxesOfFields = ">:where(div:has(input:not([type=checkbox],[type=radio]),textarea,select))"
    /// Children, except controls and elements with content that can be chosen: these have looks of their own.
    case passiveChildren =
      ">:where(:not(a,button,input,label,select,textarea,:has(a[href],:enabled,input,select,textarea)))"
    /// Children of a column that can be narrower than their content, in rules without specificity.
    case inColumn = ">*)"
    /// Children that a choice reveals; adds specificity, since a field sets its distance from others.
    case revealed = ">[data-revealed-by]"
    /// Child labels.
    case labels = ">:where(label)"
    /// Children that aren't labels; adds specificity, since it competes with the declarations of a field.
    case besideLabel = ">:not(label)"
    /// A child text of a row.
    case textInRow = ">:where(p)"
    /// A text, a link or a button that is alone beside the title.
    case onlyWordsBesideTitle = ">:where(div:first-child+span+:is(p,a,button):last-child)"
    /// Child images.
    case images = ">:where(img)"
    /// Elements between the radio buttons of a group, or around a radio button and its descriptions.
    case besideChoices = ">:where(div,p)"
    /// A title in a row of a section, with a space and something else beside it.
    case besideOthers = ":where(li>:has(+span+*))"
    /// Such a title beside a field, a bar or a button.
    case besideControl =
      ":where(li>:has(+span+:is(a,button,input,progress,select,textarea),+span+div>select))"
    /// Such a title beside only a text, a link or a button.
    case besideWords = ":where(li>:first-child:has(+span+:is(p,a,button):last-child))"
    /// Elements without a space before them in a row of a section, which take the available width.
    case filling = ":where(li>:not(span~*))"
    /// A child with a labelled control and no space before it.
    case fillingLabelled = ">:where(div:has(>label+input):not(span~*))"
    /// The title after an image.
    case titleBeside = "+span"
    /// Elements that contain only a box.
    case holdingBox = ":where(:has(>div:only-child))"
    /// A row itself whose children are a title, a space and a text, a link, a button, a group of choices or a labelled
    /// control; or a text and such a group.
    case holdingWords = """
      :where(:has(>div:first-child+span+:is(p,a,button,[role=radiogroup]):last-child,\
      >div:first-child+span+div:last-child>label,>p:first-child+[role=radiogroup]:last-child))
      """
    /// Elements after another element in an item or a cell, which would be a part of its line.
    ///
    /// It adds specificity, since it competes with the declarations of such an element. A mark is a part of a line.
    case laterInItem = ">*+:is(a,button,label,span:where(:not([aria-hidden])))"
    /// Fields and boxes after another element in an item or a cell.
    case laterFieldsInItem = ">*+:is(input,textarea)"
    /// A text with a mark after it.
    case beforeMark = ">p:has(+span[aria-hidden]:last-child)"
    /// The rows of a table.
    case tableRows = ">*>:where(tr)"
    /// The cells of a table that have a row above them.
    case cellsBelow = ">*>:where(tr+tr,:is(thead,tbody)~*>tr)>*"
    /// The first cell of a table with a caption, and its ancestors.
    case firstCell = " :where(caption+*,caption+*>:first-child,caption+*>:first-child>:first-child)"
    /// The last cell of the first row, and its ancestors.
    case lastCellOfFirstRow = " :where(caption+*,caption+*>:first-child,caption+*>:first-child>:last-child)"
    /// All descendants.
    case descendants = " *"
    /// All ancestors, in rules without specificity.
    ///
    /// Selectors of users have no such rules.
    case containers = "))"
    /// The parent, its parent, and so on, in such rules.
    case parent, grandparent, greatGrandparent
    /// Siblings of an image, except other images and elements that contain one, in such rules.
    case besideImage = ")>:not(img,:has(img)))"
  }
}

extension StyleSelector {
  /// The selector for pressed elements.
  var pressed: StyleSelector { suffixed(.active) }

  /// The selector of a part within this one.
  func child(_ part: ComponentPart) -> StyleSelector {
    var selector = self
    selector.child = part
    return selector
  }

  /// The selector with a pseudo-class or pseudo-element.
  func suffixed(_ suffix: Suffix) -> StyleSelector {
    var selector = self
    selector.suffix = suffix
    return selector
  }

  /// The specificity in addition to the class; if only order counts, rules are sorted by it instead.
  var weight: Int {
    var weight = states.rawValue.nonzeroBitCount + Int(extraWeight)
    if child != nil, !states.isEmpty { weight += 1 }
    if let previousStates { weight += previousStates.rawValue.nonzeroBitCount + 1 }
    if suffix?.isState == true { weight += 1 }
    return weight
  }

  /// Appends the selector, which has the specificity of its root if only order counts.
  ///
  /// - Parameters:
  ///   - bytes: The text to append to.
  ///   - alternative: The start of the selector, and the pseudo-element at its end.
  ///   - owner: The content of the root.
  ///   - rules: The rules that the selector belongs to.
  ///   - condition: The condition of the rule.
  ///   - place: The way in which the condition holds.
  func append(
    to bytes: inout some ByteSink, behind alternative: CSSSelector.Alternative, of owner: RuleRoot.Content,
    _ rules: RootedRules, where condition: TraitCondition, in place: ConditionPlace
  ) {
    let root = alternative.element
    // Descendants have classes and an order of their own, which only a higher specificity overrides.
    let isOrdered = rules.isOrdered && suffix != .descendants
    let function: StaticString = isOrdered ? ":where" : ":is"
    if let opening = suffix?.opening { bytes.append(verbatim: opening) }
    if let previousStates {
      if isOrdered { bytes.append(verbatim: ":where(") }
      bytes.append(root, part, of: owner)
      bytes.append(previousStates, with: function, focus: place.focus)
      if isOrdered { bytes.append(UInt8(ascii: ")")) }
      bytes.append(UInt8(ascii: "+"))
    }
    // A part of a component without states only needs its own class.
    let isWithin = child != nil && !states.isEmpty
    if isWithin, isOrdered, owner.isClass { bytes.append(verbatim: ":where(") }
    if previousStates != nil, !owner.isClass {
      // The root precedes it already.
      bytes.append(verbatim: part?.structure ?? "*")
    } else {
      bytes.append(root, isWithin ? part : child ?? part, of: owner)
    }
    // Every element with a class matches this, so it only adds specificity.
    if !isOrdered { for _ in 0..<extraWeight { bytes.append(verbatim: "[class]") } }
    if condition.contains(.rightToLeft) { bytes.append(verbatim: TraitCondition.rightToLeftSelector) }
    if !isWithin, let scope = rules.scope { bytes.append(contentsOf: scope.suffix) }
    bytes.append(contentsOf: place.scope)
    bytes.append(states, with: function, focus: place.focus)
    if isWithin, owner.isClass {
      if isOrdered { bytes.append(UInt8(ascii: ")")) }
      bytes.append(UInt8(ascii: ">"))
      bytes.append(root, child, of: owner)
      // It can be in a different theme than the elements around it.
      if let scope = rules.scope { bytes.append(contentsOf: scope.suffix) }
    } else if isWithin, let structure = child?.structure {
      bytes.append(UInt8(ascii: " "))
      bytes.append(verbatim: structure)
      if let scope = rules.scope { bytes.append(contentsOf: scope.suffix) }
    }
    if let suffix {
      let isState = isOrdered && suffix.isState
      if isState { bytes.append(verbatim: ":where(") }
      bytes.append(safe: suffix.ending)
      if isState { bytes.append(UInt8(ascii: ")")) }
    }
    if !alternative.pseudoElement.isEmpty { bytes.append(contentsOf: alternative.pseudoElement) }
  }

  /// Whether this selector can select anything for a root: a pseudo-element has neither parts nor siblings.
  func isSelected(in alternative: CSSSelector.Alternative) -> Bool {
    guard suffix?.isOfOthers != true else { return false }
    return alternative.pseudoElement.isEmpty
      || part == nil && child == nil && previousStates == nil && suffix?.isState != false
  }
}

extension StyleSelector.Suffix {
  /// The ancestors of an element, the innermost first.
  static let stacksAround: [Self] = [.parent, .grandparent, .greatGrandparent]

  /// Whether its rules only determine how adjacent or nested elements share the available space.
  var isOfRoom: Bool {
    isOfOthers
      || [.besideOthers, .besideControl, .besideWords, .filling, .titleBeside, .holdingBox, .cutBesideTitle]
        .contains(self)
  }

  /// Whether its rules are for elements around, beside or in the element, but not for the element itself.
  var isOfOthers: Bool { opening != nil }

  /// The end of the selector.
  fileprivate var ending: String {
    Self.stacksAround.contains(self) ? Self.containers.rawValue : rawValue
  }

  /// The text before the whole selector that the suffix closes; nil for none.
  fileprivate var opening: StaticString? {
    switch self {
    case .containers: ":where(:has("
    case .parent: ":where(:has(>"
    case .grandparent: ":where(:has(>*>"
    case .greatGrandparent: ":where(:has(>*>*>"
    case .besideImage: ":where(:has(>"
    case .inColumn: ":where("
    default: nil
    }
  }

  /// Whether it selects the element itself in a state.
  fileprivate var isState: Bool { self == .active || self == .empty }
}

extension ByteSink {
  /// Appends the class of a component or its part, with the companion classes, or a user's selector or its part.
  fileprivate mutating func append(_ root: Bytes, _ part: ComponentPart?, of owner: RuleRoot.Content) {
    guard owner.isClass else {
      append(contentsOf: root)
      if part == .ordered { append(verbatim: ":where(ol)") }
      guard let structure = part?.structure else { return }
      append(UInt8(ascii: " "))
      return append(verbatim: structure)
    }
    append(root, part)
    let companions = owner.companions
    guard !companions.isEmpty else { return }
    for (index, group) in companions.enumerated() {
      append(verbatim: index == 0 ? ":where(" : ",")
      for name in group { append(name, part) }
    }
    append(UInt8(ascii: ")"))
  }

  private mutating func append(_ root: Bytes, _ part: ComponentPart?) {
    append(contentsOf: root)
    if let part { append(verbatim: part.suffix) }
  }

  /// Appends a selector for elements that are in all of some states.
  ///
  /// - Parameters:
  ///   - states: The states.
  ///   - function: `:is`, so that each state has the specificity of a class, or `:where`, so that they have none.
  ///   - focus: The condition under which elements look focused.
  mutating func append(_ states: ControlState, with function: StaticString, focus: FocusIndication) {
    // By their bits, which are in the order of precedence.
    var rest = states.rawValue
    while rest != 0 {
      let lowest = ControlState(rawValue: rest & (0 &- rest))
      append(verbatim: function)
      append(verbatim: lowest.selector(focus))
      rest ^= lowest.rawValue
    }
  }
}

extension ControlState {
  /// The selector of elements in a single state, as the argument of `:is` or `:where`.
  ///
  /// `data-state` sets states by name, for pages that show all of them; `:has` is for elements around an `input`. The
  /// state of a switch applies only to itself, not to the row around it, and that of an option not to its `select`.
  fileprivate func selector(_ focus: FocusIndication) -> StaticString {
    switch self {
    case .visited: "(:visited,[data-state~=visited])"
    case .required:
      // A group of several controls isn't required itself.
      "(:required,:has(>:required):where(:not([role=group])),[aria-required=true],[data-state~=required])"
    case .hovered: "(:hover,[data-state~=hovered])"
    case .readOnly: "([readonly],[aria-readonly=true],[data-state~=readOnly])"
    case .focused:
      switch focus {
      case .visible: "(:focus-visible,:has(>:focus-visible),[data-state~=focused])"
      case .always: "(:focus,:has(>:focus),[data-state~=focused])"
      }
    case .selected:
      """
      (:checked,:has(>:checked:where(:not([role=switch],option))),[aria-pressed=true],[aria-selected=true],\
      [aria-checked=true],[aria-current]:where(:not([aria-current=false])),[open]>:where(summary),\
      [data-state~=selected])
      """
    case .invalid:
      // The label of a checkbox looks like the input in it; a field only as it says itself.
      """
      ([aria-invalid=true],:has(>[aria-invalid=true]),:user-invalid,:has(>:user-invalid):where(label),\
      [data-state~=invalid])
      """
    case .highlighted: "(:active,[data-state~=highlighted])"
    case .loading: "([aria-busy=true],:has(>[aria-busy=true]),[data-state~=loading])"
    case .disabled:
      "(:disabled,:has(>:disabled):where(:not(select)),[aria-disabled=true],[data-state~=disabled])"
    default: ""
    }
  }
}

import Restyle
import RestyleElements

// The roles that sections and forms have for the elements in them.
extension StructureWalk {
  mutating func open(_ section: ElementBox<Section>, _ visitor: inout some StructureVisitor) {
    let header = resolvedHeader(of: section)
    let isNamed = header != nil || section.element.accessibility.label != nil
    let resolved = ResolvedSection(
      box: section, header: header, groupsControls: !forms.isEmpty && isNamed, isInHeaderCell: isInHeaderCell,
      traits: traits, language: language)
    visitor.open(resolved)
    sections.append(resolved)
  }

  private mutating func resolvedHeader(of section: ElementBox<Section>) -> ResolvedSection.Header? {
    guard let title = section.element.header else { return nil }
    let level = section.element.accessibility.headingLevel ?? min(headingLevel + sections.count + 1, 6)
    let header = ResolvedSection.Header(
      title: title, style: section.element.style.style(from: traits).header.text, language: language,
      level: level, number: nextNumber)
    guard header.isShown else { return nil }
    nextNumber += 1
    return header
  }

  mutating func open(_ form: ElementBox<Form>, _ visitor: inout some StructureVisitor) {
    let resolved = ResolvedForm(box: form, submission: submission(of: form, &visitor), traits: traits)
    visitor.open(resolved)
    forms.append(resolved)
  }

  private func submission(
    of form: ElementBox<Form>, _ visitor: inout some StructureVisitor
  ) -> ResolvedForm.Submission? {
    guard let submission = form.element.submission,
      let destination = visitor.target(of: submission.destination)
    else { return nil }
    guard forms.allSatisfy({ $0.submission == nil }) else {
      visitor.report(.nestedForm)
      return nil
    }
    return ResolvedForm.Submission(
      destination: destination, method: submission.method, sendsFiles: submission.sendsFiles,
      isValidatedByBrowsers: submission.isValidatedByBrowsers)
  }
}

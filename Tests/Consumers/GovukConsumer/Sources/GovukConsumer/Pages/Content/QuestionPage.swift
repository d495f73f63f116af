import Restyle
import RestyleElements
import RestyleRendering

/// A question, with all kinds of answers.
struct QuestionPage: Element {
  /// What is wrong, by the names of the fields.
  var errors: [String: String] = [:]

  private var form: ApplicationForm { ApplicationForm(errors: errors) }

  var body: some Element {
    ServicePage {
      if !errors.isEmpty, let errors = try? form.fieldErrors() { ErrorSummary(errors: errors) }
      Label.heading("Apply for a permit", 1)
      form
    }
  }
}

import Restyle
import RestyleElements

/// All answers, before they are sent.
struct CheckAnswersPage: Element {
  var body: some Element {
    ServicePage {
      NotificationBanner(
        title: "Success", color: .success, text: "Your answers are saved.", link: ("Print them", "/print"))
      Label.heading("Check your answers", 1)
      Label.heading("Personal details", 2)
      SummaryList(answers: [
        ("Name", "Sarah Philips"), ("Date of birth", "5 January 1978"), ("Contact", "07700 900457"),
      ])
      Label.heading("Now send your application", 2)
      WarningText(text: "You can be fined if you fish without a permit.")
      Form(submission: Form.Submission(to: "/send")) {
        ButtonGroup { Button("Accept and send", action: .submit) }
      }
    }
  }
}

/// That the application was sent.
struct ConfirmationPage: Element {
  var body: some Element {
    ServicePage(.crumbs(["Home", "Permits"])) {
      Panel(title: "Application complete", text: "Your reference number", number: "HDJ2123F")
      Label("We have sent you an e-mail.")
      Label.heading("What happens next", 2, size: 24)
      InsetText(text: "It can take up to 8 weeks.")
      Label(
        StyledString("We may ") + StyledString("ask for more", style: .textLink("/contact"))
          + StyledString("."))
    }
  }
}

/// What there is to do before a permit is had.
struct TaskPage: Element {
  var body: some Element {
    ServicePage(.crumbs(["Home", "Permits", "Apply"])) {
      NotificationBanner(
        title: "Important", color: .brand, text: "You have 7 days left to send your application.",
        link: ("View application", "/application"))
      Label.heading("Apply for a permit", 1)
      Label.heading("Your application", 2)
      TaskList(tasks: [
        .init(name: "Your details", isDone: true),
        .init(name: "Waters", hint: "Rivers and lakes", isDone: false),
        .init(name: "Payment"),
      ])
    }
  }
}

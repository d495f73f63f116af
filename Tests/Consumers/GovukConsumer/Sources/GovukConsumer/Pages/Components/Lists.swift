import Restyle
import RestyleElements

/// What was answered, and where to change it.
struct SummaryList: Element {
  var answers: [(question: String, answer: String)]

  var body: some Element {
    DescriptionList {
      for (question, answer) in answers {
        DescriptionList.Item(question) {
          Stack(style: StackStyle(axis: .horizontal, spacing: 20, wraps: true)) {
            Label(answer)
            Spacer()
            Hyperlink("Change", to: "/change").accessibilityLabel("Change \(question.lowercased())")
          }
        }
      }
    }
  }
}

/// What there is to do, and how far it is.
struct TaskList: Element {
  struct Task {
    var name: String
    var hint: String?
    var isDone: Bool?
  }

  var tasks: [Task]

  var body: some Element {
    List(style: ListStyle(bullet: .none, spacing: 10, indent: 0)) {
      for (index, task) in tasks.enumerated() {
        List.Item {
          Stack(.horizontal, spacing: 10, alignment: .center) {
            Stack(spacing: 5) {
              if task.isDone == nil {
                Label(task.name)
              } else {
                Hyperlink(task.name, to: Link("/tasks/\(index)")).described(by: "status-\(index)-of-task")
              }
              if let hint = task.hint { Label(hint, style: .govuk(19, color: .secondaryText)) }
            }
            Spacer()
            status(of: task, id: "status-\(index)-of-task")
          }
        }
      }
    }
  }

  @ElementBuilder private func status(of task: Task, id: String) -> ElementContent {
    switch task.isDone {
    case true: Label("Completed").id(id)
    case false: Tag("Incomplete", id: id)
    default: Label("Cannot start yet", style: .govuk(19, color: .secondaryText))
    }
  }
}

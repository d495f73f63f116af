/// A placeholder that names no block.
struct InvalidPlaceholder: Error {
  let problem: String
}

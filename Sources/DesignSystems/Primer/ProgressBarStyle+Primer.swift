package import Restyle

extension ProgressBarStyle {
  /// The progress bar of GitHub Primer: 8 points high, in the green of what is right.
  ///
  /// Source: GitHub Primer Primitives (MIT), component tokens `progressBar`; Primer React, ProgressBar.
  package static var primer: Self {
    Self(
      track: BackgroundStyle(color: .primerProgressTrack, border: BorderStyle(cornerRadius: 3)),
      fillColor: .primerProgressSuccess,
      thickness: 8
    )
  }
}

extension Color {
  /// The track of a progress bar.
  package static let primerProgressTrack = published(0xD1D9E0, 0x3D444D, 0x393F46, 0xB7BDC8)
  /// What is done, in the green of what is right.
  package static let primerProgressSuccess = published(0x1F883D, 0x238636, 0x26A148, 0x006222)
}

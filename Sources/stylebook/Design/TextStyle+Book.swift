import Restyle

/// The text styles of the book around the samples.
extension TextStyle {
  /// The title of the book.
  static var bookTitle: Self {
    TextStyle(font: .system(size: 64, weight: .heavy), color: .bookInk).restyled {
      $0.lineHeight = 64
      $0.kern = -2.2
    }
  }

  /// The letters of many scripts on the cover.
  static var bookGlyphs: Self {
    TextStyle(font: .system(size: 56, weight: .light), color: .bookInk).restyled { $0.lineHeight = 72 }
  }

  /// The sentence under a title.
  static var bookLead: Self {
    TextStyle(font: .system(size: 19), color: .bookPencil).restyled {
      $0.lineHeight = 29
      $0.kern = -0.1
    }
  }

  /// The name of a design system.
  static var bookChapter: Self {
    TextStyle(font: .system(size: 44, weight: .bold), color: .bookInk).restyled {
      $0.lineHeight = 48
      $0.kern = -1.2
    }
  }

  /// The name of a style.
  static var bookEntry: Self {
    TextStyle(font: .system(size: 24, weight: .bold), color: .bookInk).restyled {
      $0.lineHeight = 30
      $0.kern = -0.4
    }
  }

  /// Text in passing: navigation, notes.
  static var bookNote: Self {
    TextStyle(font: .system(size: 13), color: .bookPencil).restyled { $0.lineHeight = 20 }
  }

  /// A note that can be followed.
  static var bookLink: Self { bookNote.colored(.bookInk) }

  /// What a figure or a part is called.
  static var bookLabel: Self {
    TextStyle(font: .system(size: 11, weight: .semibold), color: .bookPencil).restyled {
      $0.lineHeight = 16
      $0.kern = 0.4
    }
  }

  /// A measure of a style.
  static var bookFigure: Self {
    TextStyle(font: .system(size: 26, weight: .medium), color: .bookInk).monospacedDigits.restyled {
      $0.lineHeight = 32
      $0.kern = -0.6
    }
  }

  /// Source.
  static var bookSource: Self {
    TextStyle(font: .system(size: 12.5, design: .monospaced), color: .bookInk).restyled { $0.lineHeight = 20 }
  }
}

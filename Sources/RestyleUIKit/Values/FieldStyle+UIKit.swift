#if canImport(UIKit) && !os(watchOS)
  import Restyle
  import UIKit

  // The cases of `FieldStyle` are UIKit's.

  extension UITextAutocorrectionType {
    init(_ autocorrection: FieldStyle.Autocorrection) {
      switch autocorrection {
      case .default: self = .default
      case .no: self = .no
      case .yes: self = .yes
      }
    }
  }

  extension UITextAutocapitalizationType {
    init(_ autocapitalization: FieldStyle.Autocapitalization) {
      switch autocapitalization {
      case .none: self = .none
      case .words: self = .words
      case .sentences: self = .sentences
      case .allCharacters: self = .allCharacters
      }
    }
  }

  extension UITextField.ViewMode {
    init(_ mode: FieldStyle.ViewMode) {
      switch mode {
      case .never: self = .never
      case .whileEditing: self = .whileEditing
      case .unlessEditing: self = .unlessEditing
      case .always: self = .always
      }
    }
  }

  extension UIKeyboardType {
    init(_ type: FieldStyle.KeyboardType) {
      switch type {
      case .default: self = .default
      case .asciiCapable: self = .asciiCapable
      case .numbersAndPunctuation: self = .numbersAndPunctuation
      case .url: self = .URL
      case .numberPad: self = .numberPad
      case .phonePad: self = .phonePad
      case .namePhonePad: self = .namePhonePad
      case .emailAddress: self = .emailAddress
      case .decimalPad: self = .decimalPad
      case .twitter: self = .twitter
      case .webSearch: self = .webSearch
      case .asciiCapableNumberPad: self = .asciiCapableNumberPad
      }
    }
  }

  extension UIReturnKeyType {
    init(_ type: FieldStyle.ReturnKeyType) {
      switch type {
      case .default: self = .default
      case .go: self = .go
      case .google: self = .google
      case .join: self = .join
      case .next: self = .next
      case .route: self = .route
      case .search: self = .search
      case .send: self = .send
      case .yahoo: self = .yahoo
      case .done: self = .done
      case .emergencyCall: self = .emergencyCall
      case .continue: self = .continue
      }
    }
  }
#endif

import Restyle

/// The information that browsers can autofill into a field (HTML Standard, section 4.10.19.7.1).
///
/// ```swift
/// TextField("Street", name: "street").autocomplete(.addressLine1.of(.shipping))
/// ```
public struct Autocomplete: Hashable, Sendable, CheckedText {
  /// The tokens, as written in HTML.
  public let text: String

  private init(unchecked text: String) { self.text = text }

  /// Creates a value from tokens.
  ///
  /// The tokens consist of ASCII letters, digits and hyphens, with single spaces between them.
  ///
  /// - Parameter tokens: The tokens, such as `section-guest email`.
  /// - Throws: `InputError` if the tokens aren't valid.
  public init(_ tokens: String) throws(InputError) {
    let parts = tokens.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isInNames) }) else {
      throw .autocomplete(tokens)
    }
    text = tokens
  }
}

extension Autocomplete {
  /// The kind of an address.
  public enum Address: String, Hashable, Sendable, Codable, CaseIterable {
    /// The shipping address.
    case shipping
    /// The billing address.
    case billing
  }

  /// Returns the same information for one of several addresses, such as the shipping address.
  public func of(_ address: Address) -> Autocomplete {
    Autocomplete(unchecked: "\(address.rawValue) \(text)")
  }

  // The field names in the order of the standard.

  /// No information: browsers don't autofill the field.
  public static let off = Self(unchecked: "off")
  /// Any information: the browser decides.
  public static let on = Self(unchecked: "on")
  /// A full name.
  public static let name = Self(unchecked: "name")
  /// A prefix or title of a name.
  public static let honorificPrefix = Self(unchecked: "honorific-prefix")
  /// A given name.
  public static let givenName = Self(unchecked: "given-name")
  /// A middle name.
  public static let additionalName = Self(unchecked: "additional-name")
  /// A family name.
  public static let familyName = Self(unchecked: "family-name")
  /// A nickname.
  public static let nickname = Self(unchecked: "nickname")
  /// A user name.
  public static let username = Self(unchecked: "username")
  /// A new password.
  public static let newPassword = Self(unchecked: "new-password")
  /// The current password of an account.
  public static let currentPassword = Self(unchecked: "current-password")
  /// A one-time code.
  public static let oneTimeCode = Self(unchecked: "one-time-code")
  /// A job title.
  public static let organizationTitle = Self(unchecked: "organization-title")
  /// The name of a company.
  public static let organization = Self(unchecked: "organization")
  /// A street address of several lines.
  public static let streetAddress = Self(unchecked: "street-address")
  /// The first line of an address.
  public static let addressLine1 = Self(unchecked: "address-line1")
  /// The second line of an address.
  public static let addressLine2 = Self(unchecked: "address-line2")
  /// A province or state.
  public static let addressLevel1 = Self(unchecked: "address-level1")
  /// A town.
  public static let addressLevel2 = Self(unchecked: "address-level2")
  /// The code of a country.
  public static let country = Self(unchecked: "country")
  /// The name of a country.
  public static let countryName = Self(unchecked: "country-name")
  /// A postcode.
  public static let postalCode = Self(unchecked: "postal-code")
  /// The name on a card.
  public static let cardName = Self(unchecked: "cc-name")
  /// The number of a card.
  public static let cardNumber = Self(unchecked: "cc-number")
  /// The expiration date of a card.
  public static let cardExpiration = Self(unchecked: "cc-exp")
  /// The security code of a card.
  public static let cardCode = Self(unchecked: "cc-csc")
  /// A currency.
  public static let currency = Self(unchecked: "transaction-currency")
  /// An amount of money.
  public static let amount = Self(unchecked: "transaction-amount")
  /// A language.
  public static let language = Self(unchecked: "language")
  /// A birthday.
  public static let birthday = Self(unchecked: "bday")
  /// A gender.
  public static let gender = Self(unchecked: "sex")
  /// A web address.
  public static let url = Self(unchecked: "url")
  /// A telephone number.
  public static let telephone = Self(unchecked: "tel")
  /// An e-mail address.
  public static let email = Self(unchecked: "email")
}

extension FieldControl {
  /// Whether the text is secret: the style hides it, or browsers autofill the field with a password or a code.
  public var isSecret: Bool { isSecret(hidingText: style.isSecure) }

  /// Whether the field is secret, given whether its style hides the text.
  ///
  /// The style isn't read here, since reading it copies it.
  // Inlinable: if the kind of the field is known, the cast takes no time.
  @inlinable
  package func isSecret(hidingText: Bool) -> Bool {
    hidingText || (self as? any AutofillControl)?.autocomplete?.isForSecrets == true
  }
}

extension Autocomplete {
  /// Whether browsers fill in a secret: a password, a one-time code, or a card's security code.
  @usableFromInline var isForSecrets: Bool {
    text.utf8.split(separator: UInt8(ascii: " ")).contains { token in
      [Self.newPassword, .currentPassword, .oneTimeCode, .cardCode].contains {
        $0.text.utf8.elementsEqual(token)
      }
    }
  }
}

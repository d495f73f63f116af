extension SectionStyle {
  /// The style without a header and with rows open at the top: the first looks as if another row preceded it.
  public var openedTop: SectionStyle {
    headerRemoved.restyled {
      $0.background.openTop()
      $0.selectedBackground.openTop()
    }
  }

  /// The style without a footer and with rows open at the bottom: the last looks as if another row followed it.
  public var openedBottom: SectionStyle {
    footerRemoved.restyled {
      $0.background.openBottom()
      $0.selectedBackground.openBottom()
    }
  }

  /// The style without a header.
  public var headerRemoved: SectionStyle { restyled { $0.header = .none } }

  /// The style without a footer.
  public var footerRemoved: SectionStyle { restyled { $0.footer = .none } }
}

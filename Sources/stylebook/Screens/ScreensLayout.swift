/// Where things stand on the page of screens; what the screens look like is up to their styles.
enum ScreensLayout {
  /// The rules, in which nothing comes from outside.
  static let css: StaticString = """
    .contents .page-card{grid-column:1/-1}
    .screens{max-width:1520px;margin:0 auto;padding:clamp(28px,5vw,64px) var(--gutter) 24px}
    .screens>header>p{max-width:44em;margin-top:12px}
    .screens>header ul{display:flex;flex-wrap:wrap;gap:4px 24px;margin-top:20px}
    .screens>header a{display:block;padding-block:6px}
    .screens .entry>p{max-width:52em;margin-top:4px}
    .screens .stages{grid-template-columns:minmax(0,390px) minmax(0,1fr);align-items:start}
    .screen{min-width:0;padding:1px;overflow-x:auto}
    .screen.regular>div{min-width:640px}
    .screen>figcaption{margin-bottom:8px;color:var(--pencil)}
    .screen>div{border-radius:14px;outline:1px solid var(--rule);overflow:hidden;print-color-adjust:exact;
      -webkit-print-color-adjust:exact}
    .screen.light>div{color-scheme:light}
    .screen.dark>div{color-scheme:dark}
    @media (max-width:960px){.screens .stages{grid-template-columns:minmax(0,1fr)}}
    @media print{
      .screens .entry>p{break-after:avoid}
      .screens .entry>p,.screen{break-inside:avoid}
    }

    """
}

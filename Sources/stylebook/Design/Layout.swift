/// Where things stand on the page; what text looks like is up to the text styles.
enum Layout {
  /// The rules, in which nothing comes from outside.
  static let css: StaticString = """
    *,*::before,*::after{box-sizing:border-box}
    html{background:var(--paper);scroll-behavior:smooth;-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{margin:0;--gutter:clamp(20px,4vw,56px)}
    h1,h2,h3,h4,p,ul,ol,dl,dd,figure,pre,table{margin:0;padding:0}
    ul,ol{list-style:none}
    a{color:var(--ink);text-decoration:none;text-underline-offset:.2em}
    a:hover{text-decoration:underline;text-decoration-color:var(--accent);text-decoration-thickness:2px}
    :focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:2px}
    h1,h2,h3,figcaption{text-wrap:balance}
    .skip{position:absolute;left:-999px;top:0;z-index:3;padding:12px 20px;
      background:var(--ink);color:var(--paper);font:600 15px system-ui,sans-serif}
    .skip:focus{left:0}

    .bar{display:flex;gap:24px;padding:12px var(--gutter);border-bottom:1px solid var(--rule);overflow:auto}
    .bar a{white-space:nowrap}
    .bar a[aria-current]{text-decoration:underline;text-decoration-color:var(--accent);
      text-decoration-thickness:2px;text-underline-offset:.4em}
    .cover,.colophon,.chapter{max-width:1520px;margin:0 auto;padding-inline:var(--gutter)}
    .cover{padding-block:clamp(40px,8vw,104px) 40px}
    .cover h1::before{content:"";display:block;width:56px;height:8px;margin-bottom:28px;background:var(--accent)}
    .cover>p:not(.glyphs){max-width:40em;margin-top:16px}
    .glyphs{display:flex;flex-wrap:wrap;gap:0 clamp(20px,3.2vw,52px);margin-block:clamp(28px,5vw,64px);
      padding-block:20px;border-block:1px solid var(--rule)}
    .contents{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));gap:20px}
    .card{display:grid;align-content:start;height:100%;padding:clamp(20px,2.6vw,32px);background:var(--surface);
      border:1px solid var(--rule);border-radius:14px}
    .card:hover{border-color:var(--ink);text-decoration:none}
    .letters{display:flex;flex-wrap:wrap;align-items:baseline;align-content:flex-start;gap:72px 12px;
      height:72px;margin-bottom:16px;overflow:hidden}
    .letters span{line-height:72px}

    .controls{display:flex;flex-wrap:wrap;align-items:center;gap:12px;margin-bottom:24px}

    .chapter{display:grid;grid-template-columns:184px minmax(0,1fr);gap:0 clamp(28px,4vw,64px);
      padding-block:clamp(48px,7vw,96px) 24px;scroll-margin-top:0}
    .entries>header>*+*{margin-top:12px}
    .part{padding-top:clamp(48px,6vw,88px);scroll-margin-top:8px}
    .part>p{margin-top:8px}
    .part>h2+.entry,.part>p+.entry{margin-top:40px}
    .index-parts{margin-top:12px;padding-top:12px;border-top:1px solid var(--rule)}
    .index{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding-block:12px 24px}
    .index a{display:flex;justify-content:space-between;gap:12px;padding-block:4px}
    .index-title{padding-bottom:10px!important;margin-bottom:8px;border-bottom:2px solid var(--ink)}

    .scale{margin-block:40px 72px;padding:clamp(20px,3vw,36px);background:var(--surface);
      border:1px solid var(--rule);border-radius:14px}
    .scale>h3{padding-bottom:12px}
    .scale li{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 24px;
      padding-block:10px;border-top:1px solid var(--rule)}
    .scale li:last-child{padding-bottom:0}
    .scale a{min-width:0;overflow-wrap:anywhere}

    .entry{padding-block:28px 72px;border-top:2px solid var(--ink);scroll-margin-top:8px}
    .figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(112px,1fr));gap:20px 24px;
      margin-block:20px 24px}
    .figures dd{display:grid;margin-top:2px}
    .panels{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));border-radius:14px;overflow:hidden;
      border:1px solid var(--rule)}
    .panel{padding:clamp(20px,2.6vw,36px);background:var(--surface);print-color-adjust:exact;
      -webkit-print-color-adjust:exact}
    .panel,.stage>div{color:var(--label)}
    .panel figcaption{margin-bottom:16px}
    .hero>small{display:none}
    .hero>p{background-image:repeating-linear-gradient(to bottom,
      color-mix(in srgb,currentColor 7%,transparent) 0 1lh,transparent 1lh 2lh)}
    .panel p{overflow-wrap:anywhere}
    :lang(ko) p{word-break:keep-all}
    .languages{display:grid;gap:20px 28px;margin-top:28px}
    .narrow{grid-template-columns:repeat(auto-fill,minmax(min(100%,168px),1fr))}
    .wide{grid-template-columns:repeat(auto-fill,minmax(min(100%,400px),1fr))}
    .language{min-width:0}
    .language small{display:block;margin-bottom:2px;color:var(--pencil);font:500 11px/18px system-ui,sans-serif}

    .details{display:grid;grid-template-columns:minmax(0,1.1fr) minmax(0,1fr) minmax(0,1fr);
      gap:24px clamp(20px,2.4vw,36px);margin-top:24px}
    .details h4{padding-bottom:8px}
    table{width:100%;border-collapse:collapse}
    th,td{padding:5px 0;border-top:1px solid var(--rule);text-align:start;vertical-align:baseline}
    th{font-weight:400;padding-inline-end:16px;white-space:nowrap}
    td{overflow-wrap:anywhere}
    .swatch{display:inline-block;width:14px;height:14px;margin-inline-end:5px;overflow:hidden;
      vertical-align:-2px;border-radius:4px;border:1px solid var(--pencil);background:var(--surface)}
    .swatch>span{display:block}
    .states{display:grid;grid-template-columns:repeat(auto-fill,minmax(108px,1fr));gap:28px 16px}
    .states:has(input),.states:has(span>span>span~span){
      grid-template-columns:repeat(auto-fill,minmax(min(100%,188px),1fr))}
    .states li{display:flex;flex-direction:column;justify-content:space-between;align-items:flex-start;gap:12px}
    .states small{color:var(--pencil);font:500 11px/16px system-ui,sans-serif}
    .sample{display:flex;flex-direction:column;align-items:flex-start;gap:12px;min-width:0;max-width:100%;
      padding:6px;margin:-6px}
    .sample input{width:188px;max-width:100%}
    details{margin-top:16px}
    summary{width:fit-content;padding-block:6px;cursor:pointer}
    details .panels{margin-top:8px}
    .boxes{display:grid;grid-template-columns:repeat(auto-fill,minmax(140px,1fr));gap:20px}
    .boxes li{display:grid;place-items:center;min-height:112px}
    .rows li{padding:14px 16px}
    .rows li:last-child{margin-top:20px}
    .entry>h3+.panels{margin-top:20px}
    .stages{display:grid;grid-template-columns:minmax(0,360px) minmax(0,1fr);gap:24px;margin-top:20px}
    .stage>div{border-radius:14px;outline:1px solid var(--rule);overflow:hidden}
    .stage figcaption{margin-bottom:8px}
    .stage.light figcaption,.stage.dark figcaption{color:inherit}
    .stage p{min-width:0}
    .stage [class*="__row"]>*{flex:0 1 auto;min-width:0}
    .stage [class*="__row"]>:first-child:not(:only-child,[data-state]){flex:1}
    .stage [class*="__row"]>input:only-child{flex:1}

    .source pre{padding:14px 16px;overflow:auto;background:var(--patch);border:1px solid var(--rule);
      border-radius:10px;white-space:pre-wrap;overflow-wrap:anywhere}

    .colophon{padding-block:32px 72px}
    .colophon p{max-width:52em;padding-top:20px;border-top:1px solid var(--rule)}

    @media (max-width:1080px){
      .details{grid-template-columns:repeat(2,minmax(0,1fr))}
      .attributes{grid-column:1/-1}
    }
    @media (max-width:860px){
      .chapter{grid-template-columns:minmax(0,1fr);padding-top:0}
      .index-parts{margin:0;padding:0;border:0}
      .index{z-index:2;display:flex;gap:20px;margin-inline:calc(var(--gutter)*-1);
        padding:10px var(--gutter);background:var(--paper);border-bottom:1px solid var(--rule);
        overflow:auto;scrollbar-width:none}
      .index ul{display:flex;gap:20px}
      .index a{white-space:nowrap;padding-block:6px}
      .index-title{margin:0;border:0;padding-bottom:6px!important}
      .index li span+span{display:none}
      .entries{padding-top:28px}
      .entry{scroll-margin-top:56px}
    }
    @media (max-width:600px){
      .cover h1,.entries h1{font-size:48px;line-height:52px}
      .stages{grid-template-columns:minmax(0,1fr)}
      .panels,.details{grid-template-columns:minmax(0,1fr)}
      .figures{grid-template-columns:repeat(3,minmax(0,1fr))}
    }
    @media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
    @media print{
      .index,.contents,.skip,.bar{display:none}
      .chapter{display:block;padding-block:24px}
      h1,h2,h3,h4,figcaption,.part>p{break-after:avoid}
      .entry:not(:has(.language,.screen)),.scale,.figures,.language,.stage,.states li,.source,tr,
      h1,h2,h3,h4,.part>p{break-inside:avoid}
      .source pre{white-space:pre-wrap}
    }

    """
}

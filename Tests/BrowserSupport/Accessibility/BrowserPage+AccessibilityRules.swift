extension BrowserPage {
  /// The rules of accessible pages that the page breaks, each with the element that does.
  ///
  /// The rules are those that checkers of pages have in common, written from WCAG 2.2 and ARIA 1.2, sections 5 and 6:
  /// names of controls, labels, identifiers, roles, their attributes and values, ranks of headings, contrast of texts,
  /// sizes of targets, headers of tables, lists, and the page's language and title. What can't be used needs no
  /// contrast (section 1.4.3).
  ///
  /// - Returns: The rules that are broken; none if the page is as it should be.
  /// - Throws: Why the browser doesn't say.
  package func brokenAccessibilityRules() throws(BrowserError) -> [String] {
    var broken = try evaluate(Self.rules, as: [String].self)
    let controls: Set = [
      "button", "checkbox", "combobox", "Date", "DateTime", "InputTime", "link", "listbox", "radio",
      "radiogroup", "spinbutton", "switch", "textbox", "progressbar", "DisclosureTriangle", "table",
    ]
    for node in try accessibilityTree().exposed where controls.contains(node.role) && node.name.isEmpty {
      broken.append("no name: \(node.role)")
    }
    return broken
  }

  private static let rules = #"""
    const broken = [];
    const report = (rule, element) => broken.push(rule + ': ' + element.outerHTML.slice(0, 160));
    const all = selector => [...document.querySelectorAll(selector)];
    if (!document.documentElement.lang) broken.push('no language');
    if (!document.title.trim()) broken.push('no title');
    const ids = new Map();
    for (const element of all('[id]')) {
      if (!element.id.trim() || /\s/.test(element.id)) report('identifier', element);
      if (ids.has(element.id)) report('duplicate identifier', element);
      ids.set(element.id, element);
    }
    for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'aria-errormessage', 'form']) {
      for (const element of all(`[${name}]`)) {
        const references = element.getAttribute(name).split(/\s+/).filter(Boolean);
        if (!references.length) report('empty ' + name, element);
        for (const reference of references) if (!ids.has(reference)) report('dangling ' + name, element);
      }
    }
    for (const label of all('label')) {
      if (!label.control) report('label of nothing', label);
      if (!label.textContent.trim()) report('empty label', label);
    }
    for (const control of all('input,select,textarea,progress')) {
      const labels = control.labels ? control.labels.length : 0;
      if (!labels && !control.hasAttribute('aria-label') && !control.hasAttribute('aria-labelledby')) report('no label', control);
      if (labels > 1) report('several labels', control);
    }
    const attributes = {
      'aria-busy': ['true', 'false'], 'aria-checked': ['true', 'false', 'mixed'], 'aria-current': ['true', 'false', 'page'],
      'aria-disabled': ['true', 'false'], 'aria-expanded': ['true', 'false'], 'aria-hidden': ['true', 'false'],
      'aria-invalid': ['true', 'false'], 'aria-orientation': ['horizontal', 'vertical'], 'aria-pressed': ['true', 'false', 'mixed'],
      'aria-readonly': ['true', 'false'], 'aria-required': ['true', 'false'], 'aria-selected': ['true', 'false'],
      'aria-label': null, 'aria-labelledby': null, 'aria-describedby': null, 'aria-description': null, 'aria-errormessage': null,
    };
    const roles = ['button', 'group', 'img', 'link', 'list', 'radiogroup', 'region', 'search', 'switch'];
    const allowed = {
      'aria-invalid': 'input:not([type=button]),select,textarea,[role=radiogroup]',
      'aria-errormessage': 'input,select,textarea,[role=radiogroup]', 'aria-required': 'input,select,textarea,[role=radiogroup]',
      'aria-pressed': 'button', 'aria-expanded': 'button,[role=button]', 'aria-orientation': 'hr',
    };
    for (const element of all('*')) {
      for (const {name, value} of element.attributes) {
        if (name.startsWith('aria-')) {
          if (!(name in attributes)) report('unknown ' + name, element);
          else if (attributes[name] && !attributes[name].includes(value)) report('value of ' + name, element);
          if (allowed[name] && !element.matches(allowed[name])) report('misplaced ' + name, element);
        }
        if (name === 'role' && !roles.includes(value)) report('unknown role', element);
        if (name === 'tabindex' && Number(value) > 0) report('positive tabindex', element);
      }
      if (element.matches('[aria-errormessage]:not([aria-invalid=true])')) report('message of what is right', element);
      if (element.matches('[aria-label],[aria-labelledby]') && element.matches(':is(span,div,p,label):not([role])')) report('name of nothing', element);
    }
    if (document.querySelector(':is(a,button,summary,label) :is(a,button,summary)')) broken.push('nested controls');
    for (const element of all('p :is(div,p,ul,ol,table),span :is(div,p,ul,ol,table),:is(button,label) :is(div,p,ul,ol)')) report('blocks in text', element);
    let level = 0;
    for (const heading of all('h1,h2,h3,h4,h5,h6')) {
      if (!heading.textContent.trim()) report('empty heading', heading);
      if (Number(heading.localName[1]) > level + 1) report('skipped heading', heading);
      level = Number(heading.localName[1]);
    }
    for (const list of all('ul,ol')) {
      if ([...list.children].some(item => item.localName !== 'li')) report('list with others than items', list);
    }
    for (const item of all('li')) if (!item.parentElement.matches('ul,ol')) report('item outside of lists', item);
    for (const summary of all('summary')) {
      if (summary.parentElement.localName !== 'details' || summary !== summary.parentElement.firstElementChild) report('summary', summary);
    }
    for (const table of all('table')) {
      if (!table.querySelector('th')) report('table without headers', table);
      if (table.caption && table.caption !== table.firstElementChild) report('caption', table);
      for (const header of table.querySelectorAll('th')) {
        if (!['col', 'row'].includes(header.scope) || !header.textContent.trim()) report('header', header);
      }
      const lengths = [...table.rows].map(row => [...row.cells].reduce((sum, cell) => sum + cell.colSpan, 0));
      if (new Set(lengths).size > 1) report('rows of different lengths', table);
    }
    for (const image of all('img:not([alt])')) report('no alternative', image);
    for (const element of all('[aria-hidden=true]')) {
      if (element.matches('a[href],button,input:not([tabindex="-1"])') || element.querySelector('a[href],button,input')) report('hidden control', element);
    }
    const shown = element => element.checkVisibility() && element.getClientRects().length;
    // Targets: 24 pixels in each direction, or within a text or a label of that size (WCAG 2.2, section 2.5.8).
    for (const element of all('button,input,select,textarea,summary,a[href]')) {
      if (!shown(element) || element.disabled) continue;
      const boxes = [element, ...(element.labels || [])].map(target => target.getBoundingClientRect());
      const isInline = element.localName === 'a' && /inline/.test(getComputedStyle(element).display);
      if (!isInline && !boxes.some(box => box.width >= 24 && box.height >= 24)) report('small target', element);
    }
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const parse = text => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      return [r, g, b, a / 255];
    };
    const over = (top, bottom) => [0, 1, 2].map(index => top[index] * top[3] + bottom[index] * (1 - top[3])).concat(1);
    const backs = new Map();
    const behind = element => {
      if (!element) return parse(getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'Canvas' : 'white');
      if (!backs.has(element)) {
        const color = parse(getComputedStyle(element).backgroundColor);
        backs.set(element, color[3] === 1 ? color : over(color, behind(element.parentElement)));
      }
      return backs.get(element);
    };
    const luminance = color => {
      const [r, g, b] = color.map(value => value / 255).map(value =>
        value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (first, second) => {
      const lights = [luminance(first), luminance(second)].sort((a, b) => b - a);
      return (lights[0] + 0.05) / (lights[1] + 0.05);
    };
    const cannotBeUsed = ':is(:disabled,[aria-disabled=true],label:has(:disabled)),:is(:disabled,[aria-disabled=true],label:has(:disabled)) *';
    for (const element of all('body *')) {
      const isField = element.matches('textarea,select,input:not([type=checkbox],[type=radio])') && element.value;
      const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
      if (!(isField || hasText) || !shown(element) || element.matches(cannotBeUsed)) continue;
      const style = getComputedStyle(element);
      const isLarge = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && style.fontWeight >= 700);
      const back = behind(element);
      const ratio = contrast(over(parse(style.color), back), back);
      if (ratio < (isLarge ? 3 : 4.5)) report('contrast of ' + ratio.toFixed(2), element);
    }
    // Boxes that show a state: 3 (WCAG 2.2, section 1.4.11), by their line or what fills them.
    for (const box of all('input:is([type=checkbox],[type=radio])')) {
      if (!shown(box) || box.matches(':disabled') || box.closest(':has(>:disabled)')) continue;
      const [style, around] = [getComputedStyle(box), behind(box.parentElement)];
      if (style.appearance !== 'none' || box.matches('[role=radiogroup] > label > input')) continue;
      const line = parseFloat(style.borderTopWidth) ? contrast(over(parse(style.borderTopColor), around), around) : 1;
      const fill = contrast(over(parse(style.backgroundColor), around), around);
      if (Math.max(line, fill) < 3 && !box.matches('[role=switch]')) report('contrast of a box', box);
    }
    return broken;
    """#
}

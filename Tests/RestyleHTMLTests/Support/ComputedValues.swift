/// What a browser computes for an element and for its parts that aren't elements.
enum ComputedValues {
  /// The functions `values`, a line for each property of an element and of its parts, and `digest`, a number that
  /// differs where a text does.
  ///
  /// The names are listed once: a computed style lists them anew for each that is read. Parts that aren't there have no
  /// values, since their style is computed anew for each, too.
  static let script = """
    const names = [...getComputedStyle(document.documentElement)].filter(name => !name.startsWith('--'));
    const isShown = (element, part, style) =>
      part == '::placeholder' ? element.matches('input, textarea')
        : part != '::before' && part != '::after' || !['none', 'normal'].includes(style.content);
    const values = (element, parts = [null, '::before', '::after', '::placeholder'], properties = names) =>
      parts.flatMap(part => {
        const style = getComputedStyle(element, part);
        if (!isShown(element, part, style)) return [];
        return properties.map(name => `${part ?? ''} ${name}:${style.getPropertyValue(name)}`);
      });
    const digest = text => {
      let sum = 0;
      for (let index = 0; index < text.length; index++) sum = Math.imul(sum, 31) + text.charCodeAt(index) | 0;
      return sum;
    };
    """
}

/**
 * Caches the results of `getComputedStyle` until the document changes. jsdom evaluates every style sheet at each call, and Testing Library
 * calls it for each element and its ancestors in every query by role: that took a sixth of the time of a page test.
 */
export function keepComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  let kept = new WeakMap<Element, CSSStyleDeclaration>();
  const changes = new MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  function forget() {
    kept = new WeakMap();
  }
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo !== undefined && pseudo !== null) return compute(element, pseudo);
    if (changes.takeRecords().length > 0) forget();
    // Changes outside the document are not observed.
    if (!element.isConnected || element.ownerDocument !== document || element.getRootNode() !== document) return compute(element);
    const style = kept.get(element) ?? compute(element);
    kept.set(element, style);
    return style;
  };
}

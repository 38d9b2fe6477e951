/** The colour roles of a chart. */
export const colorRoles = ['text', 'line', 'cross', 'rise', 'fall', 'flat', 'accent', 'first', 'second', 'third', 'surface'] as const;

export type ColorRole = (typeof colorRoles)[number];
export type Colors = Readonly<Record<ColorRole, string>>;

/** Reads the colours from elements that have them as `color`, in a notation that the charting library's canvas understands; null if no canvas is available. */
export function readColors(swatches: HTMLElement): Colors | null {
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  const read = (role: ColorRole): string => {
    const swatch = swatches.querySelector(`[data-ink="${role}"]`);
    if (!swatch) throw new Error(`The colour ${role} cannot be read`);
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = getComputedStyle(swatch).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, opacity = 0] = context.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue, opacity].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
  return {
    text: read('text'),
    line: read('line'),
    cross: read('cross'),
    rise: read('rise'),
    fall: read('fall'),
    flat: read('flat'),
    accent: read('accent'),
    first: read('first'),
    second: read('second'),
    third: read('third'),
    surface: read('surface'),
  };
}

/** Calls `changed` when the theme, the price colours or the system colours may have changed; returns a function that stops it. */
export function onColorsChanged(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { subtree: true, attributeFilter: ['data-theme', 'data-prices'] });
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

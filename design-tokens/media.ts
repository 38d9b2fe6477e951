import document from './breakpoint.tokens.json';

const { tablet, desktop, wide } = document.breakpoint;

/** Media queries for breakpoints and user preferences, usable in CSS and in `matchMedia`. */
export const media = {
  phone: `(width < ${tablet.$value.value}px)`,
  tablet: `(min-width: ${tablet.$value.value}px)`,
  desktop: `(min-width: ${desktop.$value.value}px)`,
  wide: `(min-width: ${wide.$value.value}px)`,
  pointer: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  prefersDark: '(prefers-color-scheme: dark)',
} as const;

import { prefetch } from './prefetch';
import { resolveLocale } from './resolveLocale';

// Imported before the rest of the entry: the first screen's page and texts load while the rest of the entry is evaluated.
export const locale = resolveLocale();
prefetch(location.pathname, locale);
// So does the web font: requested only after layout, it would cause a second layout. Until it arrives, the system font is used.
document.fonts.load('1em "Inter Variable"').catch(() => {});

import { prefetch } from './prefetch';
import { resolveLocale } from './resolveLocale';

// The first import of the entry: page and texts of the first screen are on their way while the rest of the entry is evaluated.
export const locale = resolveLocale();
prefetch(location.pathname, locale);
// So is the face of its letters: sent for once the page is laid out, it would have it laid out again. Without it the system's stands in.
document.fonts.load('1em "Inter Variable"').catch(() => {});

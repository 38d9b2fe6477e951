import { prefetch } from './prefetch';
import { resolveLocale } from './resolveLocale';

// The first import of the entry: page and texts of the first screen are on their way while the rest of the entry is evaluated.
export const locale = resolveLocale();
prefetch(location.pathname, locale);

import { textsOf } from '@/shared/i18n/files';
import { routeAt } from '@/shared/routing/derived';
import { shellNamespaces } from './namespaces';
import { fetchPage } from './pageFiles';
import { resolveLocale } from './resolveLocale';

// The first import of the entry: page and texts of the first screen are on their way while the rest of the entry is evaluated.
// Whoever shows them asks again, and says so where that fails.
export const locale = resolveLocale();
const route = routeAt(location.pathname);
for (const namespace of [...shellNamespaces, ...(route?.namespaces ?? [])]) textsOf(locale, namespace).catch(() => {});
if (route) fetchPage(route).catch(() => {});

import type { CoveredScreen } from './coverage';

/** Where a screen stands; the page for what is not found has no address of its own. */
export const screenAddress = ({ address, path }: CoveredScreen, locale: string): string => `/${locale}${path === '*' ? '/404' : address}`;

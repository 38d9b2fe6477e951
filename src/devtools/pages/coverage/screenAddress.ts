import type { CoveredScreen } from './coverage';

/** The address of a screen; the not-found page has none of its own. */
export const screenAddress = ({ address, path }: CoveredScreen, locale: string): string => `/${locale}${path === '*' ? '/404' : address}`;

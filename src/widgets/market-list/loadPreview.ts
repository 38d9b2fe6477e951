/** Loads the live market that stands beside a form; with its ranking it is no part of the list itself. */
export const loadMarketPreview = () => import('./MarketPreview');

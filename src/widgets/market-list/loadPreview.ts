/** Loads the live market preview shown beside a form; kept out of the list's bundle with its ranking. */
export const loadMarketPreview = () => import('./MarketPreview');

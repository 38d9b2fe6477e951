/** Maximum number of watchlists per user, of markets per watchlist, and of characters in its name (assumed: not shown). */
export const watchlistLimits = { lists: 20, markets: 200, name: 30 } as const;

/** How many watchlists somebody may have, how many markets one may hold, and how long its name may be (assumed: not shown). */
export const watchlistLimits = { lists: 20, markets: 200, name: 30 } as const;

/** Operations on a contract favourite. Source: specification, States, Favourite toggle. */
export const favouriteStatus = { add: 0, remove: 1 } as const;

/** Operations on a spot favourite (assumed: the words are not shown). */
export const favouriteOperations = ['add', 'delete'] as const;

/** Whether a lead trader can be copied; only `open` is shown. Source: specification, Favourites and user. */
export const traderStatus = { closed: 0, open: 1 } as const;

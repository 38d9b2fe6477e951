/** Stands in for date-fns in the library's comparators of dates: records are JSON and hold none. */
export const compareAsc = (left: Date, right: Date): number => Math.sign(left.getTime() - right.getTime());

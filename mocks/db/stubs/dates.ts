/** Replaces date-fns in the library's date comparators: records are JSON and contain no dates. */
export const compareAsc = (left: Date, right: Date): number => Math.sign(left.getTime() - right.getTime());

/** What dense screens take in place of a token's own value: one step less. */
export const denser = { 'control.regular': 'control.compact', 'control.touch': 'control.regular', 'text.body': 'text.dense' } as const;

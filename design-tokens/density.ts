/** Tokens that dense screens use instead of the regular ones: one size smaller. */
export const compactOverrides = {
  'control.regular': 'control.compact',
  'control.touch': 'control.regular',
  'text.body': 'text.dense',
} as const;

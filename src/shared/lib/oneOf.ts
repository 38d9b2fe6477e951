/** The choice that a text names, or the usual one where it names none of those on offer. */
export const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | null, fallback: Choice): Choice =>
  choices.find((choice) => choice === text) ?? fallback;

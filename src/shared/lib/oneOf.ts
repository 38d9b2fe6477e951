/** Returns the choice named by the text, or the fallback if it is none of the choices. */
export const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | null, fallback: Choice): Choice =>
  choices.find((choice) => choice === text) ?? fallback;

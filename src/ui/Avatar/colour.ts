const colours = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** One of the ten avatar colours, always the same for the same text. */
export function colourOf(text: string): (typeof colours)[number] {
  return colours[hash(text) % colours.length] ?? 0;
}

/** A small integer hash of a text (FNV-1a, 32 bits). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

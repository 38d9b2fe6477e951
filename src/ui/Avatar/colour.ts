/** The colours to choose from, as the web3 wallet numbers them. */
export const avatarColours = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** One of the ten avatar colours, always the same for the same text. */
export function colourOf(text: string): (typeof avatarColours)[number] {
  return avatarColours[hash(text) % avatarColours.length] ?? 0;
}

/** A small integer hash of a text (FNV-1a, 32 bits). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

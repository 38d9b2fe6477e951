/** A text file: flat keys, texts with `{{placeholders}}` and markup tags. */
export type Texts = Readonly<Record<string, string>>;

/** Makes the test language's file from the source language's: accents, brackets, two fifths longer; placeholders and markup tags stay as they are. */
export const pseudoTexts = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)]));

/** One text of the test language: `pseudo('Log in')` is `'[Ļôĝ îñ ···]'`. */
export function pseudo(text: string): string {
  if (text.trim() === '') return text;
  const pieces = text.split(kept);
  const spoken = pieces.filter((_, index) => index % 2 === 0).join('').length;
  const accented = pieces.map((piece, index) => (index % 2 === 0 ? Array.from(piece, accent).join('') : piece)).join('');
  return `[${accented} ${padding.repeat(Math.max(1, Math.ceil(spoken * lengthening)))}]`;
}

const lengthening = 0.4;
const padding = '·';
const kept = /(\{\{[^{}]*\}\}|<\/?[A-Za-z][\w-]*\s*\/?>)/;
const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accents = 'ÅßÇÐÉƑĜĤÎĴĶĻḾÑÔÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļḿñôþǫŕšţûṽŵẋýž';

function accent(letter: string): string {
  const at = plain.indexOf(letter);
  return at < 0 ? letter : accents.charAt(at);
}

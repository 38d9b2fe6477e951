import { pseudo } from '@locales/pseudo';

const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('abcdefghijklmnopqrstuvwxyz', (letter, index) => [letter, 'абцдефгхижклмнопярстувшщыз'[index] ?? letter]),
);

/** A sentence whose words a browser can break although no spaces separate them. */
const thai = 'การโอนเงินระหว่างบัญชีซื้อขายที่ยืนยันแล้วและพร้อมใช้งานในวันนี้';

/** Texts as long and as wide as in languages not yet translated, and in the test language. */
export const pseudoLanguages: Readonly<Record<string, (text: string) => string>> = {
  German: (text) =>
    text
      .replace(/(\p{L}{4,}) (\p{L}{4,})/u, (_, one: string, other: string) => one + other.toLowerCase())
      .replaceAll(/\p{L}{5,}/gu, '$&en'),
  Russian: (text) =>
    text.replaceAll(/[a-z]/gi, (letter) => {
      const lower = cyrillic[letter.toLowerCase()] ?? letter;
      return letter === letter.toLowerCase() ? lower : lower.toUpperCase();
    }),
  Thai: (text) => thai.repeat(Math.ceil(text.length / thai.length)).slice(0, text.length),
  Test: pseudo,
  English: (text) => text,
};

/** Whether a text would be translated; coin names, numbers, addresses, code and date placeholders (“yyyy”) would not. */
export const isTranslated = (text: string): boolean => /\p{Ll}{2}/u.test(text) && !/[@/\\]|\d{4}|^\S*\d\S*$|^([a-z])\1+$/.test(text);

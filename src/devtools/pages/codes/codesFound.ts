import type { ErrorCatalogue } from '@mocks/control';
import { hasWords } from '@/ui/words';

type Code = ErrorCatalogue['codes'][number];

/** The codes in which all words are found: first those that speak of them themselves, then those that calls of such a name answer. */
export function codesFound(codes: readonly Code[], words: string): readonly Code[] {
  const textOf = ({ name, code, meaning, message, how }: Code) => [name, String(code), meaning, message, how].join(' ');
  const speaks = (row: Code) => hasWords(textOf(row), words);
  const isAnswered = (row: Code) => !speaks(row) && hasWords([textOf(row), ...row.calls].join(' '), words);
  return [...codes.filter(speaks), ...codes.filter(isAnswered)];
}

import type { ErrorCatalogue } from '@mocks/control';
import { hasWords } from '@/ui/words';

type Code = ErrorCatalogue['codes'][number];

/** The codes in which all words are found: first those that speak of them themselves, then those that calls of such a name answer. */
export function codesFound(codes: readonly Code[], words: string): readonly Code[] {
  const speaks = ({ name, code, meaning, message, how }: Code) => hasWords([name, String(code), meaning, message, how].join(' '), words);
  const isAnswered = (row: Code) =>
    hasWords([row.name, String(row.code), row.meaning, row.message, row.how, ...row.calls].join(' '), words);
  return [...codes.filter(speaks), ...codes.filter((row) => !speaks(row) && isAnswered(row))];
}

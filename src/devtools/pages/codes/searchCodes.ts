import type { ErrorCatalogue } from '@mocks/control';
import { hasWords } from '@/ui/hasWords';

type Code = ErrorCatalogue['codes'][number];

/** The codes that match all words: first those that match themselves, then those matched by the names of their calls. */
export function searchCodes(codes: readonly Code[], words: string): readonly Code[] {
  const textOf = ({ name, code, meaning, message, how }: Code) => [name, String(code), meaning, message, how].join(' ');
  const isDirectMatch = (row: Code) => hasWords(textOf(row), words);
  const isCallMatch = (row: Code) => !isDirectMatch(row) && hasWords([textOf(row), ...row.calls].join(' '), words);
  return [...codes.filter(isDirectMatch), ...codes.filter(isCallMatch)];
}

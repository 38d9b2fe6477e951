import { chatLines } from './content/chatLines';
import { leadProfiles } from './content/leadProfiles';

/** The generated files of `fixtures/` by path, identical in every run. */
export const generatedFixtures = (): Readonly<Record<string, string>> => ({
  'fixtures/chatLines.json': written(chatLines()),
  'fixtures/leadProfiles.json': written(leadProfiles()),
});

const written = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

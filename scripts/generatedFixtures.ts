import { apiKeyLabels } from './content/apiKeyLabels';
import { chatLines } from './content/chatLines';
import { leadProfiles } from './content/leadProfiles';
import { legalNames } from './content/legalNames';
import { liveTitles } from './content/liveTitles';
import { web3Tokens } from './content/web3Tokens';

/** The generated files in `fixtures/` by path, identical in every run. */
export const generatedFixtures = (): Readonly<Record<string, string>> => ({
  'fixtures/apiKeyLabels.json': written(apiKeyLabels()),
  'fixtures/chatLines.json': written(chatLines()),
  'fixtures/leadProfiles.json': written(leadProfiles()),
  'fixtures/legalNames.json': written(legalNames()),
  'fixtures/liveTitles.json': written(liveTitles()),
  'fixtures/web3Tokens.json': written(web3Tokens()),
});

const written = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

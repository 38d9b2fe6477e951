import { leadProfiles } from './content/leadProfiles';

/** The generated files of `fixtures/` by path, identical in every run. */
export const generatedFixtures = (): Readonly<Record<string, string>> => ({
  'fixtures/leadProfiles.json': `${JSON.stringify(leadProfiles(), null, 2)}\n`,
});

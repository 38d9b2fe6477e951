import { Faker, en, ja, zh_CN, type LocaleDefinition } from '@faker-js/faker';

/** Number of distinct nicknames; consumers that need more append numbers. */
const nicknameCount = 160;

/** The generated files of `fixtures/` by path, identical in every run. */
export const generatedFixtures = (): Readonly<Record<string, string>> => ({
  'fixtures/nicknames.json': `${JSON.stringify(nicknames(), null, 2)}\n`,
});

/** Nicknames as users of an exchange choose them: mostly an account name or two words, some in Chinese or Japanese. */
function nicknames(): string[] {
  const [english, chinese, japanese] = [seeded(en), seeded(zh_CN), seeded(ja)];
  const styles = [
    () => english.internet.username(),
    () => `${capitalised(english.word.adjective())} ${capitalised(english.animal.type())}`,
    () => `${english.person.firstName()} ${english.science.chemicalElement().name}`,
    () => english.internet.username(),
    () => chinese.person.fullName(),
    () => `${capitalised(english.color.human())} ${english.person.lastName()}`,
    () => japanese.person.fullName(),
  ];
  const chosen = new Set<string>();
  while (chosen.size < nicknameCount) for (const style of styles) chosen.add(style());
  return [...chosen].slice(0, nicknameCount);
}

const seeded = (locale: LocaleDefinition): Faker => new Faker({ locale: [locale, en], seed: 7 });

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

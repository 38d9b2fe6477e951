import { Faker, de, en, es, ja, ru, zh_CN, type LocaleDefinition } from '@faker-js/faker';
import { leadPhrases, type LeadLanguage } from './leadPhrases';

/** The profile of a lead trader. */
export interface LeadProfile {
  readonly nickname: string;
  readonly introduction: string;
}

/** The number of profiles, each with a unique nickname. */
const profileCount = 600;

/** The maximum length of an introduction, as in the application for lead trading. */
const maxIntroduction = 300;

const locales: Readonly<Record<LeadLanguage, LocaleDefinition>> = { en, zh_CN, ja, es, de, ru };
/** The languages of twelve successive profiles; frequent languages are repeated. */
const languages: readonly LeadLanguage[] = ['en', 'zh_CN', 'en', 'es', 'en', 'ja', 'en', 'zh_CN', 'de', 'en', 'ru', 'en'];

/** Realistic profiles: account names, given names with an initial and names of a method, in several scripts, with introductions from none to a paragraph. */
export function leadProfiles(): LeadProfile[] {
  const fakers = new Map(languages.map((language) => [language, new Faker({ locale: [locales[language], en], seed: 7 })]));
  const profiles = new Map<string, LeadProfile>();
  for (let index = 0; profiles.size < profileCount; index += 1) {
    const language = languages[index % languages.length] ?? 'en';
    const faker = fakers.get(language);
    if (!faker) continue;
    const nickname = nicknameOf(faker, language);
    if (nickname.length <= 40 && !profiles.has(nickname))
      profiles.set(nickname, { nickname, introduction: introductionOf(faker, language) });
  }
  return [...profiles.values()];
}

function nicknameOf(faker: Faker, language: LeadLanguage): string {
  const { helpers, person, number } = faker;
  const initial = () => `${person.lastName().charAt(0)}.`;
  switch (language) {
    case 'zh_CN':
      return helpers.arrayElement([
        () =>
          `${person.lastName()}${helpers.arrayElement(['老师', '先生', '女士'])}${helpers.arrayElement(['谈趋势', '波段笔记', '合约日记', '看盘'])}`,
        () => `${helpers.arrayElement(['稳健', '长线', '量化', '顺势'])}${person.lastName()}${number.int({ min: 10, max: 99 })}`,
        () => person.fullName(),
      ])();
    case 'ja':
      return helpers.arrayElement([
        () => `${person.lastName()}${helpers.arrayElement(['の相場ノート', ' スイング', ' トレンド'])}`,
        () => person.fullName(),
      ])();
    case 'en':
    case 'es':
    case 'de':
    case 'ru':
      return helpers.arrayElement([
        () => `${person.firstName()} ${initial()}`,
        () => account(faker),
        () => `${helpers.arrayElement(places)} ${helpers.arrayElement(methods)}`,
        () => `${person.firstName()} ${initial()} ${helpers.arrayElement(methods)}`,
      ])();
  }
}

/** A lower-case user name without spaces. */
function account({ helpers, number, person }: Faker): string {
  const [first, last] = [person.firstName(), person.lastName()].map((name) => name.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));
  return helpers.arrayElement([
    `${first}.${last?.slice(0, 1)}${number.int({ min: 10, max: 99 })}`,
    `${first?.slice(0, 1)}_${last}`,
    `${first}${number.int({ min: 11, max: 99 })}`,
  ]);
}

const places = [
  'North Ridge',
  'Copper Bay',
  'Old Harbour',
  'Stone Bridge',
  'West Quay',
  'Cedar Hill',
  'Long Meadow',
  'Grey Lake',
  'Salt Marsh',
  'High Moor',
  'Birch Lane',
  'River Bend',
];
const methods = ['Swing', 'Trend', 'Macro', 'Breakout', 'Range', 'Momentum', 'Intraday', 'Systematic'];

/** One to four sentences; empty for one profile in eight. */
function introductionOf({ helpers, number }: Faker, language: LeadLanguage): string {
  const { approach, risk, service, space } = leadPhrases[language];
  const length = number.int({ min: 0, max: 7 });
  if (length === 0) return '';
  const sentences = [
    ...helpers.arrayElements(approach, length > 5 ? 2 : 1),
    ...(length > 1 ? helpers.arrayElements(risk, 1) : []),
    ...(length > 3 ? helpers.arrayElements(service, 1) : []),
  ];
  while (sentences.join(space).length > maxIntroduction) sentences.pop();
  return sentences.join(space);
}

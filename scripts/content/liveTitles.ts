import { Faker, en, zh_CN } from '@faker-js/faker';
import { livePhrases, type LivePhrases } from './livePhrases';

/** The number of titles per kind and language of rooms. */
const titleCount = 40;

/** The titles of live rooms by kind and language, without duplicates. */
export function liveTitles(): Record<string, Record<string, string[]>> {
  const faker = new Faker({ locale: [zh_CN, en], seed: 13 });
  return Object.fromEntries(
    Object.entries(livePhrases).map(([kind, languages]) => [
      kind,
      Object.fromEntries(Object.entries(languages).map(([language, phrases]) => [language, titlesOf(faker, phrases)])),
    ]),
  );
}

function titlesOf({ helpers }: Faker, { titles, coins, frames, topics }: LivePhrases): string[] {
  const unique = new Set<string>();
  while (unique.size < titleCount) {
    // A title with two words of a list uses different ones.
    const [coin, topic] = [helpers.shuffle([...coins]), helpers.shuffle([...topics])];
    const title = helpers.mustache(helpers.arrayElement(titles), {
      coin: () => coin.pop() ?? '',
      topic: () => topic.pop() ?? '',
      frame: () => helpers.arrayElement(frames),
    });
    unique.add(`${title.charAt(0).toUpperCase()}${title.slice(1)}`);
  }
  return [...unique];
}

import { Faker, en, zh_CN } from '@faker-js/faker';
import { chatPhrases, type ChatLanguage, type ChatPhrases } from './chatPhrases';

/** The number of different chat lines per language. */
const lineCount = 160;

/** The chat lines of live room viewers by language: no phrase occurs twice with the same words. */
export function chatLines(): Record<ChatLanguage, string[]> {
  return {
    en_US: linesOf(new Faker({ locale: en, seed: 11 }), chatPhrases.en_US),
    zh_CN: linesOf(new Faker({ locale: [zh_CN, en], seed: 11 }), chatPhrases.zh_CN),
  };
}

function linesOf({ helpers }: Faker, { phrases, ...words }: ChatPhrases): string[] {
  const plain = phrases.filter((phrase) => !phrase.includes('{{'));
  const templates = phrases.filter((phrase) => phrase.includes('{{'));
  const lines = new Set(plain);
  while (lines.size < lineCount)
    lines.add(
      helpers.mustache(helpers.arrayElement(templates), {
        coin: () => helpers.arrayElement(words.coins),
        frame: () => helpers.arrayElement(words.frames),
        tool: () => helpers.arrayElement(words.tools),
      }),
    );
  return helpers.shuffle([...lines]);
}

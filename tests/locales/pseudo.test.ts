import { describe, expect, test } from 'vitest';
import { pseudo, pseudoTexts } from '@locales/pseudo';
import { sourceLocale } from '@locales/registry';
import { namespacesOf, placeholdersOf, tagsOf, textsIn } from './texts';

test.each([
  ['Log in', '[Ļôĝ îñ ···]'],
  ['Transfer {{amount}} to <b>{{account}}</b>', '[Ţŕåñšƒéŕ {{amount}} ţô <b>{{account}}</b> ······]'],
  ['', ''],
  [' ', ' '],
  ['1', '[1 ·]'],
])('%j becomes %j', (text, expected) => {
  expect(pseudo(text)).toBe(expected);
});

describe.each(namespacesOf(sourceLocale))('%s in the test language', (namespace) => {
  const texts = Object.entries(textsIn(sourceLocale, namespace));
  const generated = pseudoTexts(Object.fromEntries(texts));

  test('has every key, with texts 40 % longer and in brackets', () => {
    for (const [key, text] of texts) {
      const generatedText = generated[key] ?? '';
      const translatableLength = text.replace(/\{\{[^{}]*\}\}|<[^>]*>/g, '').length;
      expect(generatedText).toMatch(/^\[.*\]$/su);
      expect(generatedText.length - text.length).toBeGreaterThanOrEqual(Math.ceil(translatableLength * 0.4));
    }
  });

  test('keeps placeholders and tags, and leaves no plain letter between them', () => {
    for (const [key, text] of texts) {
      const generatedText = generated[key] ?? '';
      expect([placeholdersOf(generatedText), tagsOf(generatedText)]).toEqual([placeholdersOf(text), tagsOf(text)]);
      expect(generatedText.replace(/\{\{[^{}]*\}\}|<[^>]*>/g, '')).not.toMatch(/[A-Za-z]/);
    }
  });
});

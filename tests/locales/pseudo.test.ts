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

  test('has every key, with texts two fifths longer and in brackets', () => {
    for (const [key, text] of texts) {
      const made = generated[key] ?? '';
      const spoken = text.replace(/\{\{[^{}]*\}\}|<[^>]*>/g, '').length;
      expect(made).toMatch(/^\[.*\]$/su);
      expect(made.length - text.length).toBeGreaterThanOrEqual(Math.ceil(spoken * 0.4));
    }
  });

  test('keeps placeholders and tags, and leaves no plain letter between them', () => {
    for (const [key, text] of texts) {
      const made = generated[key] ?? '';
      expect([placeholdersOf(made), tagsOf(made)]).toEqual([placeholdersOf(text), tagsOf(text)]);
      expect(made.replace(/\{\{[^{}]*\}\}|<[^>]*>/g, '')).not.toMatch(/[A-Za-z]/);
    }
  });
});

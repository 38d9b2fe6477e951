import { afterEach, expect, test } from 'vitest';
import { displayChoices } from '@mocks/control';
import { storageKeys } from '@/shared/lib';
import { pricePalettes, themes } from '@tokens/resolve';
import { displayOf } from './pageLink';

const root = document.documentElement;
afterEach(() => {
  for (const name of ['data-theme', 'data-theme-lock', 'data-prices']) root.removeAttribute(name);
});

test.each([
  [{ theme: 'light', prices: 'green-up' }, {}],
  [{ theme: 'dark', prices: 'green-up' }, { theme: 'dark' }],
  [{ theme: 'light', prices: 'red-up' }, { prices: 'red-up' }],
])('a page with the display options %j reports %j if the system theme is light', (shown, expected) => {
  Object.assign(root.dataset, shown);
  expect(JSON.parse(JSON.stringify(displayOf(window)))).toEqual(expected);
});

test('a page that is always dark does not report its theme', () => {
  root.dataset.theme = 'dark';
  root.toggleAttribute('data-theme-lock', true);
  expect(displayOf(window).theme).toBeUndefined();
});

test('an empty document that is still loading has no display options', () => {
  const loading = document.implementation.createHTMLDocument();
  loading.documentElement.remove();
  const view: Window = Object.create(window, { document: { value: loading } });
  expect(displayOf(view)).toEqual({});
});

test('a link can carry every theme and price palette, and the app accepts each of them', () => {
  expect(displayChoices).toEqual({ theme: themes, prices: pricePalettes });
  const { schema } = storageKeys.linkedDisplay;
  for (const theme of themes) for (const prices of pricePalettes) expect(schema.parse({ theme, prices })).toEqual({ theme, prices });
});

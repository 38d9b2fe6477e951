import { expect, test } from 'vitest';
import { createI18n } from './createI18n';
import { fillGaps } from './loadTexts';

const loaded = async (locale: Parameters<typeof createI18n>[0]['locale']) => {
  const i18n = createI18n({ locale, zone: 'UTC' });
  await i18n.loadNamespaces('common', 'routes');
  return i18n;
};

test('returns a text in the instance’s language', async () => {
  const [english, chinese] = await Promise.all([loaded('en_US'), loaded('zh_CN')]);
  expect(english.t('common.retry')).toBe('Try again');
  expect(chinese.t('common.retry')).toBe('重试');
});

test('selects the plural form and formats the number for the language', async () => {
  const { t } = await loaded('en_US');
  expect(t('common.results', { count: 1 })).toBe('1 result');
  expect(t('common.results', { count: 1234 })).toBe('1,234 results');
});

test.each([
  ['en_US', '76,357.4'],
  ['de_DE', '76.357,4'],
] as const)('formats a decimal string in %s if the text asks for an amount', async (locale, price) => {
  const i18n = createI18n({ locale });
  await i18n.loadNamespaces('contract');
  expect(i18n.t('contract.settled_long', { contract: 'BTCUSDT', price: '76357.4' })).toBe(`Long BTCUSDT was delivered at ${price}`);
});

test('a draft language falls back to the source language for missing texts', async () => {
  expect((await loaded('de_DE')).t('routes.market')).toBe('Market');
  const source = { all: 'All', clear: 'Clear', results_one: '{{count}} result', results_other: '{{count}} results' };
  expect(fillGaps('de_DE', { all: 'Alle' }, source)).toEqual({ ...source, all: 'Alle' });
});

test('a draft language has every plural form it needs', async () => {
  const source = { results_one: '{{count}} result', results_other: '{{count}} results' };
  expect(fillGaps('ru_RU', {}, source)).toEqual({ ...source, results_few: '{{count}} results', results_many: '{{count}} results' });
  expect((await loaded('ru_RU')).t('common.results', { count: 3 })).toBe('3 results');
});

test('generates the test language from the source', async () => {
  const { t } = await loaded('en_XA');
  expect(t('common.page', { number: 3 })).toMatch(/^\[Þåĝé 3 ·+\]$/);
});

test.each(['{{count}}', '$t(common.retry)', '<script>alert(1)</script>', '{{- constructor}}', '__proto__'])(
  'never interprets a value as a text: %s',
  async (value) => {
    const { t } = await loaded('en_US');
    expect(t('common.page', { number: value })).toBe(`Page ${value}`);
  },
);

test('instances do not share texts', async () => {
  await loaded('en_US');
  const fresh = createI18n({ locale: 'en_US' });
  expect(fresh.texts.hasResourceBundle('en_US', 'common')).toBe(false);
});

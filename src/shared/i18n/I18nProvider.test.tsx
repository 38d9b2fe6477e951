import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { Pagination } from '@/ui/Pagination/Pagination';
import { createI18n, type I18n } from './createI18n';
import { I18nProvider, useFormat, useLocale, useText } from './I18nProvider';
import { applyDocumentLanguage } from './locale';

function Sign() {
  const t = useText('routes');
  const format = useFormat();
  return <p>{[t('routes.market'), t('common.results', { count: 2 }), format.price('1234.5', 2), useLocale()].join(' · ')}</p>;
}

const tree = (i18n: I18n) => (
  <I18nProvider i18n={i18n}>
    <Suspense fallback={<i />}>
      <Sign />
    </Suspense>
  </I18nProvider>
);

test('two app instances on one page use their own languages and wait for their texts', async () => {
  const [english, chinese] = [createI18n({ locale: 'en_US', zone: 'UTC' }), createI18n({ locale: 'zh_CN', zone: 'UTC' })];
  const places = await act(async () => [english, chinese].map((i18n) => render(tree(i18n)).container));
  await act(async () => {
    await Promise.all([english, chinese].map((i18n) => i18n.loadNamespaces('common', 'routes')));
  });
  expect(places.map((place) => place.textContent)).toEqual(['Market · 2 results · 1,234.50 · en_US', '行情 · 2 条结果 · 1,234.50 · zh_CN']);
});

test('a component outside any `I18nProvider` throws an error that names it', () => {
  expect(() => render(<Sign />)).toThrow('I18nProvider');
});

test('sets the document’s language', () => {
  const element = document.createElement('html');
  applyDocumentLanguage(createI18n({ locale: 'zh_HK' }).language, element);
  expect([element.lang, element.dir, element.dataset.script]).toEqual(['zh-HK', 'ltr', 'hant']);
});

test('`ui` components use the language of their instance', async () => {
  const i18n = createI18n({ locale: 'zh_CN', zone: 'UTC' });
  await i18n.loadNamespaces('common');
  render(
    <I18nProvider i18n={i18n}>
      <Pagination label="页" page={2} count={2} onPage={() => {}} summary="2 / 2" />
    </I18nProvider>,
  );
  expect(screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['上一页', '第 1 页', '第 2 页', '下一页']);
});

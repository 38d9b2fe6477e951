import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { languages } from '@locales/registry';
import { leanLocale } from './leanLocale';

const page = `
let searches = 0;
let asked = 0;
const search = Intl.DateTimeFormat.supportedLocalesOf;
Intl.DateTimeFormat.supportedLocalesOf = (locales) => { searches += 1; return search(locales); };
const { Locale } = Intl;
Intl.Locale = class extends Locale { constructor(tag) { super(tag); asked += 1; } };
const { I18nProvider, useLocale } = await import('react-aria-components/I18nProvider');
Intl.DateTimeFormat.supportedLocalesOf = search;
const { createElement } = await import('react');
const { renderToStaticMarkup } = await import('react-dom/server.browser');
const Here = () => createElement('i', { dir: useLocale().direction }, useLocale().locale);
const said = (tree) => renderToStaticMarkup(tree);
const inTree = (locale) => said(createElement(I18nProvider, { locale }, createElement(Here)));
export default {
  searches,
  named: ['de-DE', 'ar-AE'].map(inTree),
  unnamed: said(createElement(Here)),
  offered: ${JSON.stringify(languages.map(({ bcp47 }) => bcp47))}.map(inTree),
  asked,
};
`;

async function built(plugins: Plugin[]): Promise<unknown> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: '/page.js', formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
    plugins: [
      { name: 'page', enforce: 'pre', resolveId: (id) => (id === '/page.js' ? id : null), load: (id) => (id === '/page.js' ? page : null) },
      plugins,
    ],
  });
  const [output] = Array.isArray(result) ? result : [];
  const [chunk] = output?.output ?? [];
  const code = chunk?.type === 'chunk' ? chunk.code : expect.fail('no chunk');
  const module: { default: unknown } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return module.default;
}

const named = ['<i dir="ltr">de-DE</i>', '<i dir="rtl">ar-AE</i>'];
const offered = languages.map(({ bcp47, direction }) => `<i dir="${direction}">${bcp47}</i>`);

test('a tree with a named language uses it and its direction, without asking the browser for either', async () => {
  expect(await built([])).toMatchObject({ searches: 1, asked: expect.toSatisfy((asked: number) => asked > 0), named, offered });
  expect(await built([leanLocale()])).toEqual({ searches: 0, asked: 0, named, offered, unnamed: '<i dir="ltr">en-US</i>' });
});

import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { leanLocale } from './leanLocale';

const page = `
let searches = 0;
const search = Intl.DateTimeFormat.supportedLocalesOf;
Intl.DateTimeFormat.supportedLocalesOf = (locales) => { searches += 1; return search(locales); };
const { I18nProvider, useLocale } = await import('react-aria-components/I18nProvider');
Intl.DateTimeFormat.supportedLocalesOf = search;
const { createElement } = await import('react');
const { renderToStaticMarkup } = await import('react-dom/server.browser');
const Here = () => createElement('i', { dir: useLocale().direction }, useLocale().locale);
const said = (tree) => renderToStaticMarkup(tree);
export default {
  searches,
  named: ['de-DE', 'ar-AE'].map((locale) => said(createElement(I18nProvider, { locale }, createElement(Here)))),
  unnamed: said(createElement(Here)),
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

test('a tree that names its language is in that language, and the browser’s is not searched for', async () => {
  expect(await built([])).toMatchObject({ searches: 1, named });
  expect(await built([leanLocale()])).toEqual({ searches: 0, named, unnamed: '<i dir="ltr">en-US</i>' });
});

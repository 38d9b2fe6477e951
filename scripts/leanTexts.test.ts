import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { leanTexts } from './leanTexts';

const page = `
import { createInstance } from 'i18next';
const texts = createInstance();
const formatter = { type: 'formatter', init() {}, add() {}, addCached() {}, format: (value) => '<' + value + '>' };
void texts.use(formatter).init({
  lng: 'en_US', load: 'currentOnly', fallbackLng: false, ns: [], defaultNS: false, nsSeparator: '.', keySeparator: false, initAsync: false,
  returnNull: false, resources: {}, interpolation: { escapeValue: false, alwaysFormat: true },
});
texts.addResourceBundle('en_US', 'common', { page: 'Page {{number}}', results_one: '{{count}} result', results_other: '{{count}} results' });
export default [
  texts.t('common.page', { number: 3 }),
  texts.t('common.page', { number: '$t(common.results)' }),
  texts.t('common.page'),
  texts.t('common.results', { count: 1 }),
  texts.t('common.results', { count: 2 }),
  texts.t('common.unknown'),
  texts.t('other.unknown'),
  texts.hasResourceBundle('en_US', 'common'),
  texts.hasResourceBundle('en_US', 'other'),
];
`;

async function built(plugins: Plugin[]) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry: '/page.js', formats: ['es'] } },
    plugins: [
      { name: 'page', enforce: 'pre', resolveId: (id) => (id === '/page.js' ? id : null), load: (id) => (id === '/page.js' ? page : null) },
      plugins,
    ],
  });
  const [output] = Array.isArray(result) ? result : [];
  const [chunk] = output?.output ?? [];
  const code = chunk?.type === 'chunk' ? chunk.code : expect.fail('no chunk');
  const module: { default: unknown } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return { said: module.default, bytes: gzipSync(code).length };
}

test('returns the same texts as the whole library, in five kilobytes less', async () => {
  const [whole, lean] = [await built([]), await built([leanTexts()])];
  expect(lean.said).toEqual(whole.said);
  expect(lean.said).toContain('<2> results');
  expect(whole.bytes - lean.bytes).toBeGreaterThan(5_000);
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { isLocale, languageOf, languages, offeredLanguages, pluralsOf, sourceLocale, testLocale } from '@locales/registry';
import { textFiles } from './texts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const specified = ['en_US', 'zh_CN', 'zh_HK', 'th_TH', 'fil_PH', 'es_ES', 'ja_JP', 'pt_PT', 'vi_VN', 'fr_FR', 'de_DE', 'ru_RU', 'it_IT'];

test('[R-I18N-01] the registry has a row for each language of the specification, in its order; others may be added', () => {
  expect(languages.map(({ code }) => code).filter((code) => specified.includes(code))).toEqual(specified);
});

test('[R-I18N-02] the test language is available in this build and absent from a live one', async () => {
  expect(isLocale(testLocale)).toBe(true);
  vi.resetModules();
  vi.stubEnv('VITE_MODE', 'live');
  const live = await import('@locales/registry');
  expect(live.languages.map(({ code }) => code)).toEqual(languages.map(({ code }) => code).filter((code) => code !== testLocale));
  expect([live.isLocale(testLocale), live.languageOf(testLocale).code]).toEqual([false, sourceLocale]);
});

test('users can choose from the complete languages, plus the test language if the build has it', async () => {
  const complete = languages.flatMap(({ code, status }) => (status === 'complete' && code !== testLocale ? [code] : []));
  expect(complete).toEqual(expect.arrayContaining(['en_US', 'zh_CN']));
  expect(offeredLanguages.map(({ code }) => code)).toEqual([...complete, testLocale]);
  vi.resetModules();
  vi.stubEnv('VITE_MODE', 'live');
  const live = await import('@locales/registry');
  expect(live.offeredLanguages.map(({ code }) => code)).toEqual(complete);
});

test('every folder of texts belongs to a registered language, and none to the generated one', () => {
  const folders = new Set(textFiles.map((path) => path.split('/')[1] ?? ''));
  expect([...folders].filter((folder) => !isLocale(folder) || folder === testLocale)).toEqual([]);
});

describe.each(languages.map((language) => [language.code, language] as const))('%s', (code, language) => {
  test('is spelled canonically and supported by Intl', () => {
    expect(Intl.getCanonicalLocales(language.bcp47)).toEqual([language.bcp47]);
    expect(language.bcp47).toBe(code.replace('_', '-'));
    expect(Intl.NumberFormat.supportedLocalesOf(language.bcp47)).toHaveLength(1);
  });

  test('has a unique native name and plural forms, and is found by its code', () => {
    expect(languages.filter(({ endonym }) => endonym === language.endonym)).toHaveLength(1);
    expect(pluralsOf(code)).toContain('other');
    expect(languageOf(code)).toBe(language);
  });
});

test.each(['', 'en', 'en-US', 'EN_US', 'xx_YY', '__proto__', 'constructor', '../en_US'])('%j is not a language code', (text) => {
  expect(isLocale(text)).toBe(false);
});

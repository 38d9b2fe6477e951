import type { Plugin } from 'vite';

const standIn = `const source = { locale: 'en-US', direction: 'ltr' };
export const getDefaultLocale = () => source;
export const useDefaultLocale = () => source;`;

/** The code in which react-aria asks the browser's Intl for the direction of a language, before it falls back to the language's name. */
const intlDirectionCode = /\n {4}if \(Intl\.Locale\) \{[\s\S]*?\n {4}\}(?=\n)/;

/**
 * Removes react-aria's detection of the browser's language, since every tree of the app names its own, and tells the direction by the
 * language's name, correct for languages with one script. Both created the first Intl objects of a page, before anything is shown. Saves 0.2
 * kB gzip and about 60 ms of CPU time (4x slower) on home's first load, plus up to 36 ms (in a profile) for the direction.
 */
export function leanLocale(): Plugin {
  return {
    name: 'lean-locale',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-aria\/dist\/private\/i18n\/(?:useDefaultLocale|utils)\.mjs$/ },
      handler(code, id) {
        if (id.endsWith('/useDefaultLocale.mjs')) return { code: standIn, map: null, moduleSideEffects: false };
        if (!intlDirectionCode.test(code))
          throw new Error('react-aria determines the direction of a language differently now: see scripts/leanLocale.ts.');
        return { code: code.replace(intlDirectionCode, ''), map: null, moduleSideEffects: false };
      },
    },
  };
}

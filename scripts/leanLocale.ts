import type { Plugin } from 'vite';

const standIn = `const source = { locale: 'en-US', direction: 'ltr' };
export const getDefaultLocale = () => source;
export const useDefaultLocale = () => source;`;

/** Where react-aria asks the browser's Intl for the direction of a language; after it stands the guess by the language's name. */
const askingIntl = /\n {4}if \(Intl\.Locale\) \{[\s\S]*?\n {4}\}(?=\n)/;

/**
 * Replaces react-aria's search for the browser's language: every tree of the app names its own. The direction of a language is told by its name,
 * which is right for every language written in one script. Both made the first Intl objects of a page, before anything is shown.
 * Saves 0.2 kB gzip and about 60 ms of CPU (4x slower) on home's first load, and as much as 36 ms (in a profile) for the direction.
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
        if (!askingIntl.test(code))
          throw new Error('How react-aria tells the direction of a language has changed: see scripts/leanLocale.ts.');
        return { code: code.replace(askingIntl, ''), map: null, moduleSideEffects: false };
      },
    },
  };
}

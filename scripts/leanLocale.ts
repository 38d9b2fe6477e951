import type { Plugin } from 'vite';

const standIn = `const source = { locale: 'en-US', direction: 'ltr' };
export const getDefaultLocale = () => source;
export const useDefaultLocale = () => source;`;

/**
 * Replaces react-aria's search for the browser's language: every tree of the app names its own, and the search makes the first Intl object, before anything is shown.
 * Saves 0.2 kB gzip and about 60 ms of CPU (4x slower) on home's first load.
 */
export function leanLocale(): Plugin {
  return {
    name: 'lean-locale',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/ },
      handler: () => ({ code: standIn, map: null, moduleSideEffects: false }),
    },
  };
}

import type { Plugin } from 'vite';

const waits = 'return promise.then(';
const late = 'return baseModule().catch(';
const settled = 'link.removeEventListener("error", handleSettle);';
const failed = /seen\[href\] = void 0;\s*throw err;/;

/**
 * Requests a lazy module together with its styles. Vite's own helper requests it in a later turn, once the styles have arrived: for the page
 * of the first screen that is after the whole entry has run. The module still resolves only once its styles have loaded. Styles that failed
 * to load are requested again on the next attempt; Vite's helper remembers them as requested, and mistakes the failed link for a loaded one.
 */
export function promptImports(): Plugin {
  return {
    name: 'prompt-imports',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (![waits, late, settled].every((part) => code.includes(part)) || !failed.test(code))
          throw new Error('The helper of lazy imports has changed: see scripts/promptImports.ts.');
        return {
          code: code
            .replace(waits, `const loaded = baseModule(); loaded.catch(() => {}); ${waits}`)
            .replace(late, 'return loaded.catch(')
            .replace(settled, `${settled} if (e.type === "error") link.remove();`)
            .replace(failed, 'delete seen[href]; throw err;'),
          map: null,
        };
      },
    },
  };
}

import type { Plugin } from 'vite';

const waits = 'return promise.then(';
const late = 'return baseModule().catch(';
const settled = 'link.removeEventListener("error", handleSettle);';
const failed = /seen\[href\] = void 0;\s*throw err;/;

/**
 * Sends for a lazy module when it is asked for, beside its styles. Vite's own helper sends for it in a later turn, once the styles are there:
 * for the page of the first screen that is after the whole entry has run. It is still handed out only when its styles are there.
 * Styles that could not be loaded are sent for again with the next try; the helper remembers them as sent for, and takes the link that failed for one that is there.
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

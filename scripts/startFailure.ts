import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { offeredLanguages } from '../locales/registry.ts';

/** Adds to the document the messages, in every offered language, that `public/boot.js` shows if the app's own code or texts could not be loaded. */
export function startFailure(): Plugin {
  return {
    name: 'start-failure',
    transformIndexHtml: () => [{ tag: 'template', attrs: { id: 'start-failure' }, children: notices(), injectTo: 'body' }],
  };
}

function notices(): string {
  return offeredLanguages
    .filter(({ isGenerated }) => !isGenerated)
    .map(({ code, bcp47 }) => {
      const texts: Readonly<Record<string, string>> = JSON.parse(
        readFileSync(new URL(`../locales/${code}/common.json`, import.meta.url), 'utf8'),
      );
      const text = (key: string) => escaped(texts[key] ?? '');
      return `<div data-locale="${code}" lang="${bcp47}" role="alert"><p data-failed>${text('errorLoad')}</p><p data-offline>${text('errorOffline')}</p><button type="button">${text('retry')}</button></div>`;
    })
    .join('');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

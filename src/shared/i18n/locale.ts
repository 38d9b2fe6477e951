import { createStore } from 'effector';
import { sourceLocale, type Language, type Locale } from '@locales/registry';

/** The scope's language, set once by `fork`: changing the language reloads the page. */
export const $locale = createStore<Locale>(sourceLocale);

/** Sets the document's language and direction. */
export function applyDocumentLanguage({ bcp47, direction, script }: Language, element: HTMLElement): void {
  element.lang = bcp47;
  element.dir = direction;
  element.dataset.script = script;
}

import { useSyncExternalStore } from 'react';
import { displayChoices, linkWithDisplay, type Display } from '@mocks/control';
import { media } from '@tokens/media';
import { isPanelWindow, pollPage, pageWindow } from './pageWindow';

/** The display options of a page that differ from the defaults: a theme other than the system's, or other price colours. A page that is always dark has no theme. */
export function displayOf(view: Window): Display {
  // Null while the page in the other window loads: its document is empty until then.
  const root = view.document.querySelector<HTMLElement>(':root');
  const system = view.matchMedia?.(media.prefersDark).matches ? 'dark' : 'light';
  const theme = displayChoices.theme.find((choice) => choice === root?.dataset.theme && choice !== system);
  const prices = displayChoices.prices.find((choice) => choice === root?.dataset.prices && choice !== displayChoices.prices[0]);
  return { theme: root?.hasAttribute('data-theme-lock') ? undefined : theme, prices };
}

const linkOf = (view: Window): string => linkWithDisplay(displayOf(view), view.location.href);

const attributes = { attributes: true, attributeFilter: ['data-theme', 'data-theme-lock', 'data-prices'] };

/** The URL of the controlled page including its display options; updates as either changes. */
export const usePageLink = (): string =>
  useSyncExternalStore(
    (changed) => {
      if (isPanelWindow()) return pollPage(changed);
      const observer = new MutationObserver(changed);
      observer.observe(document.documentElement, attributes);
      return () => observer.disconnect();
    },
    () => linkOf(pageWindow()),
  );

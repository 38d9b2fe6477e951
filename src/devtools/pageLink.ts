import { useSyncExternalStore } from 'react';
import { displayChoices, linkDrawn, type Display } from '@mocks/control';
import { media } from '@tokens/media';
import { isPanelWindow, lookAtPage, pageWindow } from './pageWindow';

/** How a page is drawn, as far as nobody else would see it so at first: not in the system's theme, or in other price colours. A page that is always dark says nothing of its theme. */
export function displayOf(view: Window): Display {
  // Null while the page of another window loads: its document is empty then.
  const root = view.document.querySelector<HTMLElement>(':root');
  const system = view.matchMedia?.(media.prefersDark).matches ? 'dark' : 'light';
  const theme = displayChoices.theme.find((choice) => choice === root?.dataset.theme && choice !== system);
  const prices = displayChoices.prices.find((choice) => choice === root?.dataset.prices && choice !== displayChoices.prices[0]);
  return { theme: root?.hasAttribute('data-theme-lock') ? undefined : theme, prices };
}

const linkOf = (view: Window): string => linkDrawn(displayOf(view), view.location.href);

const attributes = { attributes: true, attributeFilter: ['data-theme', 'data-theme-lock', 'data-prices'] };

/** The address of the page that the panel is about with how it is drawn, followed as both change. */
export const usePageLink = (): string =>
  useSyncExternalStore(
    (changed) => {
      if (isPanelWindow()) return lookAtPage(changed);
      const observer = new MutationObserver(changed);
      observer.observe(document.documentElement, attributes);
      return () => observer.disconnect();
    },
    () => linkOf(pageWindow()),
  );

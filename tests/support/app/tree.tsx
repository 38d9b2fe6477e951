import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { act, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { createI18n, I18nProvider, type Namespace } from '@/shared/i18n';
import type { Locale } from '@locales/registry';
import { appStopped } from '@/shared/lib';
import '@/app/models';
import { Announcer } from '@/ui/Announcer/Announcer';
import { createAnnouncer } from '@/ui/Announcer/announcer';
import { mount } from './mount';
import { openScope, settled, type ScopeOptions } from './scope';

export interface TreeOpening extends ScopeOptions {
  readonly locale?: Locale;
  /** An address without the language. */
  readonly at?: string;
  readonly namespaces?: readonly Namespace[];
}

/** Renders a part of the app with its own simulated exchange, for the length of one test. */
export async function openTree(part: ReactNode, { locale = 'en_US', at = '', namespaces = [], ...opening }: TreeOpening = {}) {
  const page = await openScope(opening);
  onTestFinished(() => void allSettled(appStopped, { scope: page.scope }));
  const i18n = createI18n({ locale, zone: 'UTC' });
  await i18n.loadNamespaces('common', 'routes', 'shell', ...namespaces);
  const announcer = createAnnouncer();
  const { place, press } = await act(async () =>
    mount(
      <Provider value={page.scope}>
        <I18nProvider i18n={i18n}>
          <Announcer announcer={announcer}>
            <MemoryRouter initialEntries={[`/${locale}${at}`]}>{part}</MemoryRouter>
          </Announcer>
        </I18nProvider>
      </Provider>,
    ),
  );
  /** Waits for pending responses and advances the app's clock by `ms`. */
  const arrive = (ms = 0) =>
    act(async () => {
      page.clock.advance(ms);
      await settled();
    });
  /** Presses a key on the focused element. */
  const key = (name: string) =>
    act(async () => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
      target.dispatchEvent(new KeyboardEvent('keyup', { key: name, bubbles: true }));
    });
  const texts = (selector: string) => [...place.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
  return { ...page, i18n, announcer, place, press, arrive, key, texts };
}

import { act } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { createI18n, I18nProvider } from '@/shared/i18n';
import type { Locale } from '@locales/registry';
import { $device, appStopped, type Device } from '@/shared/lib';
import '@/app/models';
import { routeAt, routes } from '@/shared/routing';
import { Announcer } from '@/ui/Announcer/Announcer';
import { createAnnouncer } from '@/ui/Announcer/announcer';
import { renderUi } from './renderUi';
import { openScope, type ScopeOptions, type TestScope } from './scope';

export interface RenderOptions extends ScopeOptions {
  readonly locale?: Locale;
  /** An address without the language. */
  readonly at?: string;
  readonly device?: Device;
  /** Prepares the page before anything is rendered, for example by intercepting calls. */
  readonly prepare?: (page: TestScope) => void | Promise<void>;
}

/** Renders a part of the app with its own simulated exchange, for the length of one test; resolves once all requests have finished. */
export async function renderApp(part: ReactNode, { locale = 'en_US', at = '', device, prepare, ...options }: RenderOptions = {}) {
  const page = await openScope(options);
  onTestFinished(() => void allSettled(appStopped, { scope: page.scope }));
  if (device) await allSettled($device, { scope: page.scope, params: device });
  await prepare?.(page);
  const i18n = createI18n({ locale, zone: 'UTC' });
  await i18n.loadNamespaces('common', 'routes', 'shell', ...((routeAt(`/${locale}${at}`) ?? routes.notFound).namespaces ?? []));
  const announcer = createAnnouncer();
  const view = await act(async () =>
    renderUi(
      <Provider value={page.scope}>
        <I18nProvider i18n={i18n}>
          <Announcer announcer={announcer}>
            <MemoryRouter initialEntries={[`/${locale}${at}`]}>
              <Suspense fallback={<i data-suspended />}>{part}</Suspense>
            </MemoryRouter>
          </Announcer>
        </I18nProvider>
      </Provider>,
    ),
  );
  /** Advances the app's clock by `ms` and waits for everything that follows. */
  const advance = async (ms = 0) => {
    await act(async () => {
      page.clock.advance(ms);
      await page.idle();
    });
    await act(() => vi.dynamicImportSettled()); // lazily loaded code takes as long as the bundler does
    while (view.container.querySelector('[data-suspended]')) await act(page.idle);
  };
  await advance();
  return { ...page, ...view, announcer, advance };
}

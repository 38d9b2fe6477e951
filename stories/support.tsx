import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { Suspense, use, useEffect, useState, type ComponentType, type PropsWithChildren, type ReactNode } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { isLocale, sourceLocale, type Locale } from '@locales/registry';
import { isPersonaId, type PersonaId } from '@fixtures/personas';
import { openInPage } from '@mocks/http/inPage';
import { isScenarioName, type ScenarioName } from '@mocks/scenarios';
import { App } from '@/app/App';
import { createApp } from '@/app/createApp';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { Toasts } from '@/app/Toasts';
import { noChannel, type Transport } from '@/shared/api';
import { I18nProvider } from '@/shared/i18n';
import { appStopped, clockOf, memoryStorage } from '@/shared/lib';
import type { RouteRow } from '@/shared/routing';
import { Announcer } from '@/ui/Announcer/Announcer';
import { useView } from '../.ladle/view';

/** Overrides the exchange's response: pending, offline, or an internal error. */
export type ResponseOverride = 'pending' | 'offline' | 'fault';

export interface AppStoryProps {
  /** The content; by default, the whole application at `at`. */
  readonly children?: ReactNode;
  readonly as?: PersonaId;
  readonly scenario?: ScenarioName;
  /** The address, without the language. */
  readonly at?: `/${string}`;
  /** Initial local storage, as left by earlier visits. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Response overrides by path. */
  readonly responses?: Readonly<Record<string, ResponseOverride>>;
  /** Overrides the language of the toolbar. */
  readonly locale?: Locale;
}

export interface PageStoryOptions extends Omit<AppStoryProps, 'children' | 'at'> {
  /** The query string of the address. */
  readonly search?: `?${string}`;
}

/** A story of a page at its route, viewed by a persona with the required access. */
export function pageStory({ path, example, access }: RouteRow, Page: ComponentType, { search, ...options }: PageStoryOptions = {}) {
  return () => (
    <AppStory as={viewers[access]} at={`/${(example ?? path).slice(1)}${search ?? ''}`} {...options}>
      <Page />
    </AppStory>
  );
}

const viewers: Readonly<Record<RouteRow['access'], PersonaId>> = { public: 'visitor', user: 'trader', web3: 'web3Wallet' };

/** The time at which every story starts by default, so that screenshots are reproducible. */
const storyTime = Date.UTC(2026, 0, 5, 8, 30);

/** Renders an app with its own simulated exchange: stories do not affect one another. */
export function AppStory(props: AppStoryProps) {
  const view = useView();
  const chosen = props.locale ?? view.language;
  const appProps: StoryAppProps = {
    ...props,
    locale: isLocale(chosen) ? chosen : sourceLocale,
    as: isPersonaId(view.persona) ? view.persona : props.as,
    scenario: isScenarioName(view.scenario) ? view.scenario : props.scenario,
    startedAt: Date.parse(view.clock) || storyTime,
  };
  return (
    <Suspense fallback={null}>
      <StoryApp key={`${appProps.locale} ${appProps.as} ${appProps.scenario} ${appProps.startedAt}`} {...appProps} />
    </Suspense>
  );
}

interface StoryAppProps extends AppStoryProps {
  readonly locale: Locale;
  /** The instant at which the exchange's clock starts. */
  readonly startedAt: number;
}

function StoryApp({ children, locale, startedAt, ...props }: StoryAppProps) {
  const [{ instance, opened, close }] = useState(() => openApp(props, locale, startedAt));
  useEffect(() => close, [close]);
  use(opened);
  if (!children) return <App app={instance} />;
  return (
    <Provider value={instance.scope}>
      <I18nProvider i18n={instance.i18n}>
        <Announcer announcer={instance.announcer}>
          <StoryRouter at={`/${locale}${props.at ?? ''}`}>{children}</StoryRouter>
          <Toasts toaster={instance.toasts} />
        </Announcer>
      </I18nProvider>
    </Provider>
  );
}

/** Renders part of the application at an address, as the app's router would; the error page catches errors. */
function StoryRouter({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <AriaNavigation>
        <ErrorBoundary path={at} search="">
          {children}
        </ErrorBoundary>
      </AriaNavigation>
    </MemoryRouter>
  );
}

function AriaNavigation({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  return <AriaRouterProvider navigate={(to) => void navigate(to)}>{children}</AriaRouterProvider>;
}

/** Open apps by their options: a component that suspends restarts and must find the same app again. */
const openApps = new Map<string, OpenApp>();

interface OpenApp {
  readonly instance: ReturnType<typeof createApp>;
  readonly opened: Promise<void>;
  readonly close: () => void;
}

function openApp(
  { as = 'visitor', scenario = 'calm', at = '/', stored = {}, responses = {} }: AppStoryProps,
  locale: Locale,
  startedAt: number,
): OpenApp {
  const key = JSON.stringify([as, scenario, at, stored, responses, locale, startedAt]);
  const existing = openApps.get(key);
  if (existing) return existing;
  const realStart = Date.now();
  const exchange = openInPage({ source: () => startedAt + Date.now() - realStart, startedAt, persona: as, scenario, seed: 'stories' });
  const instance = createApp({
    locale,
    clock: clockOf(exchange.now),
    transport: (request) => {
      const response = responses[new URL(request.url).pathname];
      return response ? transports[response](request) : exchange.transport(request);
    },
    origin: location.origin,
    modeBar: null,
    isolated: {
      Router: memoryRouter(`/${locale}${at === '/' ? '' : at}`),
      storage: memoryStorage(stored),
      channel: noChannel(),
      reload: () => {},
    },
  });
  const app = {
    instance,
    opened: instance.open(),
    close: () => {
      openApps.delete(key);
      void allSettled(appStopped, { scope: instance.scope });
    },
  };
  openApps.set(key, app);
  return app;
}

/** A router with its own history, starting at `at`. */
const memoryRouter = (at: string) =>
  function OwnRouter({ children }: PropsWithChildren) {
    return <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>;
  };

const transports: Readonly<Record<ResponseOverride, Transport>> = {
  pending: () => new Promise(() => {}),
  offline: () => Promise.reject(new TypeError('no connection')),
  fault: () => Promise.resolve(new Response('', { status: 500 })),
};

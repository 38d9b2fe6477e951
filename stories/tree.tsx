import { useLadleContext } from '@ladle/react';
import { Provider } from 'effector-react';
import { Suspense, use, useState, type ReactNode } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { isLocale, sourceLocale, type Locale } from '@locales/registry';
import type { PersonaId } from '@fixtures/personas';
import { openInPage } from '@mocks/http/inPage';
import type { ScenarioName } from '@mocks/scenarios';
import { App } from '@/app/App';
import { createApp } from '@/app/createApp';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { Toasts } from '@/app/Toasts';
import { noChannel, type Transport } from '@/shared/api';
import { I18nProvider } from '@/shared/i18n';
import { clockOf, memoryStorage } from '@/shared/lib';
import { Announcer } from '@/ui/Announcer/Announcer';

/** What may befall a call: no answer yet, no connection, a fault of the exchange. */
export type Mishap = 'waiting' | 'offline' | 'fault';

export interface StoryTreeProps {
  /** What is shown; without it the whole application is, at `at`. */
  readonly children?: ReactNode;
  readonly persona?: PersonaId;
  readonly scenario?: ScenarioName;
  /** An address without the language. */
  readonly at?: `/${string}`;
  /** What the browser has kept from earlier visits, by name. */
  readonly stored?: Readonly<Record<string, string>>;
  /** What befalls calls, by path. */
  readonly calls?: Readonly<Record<string, Mishap>>;
  /** A language other than the one chosen in the workbench. */
  readonly locale?: Locale;
}

/** The instant every story takes place at, so that two pictures of it are alike. */
const storyTime = Date.UTC(2026, 0, 5, 8, 30);

/** A tree of its own over a simulated exchange of its own: nothing a story does shows in another. */
export function StoryTree(props: StoryTreeProps) {
  const { globalState } = useLadleContext();
  const chosen = props.locale ?? String(globalState.control.locale?.value ?? sourceLocale);
  const locale = isLocale(chosen) ? chosen : sourceLocale;
  return (
    <Suspense fallback={null}>
      <Opened key={locale} {...props} locale={locale} />
    </Suspense>
  );
}

function Opened({ children, locale, ...props }: StoryTreeProps & { readonly locale: Locale }) {
  const [{ tree, opened }] = useState(() => grow(props, locale));
  use(opened);
  if (!children) return <App tree={tree} />;
  return (
    <Provider value={tree.scope}>
      <I18nProvider i18n={tree.i18n}>
        <Announcer announcer={tree.announcer}>
          <Placed at={`/${locale}${props.at ?? ''}`}>{children}</Placed>
          <Toasts toaster={tree.toasts} />
        </Announcer>
      </I18nProvider>
    </Provider>
  );
}

/** Gives a part of the application an address, as the router of the whole would; what throws is met by the error page. */
function Placed({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <Linked>
        <ErrorBoundary place={at}>{children}</ErrorBoundary>
      </Linked>
    </MemoryRouter>
  );
}

function Linked({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  return <AriaRouterProvider navigate={(to) => void navigate(to)}>{children}</AriaRouterProvider>;
}

/** Trees by what they were asked for: a suspended component begins anew and must find the same one. */
const grown = new Map<string, { tree: ReturnType<typeof createApp>; opened: Promise<void> }>();

function grow({ persona = 'visitor', scenario = 'calm', at = '/', stored = {}, calls = {} }: StoryTreeProps, locale: Locale) {
  const key = JSON.stringify([persona, scenario, at, stored, calls, locale]);
  const known = grown.get(key);
  if (known) return known;
  const began = Date.now();
  const own = openInPage({ source: () => storyTime + Date.now() - began, startedAt: storyTime, persona, scenario, seed: 'stories' });
  const tree = createApp({
    locale,
    clock: clockOf(own.now),
    transport: (request) => {
      const mishap = calls[new URL(request.url).pathname];
      return mishap ? mishaps[mishap](request) : own.transport(request);
    },
    origin: location.origin,
    modeBar: null,
    isolated: { at: `/${locale}${at === '/' ? '' : at}`, storage: memoryStorage(stored), channel: noChannel(), reload: () => {} },
  });
  const made = { tree, opened: tree.open() };
  grown.set(key, made);
  return made;
}

const mishaps: Readonly<Record<Mishap, Transport>> = {
  waiting: () => new Promise(() => {}),
  offline: () => Promise.reject(new TypeError('no connection')),
  fault: () => Promise.resolve(new Response('', { status: 500 })),
};

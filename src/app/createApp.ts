import { allSettled, createWatch, fork } from 'effector';
import type { ComponentType, PropsWithChildren } from 'react';
import { BrowserRouter, type NavigateFunction } from 'react-router-dom';
import type { Locale } from '@locales/registry';
import { $presumesVisitor } from '@/entities/session';
import { toastShown } from '@/entities/toasts';
import { $themeRoot } from '@/features/theme-switch';
import { $channel, $origin, $transport, type ChangeChannel, type Transport } from '@/shared/api';
import { $locale, createI18n } from '@/shared/i18n';
import { $clock, $storage, $tabStorage, startLazyModels, appStarted, appStopped, type Clock, type StorageAdapter } from '@/shared/lib';
import { $navigator, hrefsIn, routes } from '@/shared/routing';
import { createAnnouncer } from '@/ui/Announcer/announcer';
import { createToaster } from '@/ui/Toast/toasts';
import { $body } from '@/widgets/shell';
import { shellNamespaces } from './namespaces';
import type { AppRoutesProps } from './AppRoutes';
import type { ModeBarProps } from './ModeBar';
import { createPages } from './pages';

export interface AppOptions {
  readonly locale: Locale;
  readonly clock: Clock;
  readonly transport: Transport;
  /** Origin of API requests. */
  readonly origin: string;
  /** Null for no mode bar. */
  readonly modeBar: ModeBarProps | null;
  readonly workbench?: AppRoutesProps['workbench'];
  /** Whether a browser in which nobody was logged in is treated as a visitor's until the exchange has answered. */
  readonly presumesVisitor?: boolean;
  /** Separate history, storage and channel for an instance that shares its document with others; by default the instance uses the browser's. */
  readonly isolated?: {
    readonly Router: ComponentType<PropsWithChildren>;
    readonly storage: StorageAdapter;
    readonly channel: ChangeChannel;
    readonly reload: (to: string) => void;
  };
}

/** Creates an instance of the app; two instances share no state. */
export function createApp({ locale, clock, transport, origin, modeBar, workbench, presumesVisitor = false, isolated }: AppOptions) {
  const i18n = createI18n({ locale });
  const toasts = createToaster();
  const announcer = createAnnouncer();
  let navigate: NavigateFunction | null = null;
  // The first render may navigate before the router is mounted, such as from the login page to home when already logged in.
  const queued: ((router: NavigateFunction) => void)[] = [];
  const whenMounted = (step: (router: NavigateFunction) => void): void => {
    if (navigate) step(navigate);
    else queued.push(step);
  };
  const home = hrefsIn(locale)(routes.home);
  // The router numbers its entries in the browser's history; the entry before its first one does not belong to the app.
  const isFirst = () => !isolated && !history.state?.idx;
  const navigator = {
    go: (to: string, options: { readonly replace?: boolean } = {}) => whenMounted((router) => void router(to, options)),
    back: () => whenMounted((router) => void (isFirst() ? router(home, { replace: true }) : router(-1))),
    reload: isolated?.reload ?? ((to: string) => location.assign(to)),
  };
  const scope = fork({
    values: [
      [$locale, locale],
      [$clock, clock],
      [$transport, transport],
      [$origin, origin],
      [$navigator, navigator],
      [$presumesVisitor, presumesVisitor],
      [$storage, isolated?.storage ?? $storage.defaultState],
      [$tabStorage, isolated?.storage ?? $tabStorage.defaultState],
      [$channel, isolated?.channel ?? $channel.defaultState],
      // An instance that shares its document leaves the root element and the body unchanged.
      [$themeRoot, isolated ? null : $themeRoot.defaultState],
      [$body, isolated ? null : $body.defaultState],
    ],
  });
  createWatch({
    unit: toastShown,
    scope,
    fn: ({ tone, text, detail, place: target, durationMs }) => {
      const href = target?.href(hrefsIn(locale)) ?? null;
      const title = 'key' in text ? i18n.t(text.key, text.values) : text.server;
      toasts.show(
        {
          tone,
          title,
          ...(detail && { description: i18n.t(detail) }),
          ...(target && href !== null && { action: { label: i18n.t(target.titleKey), onPress: () => navigator.go(href) } }),
        },
        durationMs,
      );
    },
  });
  return {
    i18n,
    pages: createPages(i18n),
    scope,
    toasts,
    announcer,
    modeBar,
    workbench,
    Router: isolated?.Router ?? BrowserRouter,
    /** Receives the router's navigate function from the rendered tree. */
    onRouterReady: (router: NavigateFunction): void => {
      navigate = router;
      for (const step of queued.splice(0)) step(router);
    },
    /** Loads the shell's texts and starts the models. Resolves when the instance can be rendered. */
    open: async (): Promise<void> => {
      void allSettled(appStarted, { scope });
      // Models loaded later also start here, until the instance is stopped.
      createWatch({ unit: appStopped, scope, fn: startLazyModels(scope) });
      await i18n.loadNamespaces(...shellNamespaces);
    },
  };
}

export type AppInstance = ReturnType<typeof createApp>;

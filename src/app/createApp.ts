import { allSettled, createWatch, fork } from 'effector';
import type { NavigateFunction } from 'react-router-dom';
import type { Locale } from '@locales/registry';
import { toastShown } from '@/entities/toasts';
import { $themeRoot } from '@/features/theme-switch';
import { $channel, $origin, $transport, type ChangeChannel, type Transport } from '@/shared/api';
import { $locale, createI18n } from '@/shared/i18n';
import { $clock, $storage, appStarted, type Clock, type StorageAdapter } from '@/shared/lib';
import { $navigator } from '@/shared/routing';
import { createAnnouncer } from '@/ui/Announcer/announcer';
import { createToasts } from '@/ui/Toast/toasts';
import { $body } from '@/widgets/shell';
import './models';
import { shellNamespaces } from './namespaces';
import type { ModeBarProps } from './ModeBar';

export interface AppOptions {
  readonly locale: Locale;
  readonly clock: Clock;
  readonly transport: Transport;
  /** Origin that calls go to. */
  readonly origin: string;
  /** Null draws no mode bar. */
  readonly modeBar: ModeBarProps | null;
  /** What a tree that shares its page with others keeps to itself: its address, storage and channel. Without it the tree has the browser's. */
  readonly isolated?: {
    readonly at: string;
    readonly storage: StorageAdapter;
    readonly channel: ChangeChannel;
    readonly reload: (to: string) => void;
  };
}

/** Everything one tree of the application stands on; two trees share nothing. */
export function createApp({ locale, clock, transport, origin, modeBar, isolated }: AppOptions) {
  const i18n = createI18n({ locale });
  const toasts = createToasts();
  const announcer = createAnnouncer();
  let navigate: NavigateFunction = () => {};
  const navigator = {
    go: (to: string, options: { readonly replace?: boolean } = {}) => void navigate(to, options),
    back: () => void navigate(-1),
    reload: isolated?.reload ?? ((to: string) => location.assign(to)),
  };
  const scope = fork({
    values: [
      [$locale, locale],
      [$clock, clock],
      [$transport, transport],
      [$origin, origin],
      [$navigator, navigator],
      [$storage, isolated?.storage ?? $storage.defaultState],
      [$channel, isolated?.channel ?? $channel.defaultState],
      // A tree that shares its page leaves the page's own element and body as they are.
      [$themeRoot, isolated ? null : $themeRoot.defaultState],
      [$body, isolated ? null : $body.defaultState],
    ],
  });
  createWatch({
    unit: toastShown,
    scope,
    fn: ({ tone, text, durationMs }) =>
      toasts.show({ tone, title: 'key' in text ? i18n.t(text.key, text.values) : text.server }, durationMs),
  });
  return {
    i18n,
    scope,
    toasts,
    announcer,
    modeBar,
    /** Where a tree with an address of its own begins; null for the one that has the browser's. */
    at: isolated?.at ?? null,
    /** Takes the way to navigate from the drawn tree. */
    navigated: (way: NavigateFunction): void => {
      navigate = way;
    },
    /** Loads what the shell says, and lets the models begin. Resolves when the tree can be drawn. */
    open: async (): Promise<void> => {
      void allSettled(appStarted, { scope });
      await i18n.loadNamespaces(...shellNamespaces);
    },
  };
}

export type AppInstance = ReturnType<typeof createApp>;

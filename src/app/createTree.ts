import { allSettled, createWatch, fork } from 'effector';
import type { Locale } from '@locales/registry';
import { noticed } from '@/entities/notices';
import { $channel, $origin, $transport, type ChangeChannel, type Transport } from '@/shared/api';
import { $locale, createI18n } from '@/shared/i18n';
import { $clock, $storage, pageOpened, type Clock, type TextStorage } from '@/shared/lib';
import { $navigator } from '@/shared/routing';
import { createAnnouncer } from '@/ui/Announcer/announcer';
import { createToasts } from '@/ui/Toast/toasts';
import './models';
import { shellNamespaces } from './namespaces';
import type { RibbonProps } from './Ribbon';
import { createRouter } from './router';

export interface TreeOptions {
  readonly locale: Locale;
  readonly clock: Clock;
  readonly transport: Transport;
  /** Origin that calls go to. */
  readonly origin: string;
  /** Null draws no ribbon. */
  readonly ribbon: RibbonProps | null;
  /** What a tree that shares its page with others keeps to itself: its address, storage and channel. Without it the tree has the browser's. */
  readonly isolated?: {
    readonly at: string;
    readonly storage: TextStorage;
    readonly channel: ChangeChannel;
    readonly reload: (to: string) => void;
  };
}

/** Everything one tree of the application stands on; two trees share nothing. */
export function createTree({ locale, clock, transport, origin, ribbon, isolated }: TreeOptions) {
  const i18n = createI18n({ locale });
  const toasts = createToasts();
  const announcer = createAnnouncer();
  const router = createRouter(i18n, { ribbon, ...(isolated ? { at: isolated.at } : {}) });
  const navigator = {
    go: (to: string, options: { readonly replace?: boolean } = {}) => void router.navigate(to, options),
    back: () => void router.navigate(-1),
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
    ],
  });
  createWatch({
    unit: noticed,
    scope,
    fn: ({ tone, text, forMs }) => toasts.show({ tone, title: 'key' in text ? i18n.t(text.key, text.values) : text.server }, forMs),
  });
  return {
    i18n,
    scope,
    router,
    toasts,
    announcer,
    /** Loads what the shell says, and lets the models begin. Resolves when the tree can be drawn. */
    open: async (): Promise<void> => {
      void allSettled(pageOpened, { scope });
      await i18n.loadNamespaces(...shellNamespaces);
    },
  };
}

export type Tree = ReturnType<typeof createTree>;

import * as z from 'zod/mini';
import { isLocale, type Locale } from '@locales/registry';
import { CurrencySetting } from '@/contract/account';

/** A persisted value: its storage key and the schema it must match when read. */
export interface StorageRow<Value> {
  readonly name: string;
  readonly schema: z.ZodMiniType<Value>;
  /** Stored for one tab until it is closed, instead of for all tabs. */
  readonly isOfTab?: boolean;
}

/** The colours of rising and falling prices. */
const Prices = z.enum(['green-up', 'red-up', 'colour-blind']);

export const contractCode = z.string().check(z.regex(/^\w{1,40}$/));

/** The storage keys any page may need; the others are in `pageStorageKeys.ts`. Never a token, UID or balance. `public/boot.js` reads the theme and price colours by these keys. */
export const storageKeys = {
  theme: { name: 'ui.theme', schema: z.enum(['light', 'dark', 'system']) },
  prices: { name: 'ui.prices', schema: Prices },
  /** Display settings of a link to a simulated state, for the tab that opened it until the user changes them there; the settings for all pages stay unchanged. */
  linkedDisplay: {
    name: 'ui.linkedDisplay',
    schema: z.object({ theme: z.optional(z.enum(['light', 'dark'])), prices: z.optional(Prices) }),
    isOfTab: true,
  },
  language: { name: 'ui.language', schema: z.custom<Locale>((value) => typeof value === 'string' && isLocale(value)) },
  /** The IANA name of the display time zone; null for the device's. */
  timeZone: { name: 'ui.timeZone', schema: z.nullable(z.string().check(z.regex(/^[\w+-]{1,30}(?:\/[\w+-]{1,30}){0,2}$/))) },
  currency: { name: 'ui.currency', schema: z.string().check(z.regex(/^[A-Z]{3,5}$/)) },
  /** Whether a user was logged in when the tab last showed a page, so that a session that has ended since is reported. */
  wasLoggedIn: { name: 'ui.wasLoggedIn', schema: z.boolean(), isOfTab: true },
  /** The same for the whole browser, so that a page can be shown as a visitor's without waiting for the exchange. */
  hadUser: { name: 'ui.hadUser', schema: z.boolean() },
  /** The list of display currencies. Source: specification, the list of currencies comes from cached settings. */
  currencies: { name: 'ui.currencies', schema: lenientList(CurrencySetting, 200) },
  hideBalance: { name: 'ui.hideBalance', schema: z.boolean() },
  singleKeys: { name: 'ui.singleKeys', schema: z.boolean() },
  /** The key bindings of trade screens. */
  tradeKeys: { name: 'ui.tradeKeys', schema: z.string() },
  downloadBarDismissed: { name: 'ui.downloadBarDismissed', schema: z.boolean() },
  spotFavourites: { name: 'ui.spotFavourites', schema: lenientList(z.int(), 1000) },
  contractFavourites: { name: 'ui.contractFavourites', schema: lenientList(contractCode, 1000) },
  /** Changes of favourites that the exchange has not confirmed yet. */
  unsentSpotFavourites: { name: 'ui.unsentSpotFavourites', schema: unsent(z.object({ item: z.int(), isStarred: z.boolean() })) },
  unsentContractFavourites: {
    name: 'ui.unsentContractFavourites',
    schema: unsent(z.object({ item: contractCode, isStarred: z.boolean() })),
  },
  /** Messages marked as read that the exchange has not confirmed yet. */
  unsentReadMessages: { name: 'ui.unsentReadMessages', schema: unsent(z.int()) },
} as const satisfies Record<string, StorageRow<unknown>>;

/** Changes without a response from the exchange yet, with a hash of the user who made them. */
function unsent<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ owner: z.string(), changes: lenientList(item, 100) });
}

/** A list schema that drops invalid items instead of rejecting the list, so that items of another version do not invalidate the others. */
export function lenientList<Item extends z.ZodMiniType>(item: Item, max: number) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((items): z.output<Item>[] =>
      items
        .flatMap((candidate) => {
          const read = z.safeParse(item, candidate);
          return read.success ? [read.data] : [];
        })
        .slice(0, max),
    ),
  );
}

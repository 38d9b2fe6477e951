import * as z from 'zod/mini';
import { isLocale, type Locale } from '@locales/registry';
import { CurrencySetting } from '@/contract/account';

/** A persisted value: its storage key and the schema it must match when read. */
export interface StorageRow<Value> {
  readonly name: string;
  readonly schema: z.ZodMiniType<Value>;
  /** Kept for one tab until it is closed, not for all of them. */
  readonly isOfTab?: boolean;
}

/** The colours of rising and falling prices. */
const Prices = z.enum(['green-up', 'red-up', 'colour-blind']);

export const contractCode = z.string().check(z.regex(/^\w{1,40}$/));

/** The local storage keys of what every page may need; the others stand in `lateStorageKeys.ts`. Never a token, a UID or a balance. `public/boot.js` reads the theme and the price colours by these names. */
export const storageKeys = {
  theme: { name: 'ui.theme', schema: z.enum(['light', 'dark', 'system']) },
  prices: { name: 'ui.prices', schema: Prices },
  /** How a link to a state is drawn in the tab that opened it, until the reader chooses otherwise there; their choice for all pages stays as it is. */
  linkedDisplay: {
    name: 'ui.linkedDisplay',
    schema: z.object({ theme: z.optional(z.enum(['light', 'dark'])), prices: z.optional(Prices) }),
    isOfTab: true,
  },
  language: { name: 'ui.language', schema: z.custom<Locale>((value) => typeof value === 'string' && isLocale(value)) },
  /** The IANA name of the time zone that times are shown in; null for the device's. */
  timeZone: { name: 'ui.timeZone', schema: z.nullable(z.string().check(z.regex(/^[\w+-]{1,30}(?:\/[\w+-]{1,30}){0,2}$/))) },
  currency: { name: 'ui.currency', schema: z.string().check(z.regex(/^[A-Z]{3,5}$/)) },
  /** Whether somebody was logged in when the tab last showed a page, so that a session that has ended meanwhile is told. */
  wasLoggedIn: { name: 'ui.wasLoggedIn', schema: z.boolean(), isOfTab: true },
  /** The same for the browser, so that a page need not wait for the exchange to be a visitor's. */
  hadUser: { name: 'ui.hadUser', schema: z.boolean() },
  /** The list of display currencies. Source: specification, the list of currencies comes from cached settings. */
  currencies: { name: 'ui.currencies', schema: soundItems(CurrencySetting, 200) },
  hideBalance: { name: 'ui.hideBalance', schema: z.boolean() },
  singleKeys: { name: 'ui.singleKeys', schema: z.boolean() },
  /** The keys of trade screens. */
  tradeKeys: { name: 'ui.tradeKeys', schema: z.string() },
  downloadBarDismissed: { name: 'ui.downloadBarDismissed', schema: z.boolean() },
  spotFavourites: { name: 'ui.spotFavourites', schema: soundItems(z.int(), 1000) },
  contractFavourites: { name: 'ui.contractFavourites', schema: soundItems(contractCode, 1000) },
  /** Changes of favourites that the exchange has not confirmed yet. */
  unsentSpotFavourites: { name: 'ui.unsentSpotFavourites', schema: unsent(z.object({ item: z.int(), isStarred: z.boolean() })) },
  unsentContractFavourites: {
    name: 'ui.unsentContractFavourites',
    schema: unsent(z.object({ item: contractCode, isStarred: z.boolean() })),
  },
  /** Messages marked as read that the exchange has not confirmed yet. */
  unsentReadMessages: { name: 'ui.unsentReadMessages', schema: unsent(z.int()) },
} as const satisfies Record<string, StorageRow<unknown>>;

/** Changes that the exchange has not answered yet, with the mark of whoever made them. */
function unsent<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ owner: z.string(), changes: soundItems(item, 100) });
}

/** A list that drops invalid items instead of being rejected as a whole, so that items of another version do not cost the valid ones. */
export function soundItems<Item extends z.ZodMiniType>(item: Item, max: number) {
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

import * as z from 'zod/mini';
import { isLocale, type Locale } from '@locales/registry';
import { CurrencySetting } from '@/contract/account';

/** Maximum number of recent searches. Source: specification, States, Search popover. */
export const searchHistoryLength = 5;

const RecentSpot = z.object({
  traceId: z.int(),
  baseCurrency: z.string(),
  quoteCurrency: z.string(),
  webLogo: z.optional(z.string()),
  tradeArea: z.optional(z.int()),
});
const RecentSwap = z.object({ contractCode: z.string(), contractType: z.optional(z.string()), instType: z.optional(z.int()) });

/** An item of the recent searches: a spot pair by traceId or a contract by contractCode. Source: specification, Entities, Recent search item. */
export const RecentSearch = z.union([RecentSpot, RecentSwap]);
export type RecentSearch = z.output<typeof RecentSearch>;

/** Maximum number of recently viewed pairs and contracts. */
export const recentlyViewedLength = 8;

/** A persisted value: its storage key and the schema it must match when read. */
export interface StorageRow<Value> {
  readonly name: string;
  readonly schema: z.ZodMiniType<Value>;
  /** Kept for one tab until it is closed, not for all of them. */
  readonly isOfTab?: boolean;
}

/** Where the panels of a trade screen can stand. */
export const deskLayouts = ['classic', 'chartStart', 'wide'] as const;

/** The colours of rising and falling prices. */
const Prices = z.enum(['green-up', 'red-up', 'colour-blind']);

const text = z.optional(z.string());
const contractCode = z.string().check(z.regex(/^\w{1,40}$/));

/** All local storage keys. Never a token, a UID or a balance. `public/boot.js` reads the theme and the price colours by these names. */
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
  /** What this browser calls itself at a login, drawn at random. */
  deviceId: { name: 'ui.deviceId', schema: z.string().check(z.regex(/^[0-9a-f]{32}$/)) },
  /** The list of display currencies. Source: specification, the list of currencies comes from cached settings. */
  currencies: { name: 'ui.currencies', schema: soundItems(CurrencySetting, 200) },
  hideSmallBalances: { name: 'ui.hideSmallBalances', schema: z.boolean() },
  hideBalance: { name: 'ui.hideBalance', schema: z.boolean() },
  /** Whether the warning before a deposit is understood: coins sent on another network are lost. */
  depositWarning: { name: 'ui.depositWarning', schema: z.boolean() },
  singleKeys: { name: 'ui.singleKeys', schema: z.boolean() },
  /** The keys of trade screens. */
  tradeKeys: { name: 'ui.tradeKeys', schema: z.string() },
  downloadBarDismissed: { name: 'ui.downloadBarDismissed', schema: z.boolean() },
  /** How somebody likes a trade screen: whether orders are confirmed before they are sent and told by a sound once filled, where its panels stand and as what they were changed to, how its chart and its book are looked at and how often its trades are written, whether lists show its own pair only, by which kind of margin they trade, and which pairs and contracts were viewed last. */
  trade: {
    name: 'ui.trade',
    schema: z.object({
      asksFirst: z.boolean(),
      book: text,
      chart: text,
      hasSounds: z.optional(z.boolean()),
      layout: z.enum(deskLayouts),
      hidesOtherPairs: z.boolean(),
      marginMode: z.optional(z.enum(['cross', 'isolated'])),
      /** Updates of the trades, a second. */
      tape: z.optional(z.string()),
      panels: z.optional(z.object({ classic: text, chartStart: text, wide: text })),
      /** Newest first. */
      viewed: z.optional(soundItems(z.union([z.int(), contractCode]), recentlyViewedLength)),
    }),
  },
  searchHistory: { name: 'ui.searchHistory', schema: soundItems(RecentSearch, searchHistoryLength) },
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

export type StorageKey = keyof typeof storageKeys;
export type Stored<K extends StorageKey> = z.output<(typeof storageKeys)[K]['schema']>;

/** Changes that the exchange has not answered yet, with the mark of whoever made them. */
function unsent<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ owner: z.string(), changes: soundItems(item, 100) });
}

/** A list that drops invalid items instead of being rejected as a whole, so that items of another version do not cost the valid ones. */
function soundItems<Item extends z.ZodMiniType>(item: Item, max: number) {
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

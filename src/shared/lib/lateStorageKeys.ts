import * as z from 'zod/mini';
import { contractCode, soundItems, type storageKeys, type StorageRow } from './storageKeys';

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

/** Where the panels of a trade screen can stand. */
export const deskLayouts = ['classic', 'chartStart', 'wide'] as const;

const text = z.optional(z.string());

/** The local storage keys of single pages and panels, whose models are loaded with them. */
export const lateStorageKeys = {
  /** What this browser calls itself at a login, drawn at random. */
  deviceId: { name: 'ui.deviceId', schema: z.string().check(z.regex(/^[0-9a-f]{32}$/)) },
  hideSmallBalances: { name: 'ui.hideSmallBalances', schema: z.boolean() },
  /** Whether the warning before a deposit is understood: coins sent on another network are lost. */
  depositWarning: { name: 'ui.depositWarning', schema: z.boolean() },
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
} as const satisfies Record<string, StorageRow<unknown>>;

type Rows = typeof storageKeys & typeof lateStorageKeys;
/** The value that is kept under a storage key. */
export type Stored<K extends keyof Rows> = z.output<Rows[K]['schema']>;

import * as z from 'zod/mini';
import { contractCode, lenientList, type storageKeys, type StorageRow } from './storageKeys';

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

/** Layouts of the panels of a trade screen. */
export const deskLayouts = ['classic', 'chartStart', 'wide'] as const;

const text = z.optional(z.string());

/** The local storage keys of single pages and panels, whose models are loaded on demand. */
export const pageStorageKeys = {
  /** Random id of this browser, sent at login. */
  deviceId: { name: 'ui.deviceId', schema: z.string().check(z.regex(/^[0-9a-f]{32}$/)) },
  hideSmallBalances: { name: 'ui.hideSmallBalances', schema: z.boolean() },
  /** Whether the user acknowledged the deposit warning: coins sent on another network are lost. */
  depositWarning: { name: 'ui.depositWarning', schema: z.boolean() },
  /** Trade screen preferences: order confirmation and sounds, panel layout and its changes, chart, order book and trade list settings, pair filter, margin mode, and recently viewed pairs and contracts. */
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
      /** Updates of the trade list per second. */
      tape: z.optional(z.string()),
      panels: z.optional(z.object({ classic: text, chartStart: text, wide: text })),
      /** Newest first. */
      viewed: z.optional(lenientList(z.union([z.int(), contractCode]), recentlyViewedLength)),
    }),
  },
  searchHistory: { name: 'ui.searchHistory', schema: lenientList(RecentSearch, searchHistoryLength) },
} as const satisfies Record<string, StorageRow<unknown>>;

type Rows = typeof storageKeys & typeof pageStorageKeys;
/** The value stored under a key. */
export type Stored<K extends keyof Rows> = z.output<Rows[K]['schema']>;

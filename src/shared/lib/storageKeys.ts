import * as z from 'zod/mini';
import { isLocale, type Locale } from '@locales/registry';
import { CurrencySetting } from '@/contract/account';

/** How many searches are remembered. Source: specification, States, Search popover. */
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

/** One kept value: its name in the storage and what it must look like when read. */
export interface StorageRow<Value> {
  readonly name: string;
  readonly schema: z.ZodMiniType<Value>;
}

const contractCode = z.string().check(z.regex(/^\w{1,40}$/));

/** All keys of local storage. Never a token, a UID or a balance. `public/theme.js` reads the theme and the prices by these names. */
export const storageKeys = {
  theme: { name: 'ui.theme', schema: z.enum(['light', 'dark', 'system']) },
  prices: { name: 'ui.prices', schema: z.enum(['green-up', 'red-up', 'colour-blind']) },
  language: { name: 'ui.language', schema: z.custom<Locale>((value) => typeof value === 'string' && isLocale(value)) },
  currency: { name: 'ui.currency', schema: z.string().check(z.regex(/^[A-Z]{3,5}$/)) },
  /** The list one chooses from. Source: specification, the list of currencies comes from cached settings. */
  currencies: { name: 'ui.currencies', schema: soundItems(CurrencySetting, 200) },
  hideBalance: { name: 'ui.hideBalance', schema: z.boolean() },
  downloadBarDismissed: { name: 'ui.downloadBarDismissed', schema: z.boolean() },
  searchHistory: { name: 'ui.searchHistory', schema: soundItems(RecentSearch, searchHistoryLength) },
  spotFavourites: { name: 'ui.spotFavourites', schema: soundItems(z.int(), 1000) },
  contractFavourites: { name: 'ui.contractFavourites', schema: soundItems(contractCode, 1000) },
  /** Changes of favourites that the exchange has not answered yet. */
  unsentSpotFavourites: { name: 'ui.unsentSpotFavourites', schema: soundItems(z.object({ item: z.int(), isStarred: z.boolean() }), 100) },
  unsentContractFavourites: {
    name: 'ui.unsentContractFavourites',
    schema: soundItems(z.object({ item: contractCode, isStarred: z.boolean() }), 100),
  },
  /** Messages that were read and of which the exchange does not know yet. */
  unsentReadMessages: { name: 'ui.unsentReadMessages', schema: soundItems(z.int(), 100) },
} as const satisfies Record<string, StorageRow<unknown>>;

export type StorageKey = keyof typeof storageKeys;
export type Stored<K extends StorageKey> = z.output<(typeof storageKeys)[K]['schema']>;

/** A list that drops what does not fit instead of being refused as a whole, so that another version's items cost no more than themselves. */
function soundItems<Item extends z.ZodMiniType>(item: Item, most: number) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((items): z.output<Item>[] =>
      items
        .flatMap((candidate) => {
          const read = z.safeParse(item, candidate);
          return read.success ? [read.data] : [];
        })
        .slice(0, most),
    ),
  );
}

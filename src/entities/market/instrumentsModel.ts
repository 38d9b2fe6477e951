import { combine, createEvent, createStore, sample } from 'effector';
import type * as z from 'zod/mini';
import type { Endpoint, EndpointRow } from '@/contract/endpoint';
import { market } from '@/contract/market';
import { swap } from '@/contract/swap';
import { isPartial, query } from '@/shared/api';
import { fromContract, fromSpotPair, type Instrument, type MarketId, type ListedSide } from './instrument';
import { marketGates } from './quotesModel';

/** The instruments listed on one side of the market. */
export interface InstrumentList {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly list: readonly Instrument[];
  /** False if part of the response could not be read: an instrument missing from the list may still be listed. */
  readonly isComplete: boolean;
}

/** The lookup status of an instrument named by a URL. */
export type LookupStatus = 'ready' | 'loading' | 'failed' | 'unlisted';

/** The lookup status of an instrument in a list; also `failed` if it may be among the unreadable rows. */
export function lookupStatus({ status, list, isComplete }: InstrumentList, found: Instrument | null): LookupStatus {
  if (found) return 'ready';
  if (status === 'failed' || !isComplete) return 'failed';
  return list.length > 0 ? 'unlisted' : 'loading';
}

const none: Pick<InstrumentList, 'list' | 'isComplete'> = { list: [], isComplete: true };

/** Reloads the lists that failed or are incomplete. */
export const instrumentsRetried = createEvent();

/** The spot pairs. */
export const $pairs = instrumentQuery('spot', market.tradeSupport, fromSpotPair).$list;
const perpetual = instrumentQuery('contract', swap.perpetualList, fromContract).$list;
/** The delivery contracts, and the event that reloads them after a delivery. */
export const { $list: $deliveries, refetched: deliveriesRefetched } = instrumentQuery('contract', swap.deliveryList, fromContract);
/** The contracts of mock trading. */
export const $mockContracts = instrumentQuery('mock', swap.mockContracts, (contract) => fromContract(contract, 'mock')).$list;

/** The real contracts: perpetual ones first, then delivery contracts. */
export const $contracts = combine(perpetual, $deliveries, (first, second): InstrumentList => {
  if (first.status === 'failed' || second.status === 'failed') return { status: 'failed', ...none };
  const isReady = first.status === 'ready' && second.status === 'ready';
  if (!isReady) return { status: 'loading', ...none };
  return { status: 'ready', list: [...first.list, ...second.list], isComplete: first.isComplete && second.isComplete };
});

/** Every known contract, real or mock, by its code. */
export const $contractByCode = combine(
  $contracts,
  $mockContracts,
  (real, mock): ReadonlyMap<MarketId, Instrument> => new Map([...real.list, ...mock.list].map((contract) => [contract.id, contract])),
);

/** The USDT spot pair of each coin, by coin. */
export const $usdtPairs = $pairs.map(
  ({ list }): ReadonlyMap<string, Instrument> => new Map(list.filter(({ quote }) => quote === 'USDT').map((pair) => [pair.base, pair])),
);

/** Loads the list of a side once; a failed or incomplete list is reloaded on request, a failed one also when the next component mounts. */
function instrumentQuery<Row>(side: ListedSide, endpoint: Listing<Row>, toInstrument: (row: Row) => Instrument) {
  const { open } = marketGates[side];
  const $params = createStore<object | null>(null).on(open, (params) => params ?? {});
  const rows = query({ endpoint, $params, once: true, refetchOn: [open, instrumentsRetried] });
  const $listed = rows.$latest.map((list) => list && { list: list.map((row) => toInstrument(row)), isComplete: !isPartial(list) });
  const $list = combine($listed, rows.$error, (listed, error): InstrumentList =>
    listed ? { status: 'ready', ...listed } : { status: error ? 'failed' : 'loading', ...none },
  );
  sample({ clock: instrumentsRetried, source: $list, filter: ({ isComplete }) => !isComplete, fn: () => {}, target: rows.refetched });
  return { $list, refetched: rows.refetched };
}

/** An endpoint that returns a whole list and takes no parameters. */
type Listing<Row> = Endpoint<Omit<EndpointRow, 'params' | 'query' | 'body'> & { readonly data: z.ZodMiniType<Row[]> }>;

import { combine, createEvent, createStore, sample } from 'effector';
import type * as z from 'zod/mini';
import type { Endpoint, EndpointRow } from '@/contract/endpoint';
import { market } from '@/contract/market';
import { swap } from '@/contract/swap';
import { isPartial, query } from '@/shared/api';
import { ofContract, ofPair, type Instrument, type MarketId, type ListedSide } from './instrument';
import { marketGates } from './quotesModel';

/** What is listed on one side of the market. */
export interface InstrumentList {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly list: readonly Instrument[];
  /** False where some of the answer could not be read: what is not in the list may be listed all the same. */
  readonly isWhole: boolean;
}

/** What is known of an instrument that an address names. */
export type FoundStatus = 'ready' | 'loading' | 'failed' | 'unlisted';

/** What is known of an instrument that was sought in a list; `failed` also where it may be among what could not be read. */
export function foundStatus({ status, list, isWhole }: InstrumentList, found: Instrument | null): FoundStatus {
  if (found) return 'ready';
  if (status === 'failed' || !isWhole) return 'failed';
  return list.length > 0 ? 'unlisted' : 'loading';
}

const none: Pick<InstrumentList, 'list' | 'isWhole'> = { list: [], isWhole: true };

/** Asks again for the lists that could not be loaded. */
export const directoryRetried = createEvent();

/** The spot pairs. */
export const $pairs = instrumentQuery('spot', market.tradeSupport, ofPair).$list;
const perpetual = instrumentQuery('contract', swap.perpetualList, ofContract).$list;
/** The contracts with a delivery, and what asks for them again once one was delivered. */
export const { $list: $deliveries, refetched: deliveriesRefetched } = instrumentQuery('contract', swap.deliveryList, ofContract);
/** The contracts of mock trading. */
export const $mockContracts = instrumentQuery('mock', swap.mockContracts, (contract) => ofContract(contract, 'mock')).$list;

/** The contracts: perpetual ones, then those with a delivery. */
export const $contracts = combine(perpetual, $deliveries, (first, second): InstrumentList => {
  if (first.status === 'failed' || second.status === 'failed') return { status: 'failed', ...none };
  const isReady = first.status === 'ready' && second.status === 'ready';
  if (!isReady) return { status: 'loading', ...none };
  return { status: 'ready', list: [...first.list, ...second.list], isWhole: first.isWhole && second.isWhole };
});

/** Every contract that is known, real or of mock trading, by its code. */
export const $contractByCode = combine(
  $contracts,
  $mockContracts,
  (real, mock): ReadonlyMap<MarketId, Instrument> => new Map([...real.list, ...mock.list].map((contract) => [contract.id, contract])),
);

/** The spot pair of a coin against USDT, by the coin. */
export const $usdtPairs = $pairs.map(
  ({ list }): ReadonlyMap<string, Instrument> => new Map(list.filter(({ quote }) => quote === 'USDT').map((pair) => [pair.base, pair])),
);

/** Lists once what a side trades; a failure, or what could not be read, is asked for again by hand, a failure also by the next reader. */
function instrumentQuery<Row>(side: ListedSide, endpoint: Listing<Row>, read: (row: Row) => Instrument) {
  const { open } = marketGates[side];
  const $params = createStore<object | null>(null).on(open, (params) => params ?? {});
  const rows = query({ endpoint, $params, once: true, refetchOn: [open, directoryRetried] });
  const $listed = rows.$latest.map((list) => list && { list: list.map((row) => read(row)), isWhole: !isPartial(list) });
  const $list = combine($listed, rows.$error, (listed, error): InstrumentList =>
    listed ? { status: 'ready', ...listed } : { status: error ? 'failed' : 'loading', ...none },
  );
  sample({ clock: directoryRetried, source: $list, filter: ({ isWhole }) => !isWhole, fn: () => {}, target: rows.refetched });
  return { $list, refetched: rows.refetched };
}

/** A call that answers a whole list and is asked nothing. */
type Listing<Row> = Endpoint<Omit<EndpointRow, 'params' | 'query' | 'body'> & { readonly data: z.ZodMiniType<Row[]> }>;

import { combine, createEvent, createStore, sample, type Effect, type Store } from 'effector';
import { market } from '@/contract/market';
import { swap } from '@/contract/swap';
import { callFx, newestOf, type ApiError } from '@/shared/api';
import { ofContract, ofPair, type Instrument, type MarketSide } from './instrument';
import { readerOpened } from './quotesModel';

/** What is listed on one side of the market. */
export interface InstrumentList {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly list: readonly Instrument[];
}

/** Asks again for the lists that could not be loaded. */
export const directoryRetried = createEvent();

const loadPairsFx = callFx(market.tradeSupport);
const loadPerpetualFx = callFx(swap.perpetualList);
const loadDeliveryFx = callFx(swap.deliveryList);

const spot = directoryOf('spot', loadPairsFx, (pairs) => pairs.map(ofPair));
const perpetual = directoryOf('contract', loadPerpetualFx, (contracts) => contracts.map(ofContract));
const delivery = directoryOf('contract', loadDeliveryFx, (contracts) => contracts.map(ofContract));

/** The spot pairs. */
export const $pairs = spot;
/** The contracts: perpetual ones, then those with a delivery. */
export const $contracts = combine(perpetual, delivery, (first, second): InstrumentList => {
  if (first.status === 'failed' || second.status === 'failed') return { status: 'failed', list: [] };
  const isReady = first.status === 'ready' && second.status === 'ready';
  return isReady ? { status: 'ready', list: [...first.list, ...second.list] } : { status: 'loading', list: [] };
});

/** The spot pair of a coin against USDT, by the coin. */
export const $usdtPairs = $pairs.map(
  ({ list }): ReadonlyMap<string, Instrument> => new Map(list.filter(({ quote }) => quote === 'USDT').map((pair) => [pair.base, pair])),
);

function directoryOf<Out>(
  side: MarketSide,
  loadFx: Effect<object, Out, ApiError>,
  read: (answer: Out) => readonly Instrument[],
): Store<InstrumentList> {
  const $directory = createStore<InstrumentList>({ status: 'loading', list: [] })
    .on(newestOf(loadFx), (_, { result }) => ({ status: 'ready', list: read(result) }))
    .on(loadFx, (directory) => (directory.status === 'failed' ? { status: 'loading', list: [] } : directory))
    .on(loadFx.fail, (directory) => (directory.status === 'ready' ? directory : { status: 'failed', list: [] }));
  const asked = sample({ clock: readerOpened, filter: (opened) => opened === side });
  sample({
    clock: asked,
    source: { directory: $directory, isLoading: loadFx.pending },
    filter: ({ directory, isLoading }) => directory.status !== 'ready' && !isLoading,
    fn: () => ({}),
    target: loadFx,
  });
  sample({ clock: directoryRetried, source: $directory, filter: ({ status }) => status === 'failed', fn: () => ({}), target: loadFx });
  return $directory;
}

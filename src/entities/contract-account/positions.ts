import { createEvent, createStore, sample } from 'effector';
import { swap, type PastPosition, type Position } from '@/contract/swap';
import { callFx, query } from '@/shared/api';
import { eachOf } from '@/shared/lib';
import { $accountMode, contractAccountChanged, contractAccountLeft } from './gate';
import { movesOf } from './moves';
import { contractOrdersMoved } from './orders';

/** From one answer to the next request, in ms: the profit of positions moves with the market. How many ended ones are looked through. */
const positionInterval = 1_000;
const lookedThrough = 20;

const everyKind = { bizType: 'portal' } as const;

/** The open positions of the contract account. */
export const contractPositions = query({
  endpoint: swap.positionList,
  $params: $accountMode.map((mode) => (mode === null ? null : { params: everyKind, query: { mode } })),
  refetchOn: [contractAccountChanged, contractOrdersMoved],
  resetOn: contractAccountLeft,
  poll: { every: positionInterval },
});
const none: readonly Position[] = [];
export const $contractPositions = contractPositions.$latest.map((list): readonly Position[] => list ?? none);
/** How many there are; null until known. */
export const $contractPositionCount = contractPositions.$latest.map((list) => list && list.length);

/** A position came, changed its size or its margin, or ended. */
export const contractPositionsMoved = movesOf(
  contractPositions.done.map(({ data }) =>
    data.map(({ positionId, amount, updatedTime }) => `${positionId} ${amount} ${updatedTime}`).join(),
  ),
);

const $ids = createStore<{ readonly known: readonly string[]; readonly gone: readonly string[] }>({ known: [], gone: [] })
  .on(contractPositions.done, ({ known }, { data }) => {
    const ids = data.map(({ positionId }) => positionId);
    return { known: ids, gone: known.filter((id) => !ids.includes(id)) };
  })
  .reset(contractAccountLeft);
const historyFx = callFx(swap.positionHistory);
sample({
  clock: sample({ clock: $ids, filter: ({ gone }) => gone.length > 0 }),
  source: $accountMode,
  filter: (mode) => mode !== null,
  fn: (mode) => ({ params: everyKind, query: { mode: mode ?? undefined, pageNum: 1, pageSize: lookedThrough } }),
  target: historyFx,
});
/** Positions that have gone since the list before, until their ends are known. */
const $searched = createStore<readonly string[]>([])
  .on($ids, (searched, { gone }) => (gone.length === 0 ? searched : [...searched, ...gone]))
  .reset(contractAccountLeft);
const found = sample({
  clock: historyFx.doneData,
  source: $searched,
  fn: (searched, { list }) => list.filter(({ positionId }) => searched.includes(positionId)),
});
$searched.on(found, (searched, ended) => searched.filter((id) => !ended.some(({ positionId }) => positionId === id)));

/** A position has ended, and how: one event each. */
export const contractPositionEnded = createEvent<PastPosition>();
eachOf({ source: found, target: contractPositionEnded });

import { swap, type Position } from '@/contract/swap';
import { query } from '@/shared/api';
import { createEndedRecords } from '@/shared/api/createEndedRecords';
import { contentChanges } from '@/shared/lib/contentChanges';
import { $accountMode, contractAccountChanged, contractAccountClosed } from './gate';
import { contractOrdersUpdated } from './orders';

/** Interval between a response and the next request, in ms (profits move with the market), and the number of ended positions searched. */
const positionInterval = 1_000;
const endedSearchSize = 20;

const everyKind = { bizType: 'portal' } as const;

/** The open positions of the contract account. */
export const contractPositions = query({
  endpoint: swap.positionList,
  $params: $accountMode.map((mode) => (mode === null ? null : { params: everyKind, query: { mode } })),
  refetchOn: [contractAccountChanged, contractOrdersUpdated],
  resetOn: contractAccountClosed,
  poll: { every: positionInterval },
});
const none: readonly Position[] = [];
export const $contractPositions = contractPositions.$latest.map((list): readonly Position[] => list ?? none);
/** The number of open positions; null until known. */
export const $contractPositionCount = contractPositions.$latest.map((list) => list && list.length);

/** A position was opened, changed its size or margin, or ended. */
export const contractPositionsUpdated = contentChanges(
  contractPositions.done.map(({ data }) =>
    data.map(({ positionId, amount, updatedTime }) => `${positionId} ${amount} ${updatedTime}`).join(),
  ),
  contractAccountClosed,
);

/** A position ended; one event each, with the outcome. */
export const contractPositionEnded = createEndedRecords({
  listed: contractPositions.done.map(({ data }) => data.map(({ positionId }) => positionId)),
  endpoint: swap.positionHistory,
  $params: $accountMode.map((mode) =>
    mode === null ? null : { params: everyKind, query: { mode, pageNum: 1, pageSize: endedSearchSize } },
  ),
  recordsOf: ({ list }) => list,
  idOf: ({ positionId }) => positionId,
  resetOn: contractAccountClosed,
});

import { createEvent, merge, sample } from 'effector';
import type { Decimal } from '@/contract/decimal';
import { margin } from '@/contract/margin';
import { mutation } from '@/shared/api';

/** A loan of a coin in the account of a pair, or in cross margin if `tradeId` is null. */
export interface Loan {
  readonly tradeId: number | null;
  readonly coinId: number;
  readonly amount: Decimal;
}
/** A repayment; of the whole debt if the amount is undefined. */
export interface Repayment extends Omit<Loan, 'amount'> {
  readonly amount: Decimal | undefined;
}

export const borrowSubmitted = createEvent<Loan>();
export const repaySubmitted = createEvent<Repayment>();

const borrowCross = mutation({ endpoint: margin.crossBorrow, params: (body: Omit<Loan, 'tradeId'>) => ({ body }) });
const borrowIsolated = mutation({ endpoint: margin.isolatedBorrow, params: (body: Loan & { readonly tradeId: number }) => ({ body }) });
const repayCross = mutation({ endpoint: margin.crossRepay, params: (body: Omit<Repayment, 'tradeId'>) => ({ body }) });
const repayIsolated = mutation({ endpoint: margin.isolatedRepay, params: (body: Repayment & { readonly tradeId: number }) => ({ body }) });

sample({
  clock: borrowSubmitted.filterMap(({ tradeId, ...loan }) => (tradeId === null ? loan : undefined)),
  target: borrowCross.submitted,
});
sample({
  clock: borrowSubmitted.filterMap(({ tradeId, ...loan }) => (tradeId === null ? undefined : { tradeId, ...loan })),
  target: borrowIsolated.submitted,
});
sample({
  clock: repaySubmitted.filterMap(({ tradeId, ...repayment }) => (tradeId === null ? repayment : undefined)),
  target: repayCross.submitted,
});
sample({
  clock: repaySubmitted.filterMap(({ tradeId, ...repayment }) => (tradeId === null ? undefined : { tradeId, ...repayment })),
  target: repayIsolated.submitted,
});

export const borrowed = merge([borrowCross.done, borrowIsolated.done]).map(({ data }) => data);
export const repaid = merge([repayCross.done, repayIsolated.done]).map(({ data }) => data);
export const pendingLoans = [borrowCross, borrowIsolated, repayCross, repayIsolated].map(({ $isPending }) => $isPending);

/** Trades at the market what is needed to repay a pair's debt, and repays it. */
export const closePosition = mutation({
  endpoint: margin.isolatedClosePosition,
  params: ({ tradeId }: { readonly tradeId: number }) => ({ body: { tradeId } }),
});

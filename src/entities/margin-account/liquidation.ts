import { createStore, merge, sample } from 'effector';
import { margin, type LiquidationRecord } from '@/contract/margin';
import { isZero } from '@/contract/decimal';
import { userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { $marginAccount } from './account';
import { $requestedAccount, $crossParams, $isolatedParams } from './gate';

/** Whether the account has debt; null until known. */
const $hasDebt = $marginAccount.map((account) => (account === null || account.totalDebt === null ? null : !isZero(account.totalDebt)));
const $debtState = createStore<{ readonly hadDebt: boolean; readonly count: number }>({ hadDebt: false, count: 0 })
  .on($hasDebt, ({ hadDebt, count }, hasDebt) =>
    hasDebt === null ? { hadDebt, count } : { hadDebt: hasDebt, count: hadDebt && !hasDebt ? count + 1 : count },
  )
  .reset($requestedAccount);
/** The debt is gone: repaid, or the account was liquidated. */
const debtCleared = sample({ clock: $debtState.map(({ count }) => count), filter: (count) => count > 0, fn: () => {} });

const newest = { pageNum: 1, pageSize: 1 };
const live = { refetchOn: [debtCleared], resetOn: userChanged };
const crossRecords = query({
  endpoint: margin.crossLiquidationRecord,
  $params: $crossParams.map((params) => params && { query: newest }),
  ...live,
});
const pairRecords = query({
  endpoint: margin.isolatedLiquidationRecord,
  $params: $isolatedParams.map((params) => params && { query: { ...newest, ...params.query } }),
  ...live,
});

const $latestRecord = createStore<{ readonly newest: LiquidationRecord | null; readonly isNew: boolean } | null>(null)
  .on(merge([crossRecords.done, pairRecords.done]), (latest, { data: { list } }) => {
    const [record = null] = list;
    return { newest: record, isNew: latest !== null && record !== null && record.id !== latest.newest?.id };
  })
  .reset($requestedAccount, userChanged);

/** The account was liquidated while being watched. */
export const marginLiquidated = $latestRecord.updates.filterMap((latest) => (latest?.isNew && latest.newest ? latest.newest : undefined));

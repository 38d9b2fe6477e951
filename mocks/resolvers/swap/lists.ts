import type { BizType, TradeMode } from '@/contract/swap';

/** The filters that every list of a contract account takes. */
interface Filter {
  readonly mode: TradeMode;
  readonly bizType?: BizType | undefined;
  readonly contractCode?: string | undefined;
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** The kind of contracts that a list is of, by its path and its filter; undefined for both kinds. */
export const kindOf = (filter: BizType = 'portal', path: BizType = 'portal'): BizType | undefined =>
  [path, filter].find((bizType) => bizType !== 'portal');

/** Conditions of a list of somebody's records, all but its time. */
export const ownRecords = (owner: number, { mode, contractCode, bizType }: Filter, path?: BizType) => ({
  owner,
  mode,
  contractCode: contractCode?.toLowerCase(),
  bizType: kindOf(bizType, path),
});

/** The time that a list is of, both ends included. */
export const during = ({ startTime, endTime }: Filter) => ({ from: startTime, to: endTime });

export const pageOf = ({ pageNum, pageSize }: Filter) => ({ num: pageNum, size: pageSize });

/** Newest first; what is of one instant in the order of its ids. */
export const newest = <Time extends string, Id extends string>(time: Time, id: Id) =>
  [[time, 'desc'] as const, [id, 'desc'] as const] as const;

import type { BizType, TradeMode } from '@/contract/swap';

/** The filters that every list of a contract account accepts. */
interface Filter {
  readonly mode: TradeMode;
  readonly bizType?: BizType | undefined;
  readonly contractCode?: string | undefined;
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** The business type of a list by its path, else by its filter; undefined for all types. */
export const bizTypeOf = (filter: BizType = 'portal', path: BizType = 'portal'): BizType | undefined =>
  [path, filter].find((bizType) => bizType !== 'portal');

/** Conditions for a list of the user's records, without the time range. */
export const ownRecords = (owner: number, { mode, contractCode, bizType }: Filter, path?: BizType) => ({
  owner,
  mode,
  contractCode: contractCode?.toLowerCase(),
  bizType: bizTypeOf(bizType, path),
});

/** The time range of a list, both ends inclusive. */
export const timeRange = ({ startTime, endTime }: Filter) => ({ from: startTime, to: endTime });

export const pageOf = ({ pageNum, pageSize }: Filter) => ({ num: pageNum, size: pageSize });

/** Newest first; ties by descending id. */
export const newestFirstBy = <Time extends string, Id extends string>(time: Time, id: Id) =>
  [[time, 'desc'] as const, [id, 'desc'] as const] as const;

import type { MarginMode } from '@/contract/margin';
import {
  borrowRecords,
  CrossAssets,
  interestRecords,
  IsolatedLiquidations,
  IsolatedPositions,
  liquidationRecords,
  repayRecords,
  transferRecords,
} from '@/widgets/margin-records';
import type { RecordKind } from '@/widgets/record-page';
import { fills, orderHistory, planOrders, restingOrders } from '@/widgets/spot-records';
import { scopedToAccount, scopedToMode } from './scopedRecords';

const contentsOf = ({ cross, isolated }: Readonly<Record<MarginMode, RecordKind>>) =>
  scopedToMode({ cross: cross.Content, isolated: isolated.Content });

export const OpenOrders = scopedToAccount(restingOrders);
export const PlanOrders = scopedToAccount(planOrders);
export const OrderHistory = scopedToAccount(orderHistory);
export const Fills = scopedToAccount(fills);
export const Positions = scopedToMode({ cross: CrossAssets, isolated: IsolatedPositions });
export const Borrows = contentsOf(borrowRecords);
export const Repays = contentsOf(repayRecords);
export const Interests = contentsOf(interestRecords);
export const Transfers = contentsOf(transferRecords);
export const Liquidations = scopedToMode({ cross: liquidationRecords.cross.Content, isolated: IsolatedLiquidations });

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
import { ofAccount, ofMode } from './narrowed';

const contentsOf = ({ cross, isolated }: Readonly<Record<MarginMode, RecordKind>>) =>
  ofMode({ cross: cross.Content, isolated: isolated.Content });

export const OpenOrders = ofAccount(restingOrders);
export const PlanOrders = ofAccount(planOrders);
export const OrderHistory = ofAccount(orderHistory);
export const Fills = ofAccount(fills);
export const Positions = ofMode({ cross: CrossAssets, isolated: IsolatedPositions });
export const Borrows = contentsOf(borrowRecords);
export const Repays = contentsOf(repayRecords);
export const Interests = contentsOf(interestRecords);
export const Transfers = contentsOf(transferRecords);
export const Liquidations = ofMode({ cross: liquidationRecords.cross.Content, isolated: IsolatedLiquidations });

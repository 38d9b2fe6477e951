import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { marginMode, type MarginMode } from '@/contract/margin';
import { MarginAccountGate } from '@/entities/margin-account';
import { SpotAccountGate } from '@/entities/spot-account';
import {
  borrowRecords,
  CrossAssets,
  interestRecords,
  IsolatedPositions,
  LiquidationDialog,
  liquidationRecords,
  repayRecords,
  transferRecords,
} from '@/widgets/margin-records';
import type { RecordContentProps, RecordKind } from '@/widgets/record-page';
import { fills, orderHistory, planOrders, restingOrders } from '@/widgets/spot-records';

/** Orders of the margin account that the screen shows. */
const ofAccount = ({ Content }: RecordKind) =>
  function Orders({ scope, ...props }: RecordContentProps) {
    const { account } = useUnit(SpotAccountGate.state);
    const ofBoth = useMemo(() => ({ ...scope, account }), [scope, account]);
    return <Content {...props} scope={ofBoth} />;
  };

/** Records of the kind of margin that the screen shows; cross margin has no pairs to narrow them to. */
const ofMode = (contents: Readonly<Record<MarginMode, RecordKind['Content']>>) =>
  function Records({ scope, tools, ...props }: RecordContentProps) {
    const { mode } = useUnit(MarginAccountGate.state);
    const Content = contents[mode];
    return mode === marginMode.cross ? <Content {...props} /> : <Content {...props} scope={scope} tools={tools} />;
  };
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

const LiquidationList = contentsOf(liquidationRecords);

export function Liquidations(props: RecordContentProps) {
  return (
    <>
      <LiquidationList {...props} />
      <LiquidationDialog />
    </>
  );
}

import type { RecordContentProps } from '@/widgets/record-page';
import { LiquidationDialog } from './LiquidationDialog';
import { liquidationRecords } from './liquidations';

const { Content } = liquidationRecords.isolated;

/** Liquidations of isolated accounts; the steps of each are shown on request. */
export function IsolatedLiquidations(props: RecordContentProps) {
  return (
    <>
      <Content {...props} />
      <LiquidationDialog />
    </>
  );
}

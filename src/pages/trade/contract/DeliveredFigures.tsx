import { useUnit } from 'effector-react';
import type { Instrument } from '@/entities/market';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { TickerStat } from '@/widgets/trade-desk';
import { settlement, SettlementGate } from './settlementModel';

export interface DeliveredFiguresProps {
  readonly contract: Pick<Instrument, 'id' | 'decimals'>;
  /** Delivery time, in ms. */
  readonly expiry: number;
}

/** Settlement price and date of a delivered contract, instead of mark and index price. */
export function DeliveredFigures({ contract: { id, decimals }, expiry }: DeliveredFiguresProps) {
  useGate(SettlementGate, { contractCode: String(id) });
  const settled = useUnit(settlement.$data);
  const t = useText('contract', 'contractMore');
  const format = useFormat();
  return (
    <>
      <TickerStat name={t('contractMore.settlementPrice')}>{format.price(settled?.price, decimals)}</TickerStat>
      <TickerStat name={t('contract.end_settled')}>{format.date(settled?.settledTime ?? expiry)}</TickerStat>
    </>
  );
}

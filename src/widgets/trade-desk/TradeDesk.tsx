import { useUnit } from 'effector-react';
import { LazyBalancesWatch } from '@/entities/assets';
import { LiveMarket } from '@/entities/market';
import { PairGate } from '@/entities/pair-feed';
import { ViewedGate } from '@/entities/trade-preferences';
import { $device } from '@/shared/lib';
import { useGate } from '@/shared/lib/gate';
import { PhoneDesk } from './PhoneDesk';
import type { DeskPartProps, DeskProduct } from './product';
import { TitlePrice } from './TitlePrice';
import { WideDesk } from './WideDesk';

export interface TradeDeskProps extends DeskPartProps {
  readonly product: DeskProduct;
}

/** The trade screen of any product: everything on one screen, panels side by side, as tabs on a phone. */
export function TradeDesk({ product, pair }: TradeDeskProps) {
  useGate(PairGate, { id: pair?.id ?? null });
  useGate(ViewedGate, { id: pair?.id ?? null });
  const device = useUnit($device);
  return (
    <LiveMarket side={product.market}>
      <LazyBalancesWatch />
      <TitlePrice pair={pair} />
      {device === 'phone' ? (
        <PhoneDesk product={product} pair={pair} />
      ) : (
        <WideDesk product={product} pair={pair} isArranged={device === 'desktop'} />
      )}
    </LiveMarket>
  );
}

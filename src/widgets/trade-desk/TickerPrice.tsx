import { useUnit } from 'effector-react';
import { lastOf } from '@/entities/market';
import { $marketData } from '@/entities/pair-feed';
import { useFormat } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import type { DeskPartProps } from './product';
import { fiatValue, longPrice, price } from './TickerBar.css';
import { useDayStats } from './useDayStats';
import { useFiat } from './useFiat';

/** The maximum number of price decimals that fit beside a pair's name on a phone. */
const maxDecimals = 6;

/** The last price of a pair, coloured by the direction of its newest trade, with its value in the display currency. */
export function TickerPrice({ pair }: DeskPartProps) {
  const format = useFormat();
  const last = useDayStats(pair)?.last;
  const fiat = useFiat();
  const marketData = useUnit($marketData);
  // In US dollars, the price of a USDT market would be shown twice.
  const isFiatRedundant = pair?.quote === 'USDT' && fiat('1', pair.quote) === '';
  const trend = pair ? (lastOf(marketData.get(pair.id)?.trades ?? [])?.trend ?? 'flat') : 'flat';
  const decimals = pair?.decimals ?? 2;
  return (
    <div className={decimals > maxDecimals ? longPrice : price}>
      <Amount
        value={format.parts.price(last, decimals)}
        size="title"
        weight="semibold"
        tone={trend === 'flat' ? 'plain' : trend}
        isMinorFaint={false}
      />
      {!isFiatRedundant && <span className={fiatValue}>{last && pair && fiat(last, pair.quote)}</span>}
    </div>
  );
}

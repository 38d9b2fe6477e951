import { useUnit } from 'effector-react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Instrument } from '@/entities/market';
import { useFormat, useText } from '@/shared/i18n';
import { Icon } from '@/ui/Icon/Icon';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Text } from '@/ui/Text/Text';
import { $tape, tapeLength } from './marketModel';
import { tape, tapeHead, tapeRow } from './tape.css';

export interface TapeProps {
  /** Null while loading. */
  readonly instrument: Instrument | null;
}

const sides = {
  buy: { icon: ArrowUp, tone: 'rise', label: 'home.bought' },
  sell: { icon: ArrowDown, tone: 'fall', label: 'home.sold' },
} as const;

/** The latest trades of the featured pair, newest first; a new one fades in and moves the others down. */
export function Tape({ instrument }: TapeProps) {
  const trades = useUnit($tape);
  const t = useText('home', 'market');
  const format = useFormat();
  return (
    <div className={tape}>
      <div className={tapeHead}>
        <Text size="small" tone="faint">
          {t('home.tape')}
        </Text>
        <Text size="small" tone="faint">
          {instrument && t('home.tapeAmount', { coin: instrument.base })}
        </Text>
        <Text size="small" tone="faint">
          {t('home.tapeTime')}
        </Text>
      </div>
      <ol aria-label={t('home.tape')}>
        {instrument && trades
          ? trades.map(({ id, price, amount, side, time }) => (
              <li key={id} className={tapeRow}>
                <Text tone={sides[side].tone} weight="medium">
                  <Icon icon={sides[side].icon} label={t(sides[side].label)} />
                  {format.price(price, instrument.decimals)}
                </Text>
                <span>{format.price(amount, instrument.amountDecimals)}</span>
                <Text tone="soft">{format.time(time)}</Text>
              </li>
            ))
          : Array.from({ length: tapeLength }, (_, index) => (
              <li key={index} className={tapeRow}>
                <Skeleton length="long" />
              </li>
            ))}
      </ol>
    </div>
  );
}

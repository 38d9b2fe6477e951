import { useState } from 'react';
import { createFormat } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Inline } from '@/ui/Inline/Inline';
import type { LiveSource } from '@/ui/live';
import { Stack } from '@/ui/Stack/Stack';
import { TradeList } from '@/ui/TradeList/TradeList';
import type { TradeListTexts } from '@/ui/TradeList/TradeList';
import type { Trade, TradeFormat } from '@/ui/TradeList/trades';
import { bitcoin, createTicks, inventedTrades, shibBtc, type InventedMarket } from './books';

export default { title: 'ui/TradeList' };

const { price, compact, time } = createFormat({ locale: 'en_US', zone: 'UTC' });

const textsOf = ({ base, quote }: InventedMarket): TradeListTexts => ({
  label: 'Latest trades',
  price: `Price (${quote})`,
  amount: `Amount (${base})`,
  time: 'Time',
  empty: 'No trades yet',
  paused: 'Paused',
});

const formatOf = ({ decimals, amountDecimals }: InventedMarket): TradeFormat => ({
  price: (value) => price(value, decimals),
  amount: (value) => (amountDecimals === 0 ? compact(value) : price(value, amountDecimals)),
  time,
  side: (side) => (side === 'buy' ? 'Buy' : 'Sell'),
});

interface ExampleProps {
  readonly trades: LiveSource<readonly Trade[] | null>;
  readonly market?: InventedMarket;
  readonly isStale?: boolean;
}

function Example({ trades, market = bitcoin, isStale }: ExampleProps) {
  const [texts] = useState(() => textsOf(market));
  const [format] = useState(() => formatOf(market));
  return (
    <div style={{ inlineSize: 280, blockSize: 320 }}>
      <TradeList source={trades} texts={texts} format={format} isStale={isStale} surface="canvas" />
    </div>
  );
}

const staticSource = (trades: readonly Trade[] | null): LiveSource<readonly Trade[] | null> => ({
  read: () => trades,
  subscribe: () => () => {},
});
const full = staticSource(inventedTrades(bitcoin, 100));
const few = staticSource(inventedTrades(bitcoin, 4));
const long = staticSource(inventedTrades(shibBtc, 20));
const waiting = staticSource(null);
const none = staticSource([]);

export const States = () => (
  <Inline gap={6} align="start">
    <Example trades={full} />
    <Example trades={few} />
    <Example trades={long} market={shibBtc} />
    <Example trades={full} isStale />
    <Example trades={waiting} />
    <Example trades={none} />
  </Inline>
);

export const Live = () => {
  const [{ toggle, source }] = useState(() => createTicks(100, (step) => inventedTrades(bitcoin, 20 + step)));
  const [isOn, setOn] = useState(false);
  const change = () => {
    toggle();
    setOn(!isOn);
  };
  return (
    <Stack gap={5} align="start">
      <Button onPress={change}>{isOn ? 'Stop the feed' : 'Start the feed'}</Button>
      <Example trades={source} />
    </Stack>
  );
};

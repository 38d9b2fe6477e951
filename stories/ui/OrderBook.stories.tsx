import { useMemo, useState } from 'react';
import { groupsOf } from '@/entities/market';
import { Button } from '@/ui/Button/Button';
import { Grid } from '@/ui/Grid/Grid';
import { Inline } from '@/ui/Inline/Inline';
import type { LiveSource } from '@/ui/live';
import { BookFooter } from '@/ui/OrderBook/BookFooter';
import { BookSide } from '@/ui/OrderBook/BookSide';
import { BookSkeleton } from '@/ui/OrderBook/BookSkeleton';
import { BookTools } from '@/ui/OrderBook/BookTools';
import { LastPrice } from '@/ui/OrderBook/LastPrice';
import type { Book, BookLevel, BookSettings } from '@/ui/OrderBook/book';
import { OrderBook } from '@/ui/OrderBook/OrderBook';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import {
  bitcoin,
  bookFormat,
  bookTexts,
  createTicks,
  inventedBook,
  inventedDepth,
  shibBtc,
  staticSource,
  type InventedMarket,
} from './books';

export default { title: 'ui/OrderBook' };

interface ExampleProps {
  readonly market?: InventedMarket;
  /** Creates the source for a grouping. */
  readonly sourceOf: (group: string) => LiveSource<Book | null>;
  readonly start?: Partial<BookSettings>;
  readonly width?: number;
  readonly isStale?: boolean;
  readonly onPick?: (text: string) => void;
}

function Example({ market = bitcoin, sourceOf, start, width = 320, isStale, onPick = () => {} }: ExampleProps) {
  const groups = groupsOf(market.decimals, market.price);
  const [settings, setSettings] = useState<BookSettings>({ view: 'both', group: groups[0] ?? '1', rate: '10', ...start });
  const source = useMemo(() => sourceOf(settings.group), [sourceOf, settings.group]);
  const texts = useMemo(() => bookTexts(market), [market]);
  const format = useMemo(() => bookFormat(market), [market]);
  return (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <OrderBook
        source={source}
        texts={texts}
        format={format}
        settings={settings}
        onSettings={setSettings}
        groups={groups}
        rows={9}
        isStale={isStale}
        onPickPrice={({ price }: BookLevel) => onPick(`Price ${format.price(price)}`)}
        onPickAmount={({ total }: BookLevel) => onPick(`Amount ${format.amount(total)}`)}
      />
    </div>
  );
}

const ofBitcoin = (group: string) => staticSource(inventedBook(bitcoin, group));
const waiting = () => staticSource(null);
const none = () => staticSource({ bids: [], asks: [], last: null, spread: null, shares: null });
const bidsOnly = (group: string) =>
  staticSource({ ...inventedBook(bitcoin, group), asks: [], spread: null, shares: { bids: '1', asks: '0' } });
const fewAsks = (group: string) => {
  const book = inventedBook(bitcoin, group);
  return staticSource({ ...book, asks: book.asks.slice(0, 3) });
};
const withOwn = (group: string) => {
  const { bids, asks } = inventedDepth(bitcoin);
  return staticSource(inventedBook(bitcoin, group, { bids: [bids[2]?.[0] ?? '0'], asks: [asks[1]?.[0] ?? '0', asks[5]?.[0] ?? '0'] }));
};

export const Views = () => (
  <Inline gap={6} align="start">
    <Example sourceOf={ofBitcoin} />
    <Example sourceOf={ofBitcoin} start={{ view: 'bids' }} />
    <Example sourceOf={ofBitcoin} start={{ view: 'asks', group: '10' }} />
  </Inline>
);

export const States = () => (
  <Inline gap={6} align="start">
    <Example sourceOf={withOwn} />
    <Example sourceOf={ofBitcoin} isStale />
    <Example sourceOf={bidsOnly} />
    <Example sourceOf={fewAsks} />
    <Example sourceOf={waiting} />
    <Example sourceOf={none} />
  </Inline>
);

export const Frozen = () => <Example sourceOf={ofBitcoin} />;
Frozen.meta = { script: [{ press: 'Freeze' }, { see: 'Frozen' }] };

export const Grouped = () => (
  <Inline gap={6} align="start">
    <Example sourceOf={ofBitcoin} start={{ group: '1' }} />
    <Example sourceOf={ofBitcoin} start={{ group: '10' }} />
  </Inline>
);

const highPriced: InventedMarket = { base: 'TOKEN', quote: 'IDR', price: '123456789.01', decimals: 2, amountDecimals: 4, deepest: '12' };
const ofShibBtc = (group: string) => staticSource(inventedBook(shibBtc, group));
const ofHighPriced = (group: string) => staticSource(inventedBook(highPriced, group));

export const LongNumbers = () => (
  <Inline gap={6} align="start">
    <Example market={shibBtc} sourceOf={ofShibBtc} />
    <Example market={highPriced} sourceOf={ofHighPriced} />
  </Inline>
);

export const Narrow = () => (
  <Inline gap={6} align="start">
    <Example sourceOf={withOwn} width={240} />
    <Example market={shibBtc} sourceOf={ofShibBtc} width={240} />
  </Inline>
);

const parts = { texts: bookTexts(bitcoin), format: bookFormat(bitcoin) };
const whole = inventedBook(bitcoin, '0.01');
const book = staticSource(whole);
const trends = ['rise', 'fall', 'flat'] as const;
const nothing = () => {};

export const Parts = () => (
  <Stack gap={6}>
    <Grid>
      <BookTools
        {...parts}
        settings={{ view: 'both', group: '0.01', rate: '4' }}
        onSettings={nothing}
        groups={['0.01']}
        isFrozen
        onFrozen={nothing}
      />
      {trends.map((trend) => (
        <LastPrice key={trend} book={staticSource({ ...whole, last: { price: '112986.90', trend } })} format={parts.format} />
      ))}
      <BookFooter {...parts} book={book} activeCell={null} isStale={false} isFrozen={false} />
      <BookFooter {...parts} book={book} activeCell={{ side: 'asks', index: 3, column: 'price' }} isStale={false} isFrozen={false} />
      <BookFooter {...parts} book={book} activeCell={null} isStale={false} isFrozen />
      <BookFooter {...parts} book={book} activeCell={null} isStale isFrozen={false} />
    </Grid>
    <Grid>
      <div>
        <BookSide
          {...parts}
          side="bids"
          book={book}
          capacity={4}
          count={4}
          hasHead
          tabStop={null}
          onFocus={nothing}
          onHover={nothing}
          onPickPrice={nothing}
        />
      </div>
      <BookSkeleton rows={4} />
    </Grid>
  </Stack>
);

export const Live = () => {
  const [{ toggle, source: step }] = useState(() => createTicks(10, (now) => now));
  const [sourceOf] = useState(() => (group: string): LiveSource<Book> => ({
    read: () => inventedBook(bitcoin, group, undefined, step.read()),
    subscribe: step.subscribe,
  }));
  const [isOn, setOn] = useState(false);
  const [picked, setPicked] = useState('');
  const change = () => {
    toggle();
    setOn(!isOn);
  };
  return (
    <Stack gap={5}>
      <Inline gap={4}>
        <Button onPress={change}>{isOn ? 'Stop the feed' : 'Start the feed'}</Button>
        <Text>{picked}</Text>
      </Inline>
      <Example sourceOf={sourceOf} onPick={setPicked} />
    </Stack>
  );
};

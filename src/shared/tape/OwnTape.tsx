import { useMemo } from 'react';
import type { MarketTrade } from '@/contract/market';
import { QueryView, type QueryViewProps } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Tape, type TradedPair } from './Tape';

export interface OwnTapeProps<Out> extends Pick<QueryViewProps<Out>, 'query'> {
  readonly pair: TradedPair;
  /** Returns the trades of a response, newest first; must keep its identity. */
  readonly tradesOf: (data: Out) => readonly MarketTrade[];
}

/** The user's own trades of a pair, displayed like the public trades. */
export function OwnTape<Out>({ pair, query, tradesOf }: OwnTapeProps<Out>) {
  return (
    <QueryView query={query} density="compact" skeleton={<Skeleton shape="row" count={6} />}>
      {(data) => <Loaded pair={pair} data={data} tradesOf={tradesOf} />}
    </QueryView>
  );
}

interface LoadedProps<Out> extends Pick<OwnTapeProps<Out>, 'pair' | 'tradesOf'> {
  readonly data: Out;
}

function Loaded<Out>({ pair, data, tradesOf }: LoadedProps<Out>) {
  const t = useText('trade');
  const source = useMemo(() => {
    const trades = tradesOf(data);
    return { read: () => trades, subscribe: () => () => {} };
  }, [data, tradesOf]);
  return <Tape pair={pair} source={source} label={t('trade.ownTrades')} empty={t('trade.noOwnTrades')} />;
}

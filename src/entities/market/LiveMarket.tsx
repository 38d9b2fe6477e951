import type { Store } from 'effector';
import { useUnit } from 'effector-react';
import { createContext, use, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { noFeed, type Feed } from '@/shared/lib/feed';
import { useGate } from '@/shared/lib/gate';
import type { MarketId, ListedSide } from './instrument';
import { createRowBinding, type RowBinding, type Write } from './rowBinding';
import type { Quote } from './quote';
import { $quotes as $latest, marketGates } from './quotesModel';
import type { Trend } from './trend';
import { $trends, trendsShown } from './trendsModel';

interface Live {
  readonly rowBinding: RowBinding;
  readonly quotes: Feed<Quote>;
  readonly trends: Feed<Trend>;
  readonly onTrendShown: () => void;
}

const Context = createContext<Live>({ rowBinding: createRowBinding(noFeed()), quotes: noFeed(), trends: noFeed(), onTrendShown: () => {} });

export interface LiveMarketProps {
  readonly side: ListedSide;
  /** The latest quotes by default; a ranked list passes the quotes it is ranked by. */
  readonly $quotes?: Store<Feed<Quote>>;
  readonly children: ReactNode;
}

/** Keeps polling the quotes of one market side while mounted, for the live cells inside, which are updated outside React. */
export function LiveMarket({ side, $quotes = $latest, children }: LiveMarketProps) {
  const { quotes, trends, onTrendShown } = useUnit({ quotes: $quotes, trends: $trends, onTrendShown: trendsShown });
  useGate(marketGates[side]);
  const rowBinding = useMemo(() => createRowBinding(quotes), [quotes]);
  useEffect(() => () => rowBinding.close(), [rowBinding]);
  const live = useMemo(() => ({ rowBinding, quotes, trends, onTrendShown }), [rowBinding, quotes, trends, onTrendShown]);
  return <Context value={live}>{children}</Context>;
}

/** The feeds of the enclosing `LiveMarket`. */
export const useLive = (): Live => use(Context);

/** Binds an element to an instrument: `write` puts each new quote into it while its row is in view. `write` must keep its identity. */
export function useLiveElement<E extends Element>(
  id: MarketId,
  write: (element: E, ...quote: Parameters<Write>) => void,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const { rowBinding } = useLive();
  useLayoutEffect(() => {
    const element = ref.current;
    return element ? rowBinding.bind(id, element, (...quote) => write(element, ...quote)) : undefined;
  }, [id, rowBinding, write]);
  return ref;
}

import { useUnit } from 'effector-react';
import { Suspense, useCallback, useState } from 'react';
import type { MarketTrade } from '@/contract/market';
import type { Instrument } from '@/entities/market';
import { $isMarketDataStale, firstMarketData, pricePicked } from '@/entities/pair-feed';
import { $isLoggedIn } from '@/entities/session';
import { $tradePreferences, preferencesChanged } from '@/entities/trade-preferences';
import { useText } from '@/shared/i18n';
import { oneOf } from '@/shared/lib/oneOf';
import { Tape } from '@/shared/tape/Tape';
import { Heading } from '@/ui/Heading/Heading';
import { bookRates } from '@/ui/OrderBook/book';
import { PaceTools } from '@/ui/OrderBook/PaceTools';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import type { DeskProduct } from './product';
import { MarketDataFailed } from './MarketDataFailed';
import { fill, title, titleEnd } from './TradeDesk.css';
import { useMarketDataSource } from './useMarketDataSource';

export interface TapePanelProps {
  readonly pair: Instrument;
  readonly product: Pick<DeskProduct, 'OwnTrades'>;
  /** False on a phone, where the tab already names the panel. */
  readonly hasHeading?: boolean;
}

const tradeSources = ['market', 'mine'] as const;
const noDependencies: readonly unknown[] = [];

/** The latest trades of a pair, of the market or the user's own; pressing the price of a market trade fills it into the order form. */
export function TapePanel({ pair, product: { OwnTrades }, hasHeading = true }: TapePanelProps) {
  const { isStale, failure, isLoggedIn, preferences, onPreferences, onPrice } = useUnit({
    isStale: $isMarketDataStale,
    failure: firstMarketData.$error,
    isLoggedIn: $isLoggedIn,
    preferences: $tradePreferences,
    onPreferences: preferencesChanged,
    onPrice: pricePicked,
  });
  // Trades are frozen per pair, like the book.
  const [frozenPair, setFrozenPair] = useState<Instrument['id'] | null>(null);
  const isFrozen = frozenPair === pair.id;
  const onPick = useCallback(({ price }: Pick<MarketTrade, 'price'>) => onPrice(price), [onPrice]);
  const rate = oneOf(bookRates, preferences.tape ?? null, '10');
  const [shown, setShown] = useState<(typeof tradeSources)[number]>('market');
  const t = useText('trade');
  const source = useMarketDataSource(pair.id, ({ trades }) => trades, noDependencies);
  const hasOwn = OwnTrades !== undefined && isLoggedIn;
  return (
    <>
      <div className={title}>
        {hasHeading && (
          <Heading level={2} size="body">
            {t('trade.trades')}
          </Heading>
        )}
        <span className={titleEnd}>
          {hasOwn && (
            <SegmentedControl
              label={t('trade.whoseTrades')}
              size="compact"
              options={tradeSources.map((id) => ({ id, label: t(`trade.trades_${id}`) }))}
              value={shown}
              onChange={setShown}
            />
          )}
          <PaceTools
            texts={{
              rate: t('trade.tradesRate'),
              rates: { '10': t('trade.rateFast'), '4': t('trade.rateMedium'), '1': t('trade.rateSlow') },
              freeze: t('trade.freezeTrades'),
            }}
            rate={rate}
            onRate={(tape) => onPreferences({ tape })}
            isFrozen={isFrozen}
            onFrozen={(isOn) => setFrozenPair(isOn ? pair.id : null)}
          />
        </span>
      </div>
      <div className={fill}>
        {hasOwn && shown === 'mine' ? (
          <Suspense fallback={<Skeleton shape="row" count={6} />}>
            <OwnTrades pair={pair} />
          </Suspense>
        ) : failure ? (
          <MarketDataFailed text={t('trade.tradesFailed')} />
        ) : (
          <Tape
            pair={pair}
            source={source}
            isStale={isStale}
            label={t('trade.trades')}
            empty={t('trade.noTrades')}
            rate={rate}
            isFrozen={isFrozen}
            onPick={onPick}
          />
        )}
      </div>
    </>
  );
}

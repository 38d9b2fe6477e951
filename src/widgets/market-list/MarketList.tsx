import { useUnit } from 'effector-react';
import {
  instrumentsRetried,
  isEmpty,
  LiveChange,
  LiveMarket,
  LivePrice,
  LiveTrend,
  unranked,
  usePauseOnHover,
  type Instrument,
  type MarketSide,
  type MarketView,
  type RankedList,
} from '@/entities/market';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { end, line, lines, pair, trend } from './MarketList.css';
import { useInstrumentHref } from './useInstrumentHref';

export interface MarketListProps {
  readonly label: string;
  readonly side: MarketSide;
  readonly view: Pick<MarketView, 'status' | 'list' | 'isStale'>;
  /** In display order. */
  readonly rows: readonly Instrument[];
  /** Number of skeleton rows while loading. */
  readonly skeletonRows: number;
  /** Taller rows with a sparkline and the quote coin. */
  readonly hasTrend?: boolean;
  /** The ranking of the rows; by default they show current values. */
  readonly ranking?: RankedList;
}

/** A compact live list for a card: name, price and change; each row links to its market. */
export function MarketList({ label, side, view, rows, skeletonRows, hasTrend = false, ranking = unranked }: MarketListProps) {
  const { device, onRetry } = useUnit({ device: $device, onRetry: instrumentsRetried });
  const t = useText('market');
  const hrefOf = useInstrumentHref();
  const pauseProps = usePauseOnHover(ranking);
  const showsQuote = hasTrend && device !== 'phone'; // no room beside small prices on a phone
  if (view.status === 'failed') {
    return <ErrorState density="compact" text={t('common.errorTitle')} onRetry={onRetry} />;
  }
  if (isEmpty(view)) return <EmptyState density="compact" picture="chart" text={t('market.none')} />;
  const isLoading = view.status === 'loading';
  // A ranked list has no rows until the first quotes arrive.
  if (!isLoading && view.isStale && rows.length === 0) {
    return <EmptyState density="compact" picture={null} text={t('market.noPrices')} />;
  }
  return (
    <LiveMarket side={side} $quotes={ranking.$shown}>
      <div className={lines} data-stale={view.isStale || undefined} {...pauseProps}>
        <Stack as="ul" gap="none" aria-label={label}>
          {isLoading
            ? Array.from({ length: skeletonRows }, (_, index) => (
                <li key={index} className={line({ hasTrend })}>
                  <Skeleton length="medium" />
                </li>
              ))
            : rows.map((instrument) => (
                <li key={instrument.id} className={line({ hasTrend })}>
                  <span className={pair}>
                    <CoinIcon symbol={instrument.base} size={hasTrend ? 'large' : 'regular'} />
                    <Link variant="plain" isStretched href={hrefOf(instrument)}>
                      <Text weight="medium" wrap="never">
                        {instrument.base}
                        {showsQuote ? (
                          <Text tone="faint" weight="regular">
                            /{instrument.quote}
                          </Text>
                        ) : (
                          <VisuallyHidden>/{instrument.quote}</VisuallyHidden>
                        )}
                      </Text>
                    </Link>
                  </span>
                  {hasTrend && (
                    <span className={trend}>
                      <LiveTrend instrument={instrument} />
                    </span>
                  )}
                  <span className={end}>
                    <LivePrice instrument={instrument} />
                  </span>
                  <span className={end}>
                    <LiveChange instrument={instrument} />
                  </span>
                </li>
              ))}
        </Stack>
      </div>
    </LiveMarket>
  );
}

import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import type { Instrument } from '@/entities/market';
import { $isPulseStale } from '@/entities/pair-feed';
import { $isLoggedIn } from '@/entities/session';
import { useText } from '@/shared/i18n';
import { Tape } from '@/shared/tape/Tape';
import { Heading } from '@/ui/Heading/Heading';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import type { DeskProduct } from './product';
import { fill, title } from './TradeDesk.css';
import { usePulseSource } from './usePulseSource';

export interface TapePanelProps {
  readonly pair: Instrument;
  readonly product: Pick<DeskProduct, 'OwnTrades'>;
  /** On a phone the tab names it. */
  readonly hasHeading?: boolean;
}

const whose = ['market', 'mine'] as const;
const unchanging: readonly unknown[] = [];

/** The latest trades of a pair: of everybody, or a user's own. */
export function TapePanel({ pair, product: { OwnTrades }, hasHeading = true }: TapePanelProps) {
  const { isStale, isLoggedIn } = useUnit({ isStale: $isPulseStale, isLoggedIn: $isLoggedIn });
  const [shown, setShown] = useState<(typeof whose)[number]>('market');
  const t = useText('trade');
  const source = usePulseSource(pair.id, ({ trades }) => trades, unchanging);
  const hasOwn = OwnTrades !== undefined && isLoggedIn;
  return (
    <>
      {(hasHeading || hasOwn) && (
        <div className={title}>
          {hasHeading && (
            <Heading level={2} size="body">
              {t('trade.trades')}
            </Heading>
          )}
          {hasOwn && (
            <SegmentedControl
              label={t('trade.whoseTrades')}
              size="compact"
              options={whose.map((id) => ({ id, label: t(`trade.trades_${id}`) }))}
              value={shown}
              onChange={setShown}
            />
          )}
        </div>
      )}
      <div className={fill}>
        {hasOwn && shown === 'mine' ? (
          <Suspense fallback={<Skeleton shape="row" count={6} />}>
            <OwnTrades pair={pair} />
          </Suspense>
        ) : (
          <Tape pair={pair} source={source} isStale={isStale} label={t('trade.trades')} empty={t('trade.noTrades')} />
        )}
      </div>
    </>
  );
}

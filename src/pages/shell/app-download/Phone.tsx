import { useUnit } from 'effector-react';
import { marketSides } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Heading } from '@/ui/Heading/Heading';
import { MarketList } from '@/widgets/market-list';
import { hotPairs, maxPairsShown } from './model';
import { camera, glass, phone, screenHead, statusBar } from './page.css';

/** An illustration of a phone whose screen shows live market prices. */
export function Phone() {
  const { rows, view } = useUnit({ rows: hotPairs.$ranked, view: marketSides.spot });
  const t = useText('appDownload', 'market');
  useGate(hotPairs.Gate);
  return (
    <section aria-label={t('appDownload.preview')} className={phone}>
      <div className={glass}>
        <div className={statusBar}>
          <span className={camera} />
        </div>
        <div className={screenHead}>
          <Heading level={2}>{t('market.preview')}</Heading>
        </div>
        <MarketList
          label={t('market.preview')}
          side="spot"
          view={view}
          rows={rows}
          skeletonRows={maxPairsShown}
          hasTrend
          ranking={hotPairs}
        />
      </div>
    </section>
  );
}

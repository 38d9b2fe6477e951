import { useUnit } from 'effector-react';
import { instrumentsRetried, isEmpty, LiveMarket, marketSides } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes, useHrefs } from '@/shared/routing';
import { Badge } from '@/ui/Badge/Badge';
import { Card } from '@/ui/Card/Card';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { FeaturedPair } from './FeaturedPair';
import { panelHead } from './aboveFold.css';
import { featuredRanking } from './marketModel';
import { Tape } from './Tape';

/** The live market beside the hero: the most traded pair with its chart and latest trades. */
export function LivePanel() {
  const units = { rows: featuredRanking.$ranked, view: marketSides.spot, onRetry: instrumentsRetried };
  const { rows, view, onRetry } = useUnit(units);
  const t = useText('home', 'market');
  const { to } = useHrefs();
  useGate(featuredRanking.Gate);
  const [first = null] = view.status === 'ready' ? rows : [];
  return (
    <Card as="section" density="none" aria-label={t('home.watch')}>
      <div className={panelHead}>
        <Inline justify="between" wrap={false}>
          <Inline gap={3} wrap={false}>
            <Heading level={2} size="reading">
              {t('home.watch')}
            </Heading>
            {first && !view.isStale && (
              <Badge tone="success" isLive>
                {t('home.live')}
              </Badge>
            )}
          </Inline>
          <Link variant="plain" href={to(routes.market)}>
            {t('home.allMarkets')}
          </Link>
        </Inline>
      </div>
      <LiveMarket side="spot">
        {view.status === 'failed' ? (
          <ErrorState density="compact" text={t('common.errorTitle')} onRetry={onRetry} />
        ) : isEmpty(view) ? (
          <EmptyState density="compact" picture="chart" text={t('market.none')} />
        ) : (
          <>
            <FeaturedPair instrument={first} />
            <Tape instrument={first} />
          </>
        )}
      </LiveMarket>
    </Card>
  );
}

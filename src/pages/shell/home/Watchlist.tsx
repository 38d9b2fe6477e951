import { useUnit } from 'effector-react';
import { marketSides, type Ranking } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes, useHrefs } from '@/shared/routing';
import { Card } from '@/ui/Card/Card';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { MarketList } from '@/widgets/market-list';
import { panelHead, panelRows, panelSubhead } from './aboveFold.css';
import { favouriteRows, hotRows, watchlistLength } from './watchlistModel';

/** The user's favourite pairs with live prices, filled up with the most traded pairs. */
export function Watchlist() {
  const { favourites } = useUnit({ favourites: favouriteRows.$ranked });
  const t = useText('home', 'homeAccount');
  const { to } = useHrefs();
  return (
    <Card as="section" density="none" aria-label={t('homeAccount.watchlist')}>
      <div className={panelHead}>
        <Inline justify="between" wrap={false}>
          <Heading level={2} size="reading">
            {t('homeAccount.watchlist')}
          </Heading>
          <Link variant="plain" href={to(routes.market)}>
            {t('home.allMarkets')}
          </Link>
        </Inline>
      </div>
      <div className={panelRows}>
        <Group label={t('homeAccount.favourites')} ranking={favouriteRows} length={favourites.length} />
        <Group label={t('home.watch')} ranking={hotRows} length={watchlistLength - favourites.length} />
      </div>
    </Card>
  );
}

interface GroupProps {
  readonly label: string;
  readonly ranking: Ranking;
  /** Number of rows, known before their prices load; 0 hides the group. */
  readonly length: number;
}

function Group({ label, ranking, length }: GroupProps) {
  const { rows, view } = useUnit({ rows: ranking.$ranked, view: marketSides.spot });
  useGate(ranking.Gate);
  if (length === 0) return null;
  return (
    <>
      <h3 className={panelSubhead}>{label}</h3>
      <MarketList label={label} side="spot" view={view} rows={rows} skeletonRows={length} hasTrend ranking={ranking} />
    </>
  );
}

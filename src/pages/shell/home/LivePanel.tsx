import { useGate, useUnit } from 'effector-react';
import { isEmpty, marketSides } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Card } from '@/ui/Card/Card';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { MarketList } from '@/widgets/market-list';
import { Feature } from './Feature';
import { panelHead, panelRows } from './first.css';
import { panel, panelLength } from './marketModel';

/** The live market panel beside the hero. */
export function LivePanel() {
  const units = { rows: panel.$ranked, view: marketSides.spot, onHold: panel.held };
  const { rows, view, onHold } = useUnit(units);
  const t = useText('home');
  const { to } = useHrefs();
  useGate(panel.Gate);
  const [first = null, ...others] = rows;
  return (
    <Card as="section" density="none" aria-label={t('home.watch')}>
      <div className={panelHead}>
        <Inline justify="between" wrap={false}>
          <Heading level={2} size="reading">
            {t('home.watch')}
          </Heading>
          <Link variant="plain" href={to(routes.market)}>
            {t('home.allMarkets')}
          </Link>
        </Inline>
      </div>
      {view.status !== 'failed' && !isEmpty(view) && <Feature instrument={view.status === 'ready' ? first : null} />}
      <div className={panelRows}>
        <MarketList label={t('home.watch')} side="spot" view={view} rows={others} expected={panelLength - 1} hasTrend onHold={onHold} />
      </div>
    </Card>
  );
}

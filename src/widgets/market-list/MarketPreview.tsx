import { useUnit } from 'effector-react';
import { marketSides } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes, useHrefs } from '@/shared/routing';
import { Card } from '@/ui/Card/Card';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { MarketList } from './MarketList';
import { previewHead, previewRows } from './MarketList.css';
import { preview, previewLength } from './previewModel';

/** The live market beside a form: the most traded pairs with price, change and 24-hour sparkline. */
export function MarketPreview() {
  const t = useText('market');
  const { to } = useHrefs();
  const { rows, view } = useUnit({ rows: preview.$ranked, view: marketSides.spot });
  useGate(preview.Gate);
  return (
    <Card as="section" density="none" aria-label={t('market.preview')}>
      <div className={previewHead}>
        <Inline justify="between" wrap={false}>
          <Heading level={2} size="reading">
            {t('market.preview')}
          </Heading>
          <Link variant="plain" href={to(routes.market)}>
            {t('market.previewAll')}
          </Link>
        </Inline>
      </div>
      <div className={previewRows}>
        <MarketList
          label={t('market.preview')}
          side="spot"
          view={view}
          rows={rows}
          skeletonRows={previewLength}
          hasTrend
          ranking={preview}
        />
      </div>
    </Card>
  );
}

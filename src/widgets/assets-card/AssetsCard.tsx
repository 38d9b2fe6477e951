import { useUnit } from 'effector-react';
import type { AssetsSummary, MockAssetsSummary } from '@/contract/account';
import { $areBalancesHidden, AssetsGate, LazyBalancesWatch, hideBalancesToggled, summary as assets } from '@/entities/assets';
import { $currency } from '@/entities/currency';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes, useHrefs } from '@/shared/routing';
import { Card } from '@/ui/Card/Card';
import { BalanceToggle } from '@/ui/HiddenBalance/BalanceToggle';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { AccountTotals } from './AccountTotals';
import { columns } from './AssetsCard.css';
import { DayChange } from './DayChange';
import { $unit } from './model';
import { Shortcuts } from './Shortcuts';
import { Total } from './Total';
import { UnitTabs } from './UnitTabs';

export interface AssetsCardProps {
  /** The summary of mock trading, shown instead of the real one; null while loading. */
  readonly mockSummary?: MockAssetsSummary | null;
}

/** The user's total balance in a selectable unit, its 24-hour change and its accounts, with shortcuts to deposit, withdraw and transfer. Source: specification, Assets overview card. */
export function AssetsCard({ mockSummary }: AssetsCardProps) {
  const { summary, isHidden, currency, unit, onHide } = useUnit(units);
  const t = useText('assets');
  const { to } = useHrefs();
  const isMockTrading = mockSummary !== undefined;
  const total = (shown: AssetsSummary | MockAssetsSummary | null) => (
    <Total summary={shown} unit={unit} currency={currency} isHidden={isHidden} />
  );
  const overview = to(routes.assetOverview);
  return (
    <Card as="section" density="generous" aria-label={t('assets.title')}>
      <LazyBalancesWatch />
      {!isMockTrading && <SummaryReader />}
      <div className={isMockTrading ? undefined : columns}>
        <Stack gap={5}>
          <Inline justify="between" wrap={false}>
            <Inline gap={2} wrap={false}>
              <Heading level={2} size="body">
                {t('assets.balance')}
              </Heading>
              <BalanceToggle isHidden={isHidden} showLabel={t('assets.show')} hideLabel={t('assets.hide')} onToggle={() => onHide()} />
            </Inline>
            {overview && (
              <Link variant="plain" href={overview}>
                {t('assets.overview')}
              </Link>
            )}
          </Inline>
          <UnitTabs>
            {isMockTrading ? (
              total(mockSummary)
            ) : (
              <QueryView query={assets} density="compact" errorText={t('assets.failed')} skeleton={total(null)}>
                {total}
              </QueryView>
            )}
          </UnitTabs>
          {!isMockTrading && <DayChange summary={summary} currency={currency} isHidden={isHidden} />}
          <Shortcuts isMockTrading={isMockTrading} />
        </Stack>
        {!isMockTrading && <AccountTotals summary={summary} currency={currency} isHidden={isHidden} isBeside />}
      </div>
    </Card>
  );
}

/** Keeps the real summary loaded while mounted. */
function SummaryReader() {
  useGate(AssetsGate);
  return null;
}

const units = {
  summary: assets.$data,
  isHidden: $areBalancesHidden,
  currency: $currency,
  unit: $unit,
  onHide: hideBalancesToggled,
};

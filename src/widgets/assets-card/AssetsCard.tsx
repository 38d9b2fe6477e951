import { useUnit } from 'effector-react';
import { assetUnits, type AssetsSummary, type MockAssetsSummary } from '@/contract/account';
import { $isHidden, AssetsGate, hideToggled, summary as assets } from '@/entities/assets';
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
import { Tabs } from '@/ui/Tabs/Tabs';
import { AccountTotals } from './AccountTotals';
import { columns } from './AssetsCard.css';
import { DayChange } from './DayChange';
import { $unit, unitChosen } from './model';
import { Shortcuts } from './Shortcuts';
import { Total } from './Total';

export interface AssetsCardProps {
  /** The summary of mock trading, which the card shows in place of the real one; null while it loads. */
  readonly mockSummary?: MockAssetsSummary | null;
}

/** The user's total balance in a selectable unit, how it has moved and where it is, with shortcuts to deposit, withdraw and transfer. Source: specification, Assets overview card. */
export function AssetsCard({ mockSummary }: AssetsCardProps) {
  const { summary, isHidden, currency, unit, onHide, onUnit } = useUnit(units);
  const t = useText('assets');
  const { to } = useHrefs();
  const isMockTrading = mockSummary !== undefined;
  useGate(AssetsGate);
  const total = (shown: AssetsSummary | MockAssetsSummary | null) => (
    <Total summary={shown} unit={unit} currency={currency} isHidden={isHidden} />
  );
  const overview = to(routes.assetOverview);
  return (
    <Card as="section" density="generous" aria-label={t('assets.title')}>
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
          <Tabs
            label={t('assets.unit')}
            variant="segment"
            size="compact"
            tabs={assetUnits.map((id) => ({ id, label: id === 'fiat' ? currency.code : id }))}
            selected={unit}
            onSelect={onUnit}
          >
            {isMockTrading ? (
              total(mockSummary)
            ) : (
              <QueryView query={assets} density="compact" errorText={t('assets.failed')} skeleton={total(null)}>
                {total}
              </QueryView>
            )}
          </Tabs>
          {!isMockTrading && <DayChange summary={summary} currency={currency} isHidden={isHidden} />}
          <Shortcuts isMockTrading={isMockTrading} />
        </Stack>
        {!isMockTrading && <AccountTotals summary={summary} currency={currency} isHidden={isHidden} isBeside />}
      </div>
    </Card>
  );
}

const units = {
  summary: assets.$data,
  isHidden: $isHidden,
  currency: $currency,
  unit: $unit,
  onHide: hideToggled,
  onUnit: unitChosen,
};

import { useGate, useUnit } from 'effector-react';
import { Eye, EyeOff } from 'lucide-react';
import { assetUnits, type MockAssetsSummary } from '@/contract/account';
import { $isHidden, AssetsGate, hideToggled, summary as assets } from '@/entities/assets';
import { $currency } from '@/entities/currency';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Card } from '@/ui/Card/Card';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Heading } from '@/ui/Heading/Heading';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Tabs } from '@/ui/Tabs/Tabs';
import { $unit, unitChosen } from './model';
import { Shortcuts } from './Shortcuts';
import { Total } from './Total';

export interface AssetsCardProps {
  /** The summary of mock trading, which the card shows in place of the real one; null while it loads. */
  readonly mockSummary?: MockAssetsSummary | null;
}

/** The user's total balance in a selectable unit, with shortcuts to deposit, withdraw and transfer. Source: specification, Assets overview card. */
export function AssetsCard({ mockSummary }: AssetsCardProps) {
  const { real, error, isHidden, currency, unit, onRetry, onHide, onUnit } = useUnit(units);
  const t = useText('assets');
  const { to } = useHrefs();
  const isMockTrading = mockSummary !== undefined;
  useGate(AssetsGate);
  const summary = isMockTrading ? mockSummary : real;
  const overview = to(routes.assetOverview);
  return (
    <Card as="section" density="generous" aria-label={t('assets.title')}>
      <Stack gap={5}>
        <Inline justify="between" wrap={false}>
          <Inline gap={2} wrap={false}>
            <Heading level={2} size="body">
              {t('assets.balance')}
            </Heading>
            <IconButton
              icon={isHidden ? EyeOff : Eye}
              label={isHidden ? t('assets.show') : t('assets.hide')}
              size="small"
              onPress={() => onHide()}
            />
          </Inline>
          {overview && (
            <Link variant="plain" href={overview}>
              {t('assets.overview')}
            </Link>
          )}
        </Inline>
        {error && !summary ? (
          <ErrorState density="compact" text={t('assets.failed')} onRetry={() => onRetry()} />
        ) : (
          <Tabs
            label={t('assets.unit')}
            variant="segment"
            size="compact"
            tabs={assetUnits.map((id) => ({ id, label: id === 'fiat' ? currency.code : id }))}
            selected={unit}
            onSelect={onUnit}
          >
            <Total summary={summary} unit={unit} currency={currency} isHidden={isHidden} />
          </Tabs>
        )}
        <Shortcuts isMockTrading={isMockTrading} />
      </Stack>
    </Card>
  );
}

const units = {
  real: assets.$data,
  error: assets.$error,
  isHidden: $isHidden,
  currency: $currency,
  unit: $unit,
  onRetry: assets.refetched,
  onHide: hideToggled,
  onUnit: unitChosen,
};

import { useUnit } from 'effector-react';
import type { config } from '@/contract/config';
import type { Data } from '@/contract/endpoint';
import { $currency } from '@/entities/currency';
import { QueryView } from '@/shared/api/QueryView';
import { unknownValue, useFormat, useText } from '@/shared/i18n';
import { compactMoneyParts } from '@/shared/lib/compactMoney';
import { useGate } from '@/shared/lib/gate';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Text } from '@/ui/Text/Text';
import { statItem, statList as row } from './blocks.css';
import { platform, PlatformGate } from './platformModel';

/** Platform statistics: trading volume and numbers of users, pairs and contracts. */
export function PlatformStats() {
  const t = useText('home');
  useGate(PlatformGate);
  return (
    <QueryView query={platform} density="compact" errorText={t('home.failedFigures')} skeleton={<Values stats={null} />}>
      {(stats) => <Values stats={stats} />}
    </QueryView>
  );
}

/** The statistics; skeletons while they load. */
function Values({ stats }: { readonly stats: Data<typeof config.platform> | null }) {
  const { currency } = useUnit({ currency: $currency });
  const t = useText('home');
  const format = useFormat();
  const count = (value: number | null): string => (value === null ? unknownValue : format.count(value));
  const rows = [
    { name: t('home.turnover'), value: stats && compactMoneyParts(stats.turnover, currency, format).text },
    { name: t('home.users'), value: stats && count(stats.userCount) },
    { name: t('home.pairs'), value: stats && count(stats.pairCount) },
    { name: t('home.contracts'), value: stats && count(stats.contractCount) },
  ];
  return (
    <dl className={row} aria-label={t('home.figures')}>
      {rows.map(({ name, value }) => (
        <div key={name} className={statItem}>
          <Text as="dd" size="title" weight="semibold" face="figures" wrap="never">
            {value ?? <Skeleton length="medium" />}
          </Text>
          <Text as="dt" size="dense" tone="soft">
            {name}
          </Text>
        </div>
      ))}
    </dl>
  );
}

import { multiply } from '@/contract/decimal';
import type { CrossCoin } from '@/contract/margin';
import { useFormat, useText } from '@/shared/i18n';
import { Table } from '@/ui/Table/Table';

export interface CrossCoinsProps {
  readonly coins: readonly CrossCoin[];
}

const hoursOfDay = '24';
const rateDigits = 6;

/** Coins that can be borrowed on cross margin, with limits and interest rates. */
export function CrossCoins({ coins }: CrossCoinsProps) {
  const t = useText('margin');
  const format = useFormat();
  const percent = (rate: string) => `${format.amount(multiply(rate, '100'), { decimals: rateDigits })}%`;
  return (
    <Table
      label={t('margin.loanCoins')}
      density="compact"
      rows={coins}
      rowKey={({ coinId }) => String(coinId)}
      columns={[
        { id: 'coin', header: t('margin.coin'), cell: ({ coinName }) => coinName },
        { id: 'limit', header: t('margin.loanLimit'), align: 'end', cell: ({ limit }) => format.amount(limit) },
        { id: 'hourly', header: t('margin.hourlyRate'), align: 'end', cell: ({ hourlyRate }) => percent(hourlyRate) },
        { id: 'daily', header: t('margin.dailyRate'), align: 'end', cell: ({ hourlyRate }) => percent(multiply(hourlyRate, hoursOfDay)) },
      ]}
    />
  );
}

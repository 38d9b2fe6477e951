import { multiply } from '@/contract/decimal';
import type { FundRebalance } from '@/contract/market';
import type { Instrument } from '@/entities/market';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Heading } from '@/ui/Heading/Heading';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Table } from '@/ui/Table/Table';
import { fundFacts, FundGate } from './fundModel';

export interface FundFactsProps {
  readonly pair: Instrument;
}

/** Terms of a leveraged token with its fee, leverage and rebalancing history. */
export function FundFacts({ pair: { id, base, quote, decimals } }: FundFactsProps) {
  useGate(FundGate, { tradeId: typeof id === 'number' ? id : null });
  const t = useText('trade');
  const format = useFormat();
  const leverageText = (leverage: string | null) => (leverage === null ? '–' : `${format.amount(leverage, { decimals: 3 })}×`);
  return (
    <QueryView query={fundFacts} density="compact" errorText={t('trade.infoFailed')} skeleton={<Skeleton shape="row" count={6} />}>
      {({ underlying, netValue, feeRate, target, actual, issued, nextRebalance, rebalances }) => (
        <>
          <Heading level={3} size="body">
            {t('trade.leveragedToken')}
          </Heading>
          <p>
            {t(target?.startsWith('-') ? 'trade.fundShort' : 'trade.fundLong', {
              coin: underlying,
              times: leverageText(target).replace('-', ''),
            })}
          </p>
          <DescriptionList
            columns={2}
            density="compact"
            aria-label={t('trade.leveragedToken')}
            items={[
              { id: 'value', term: t('trade.netValue'), value: `${format.price(netValue, decimals)} ${quote}` },
              {
                id: 'fee',
                term: t('trade.managementFee'),
                value: feeRate ? t('trade.aDay', { rate: `${format.amount(multiply(feeRate, '100'), { decimals: 4 })}%` }) : '–',
              },
              { id: 'target', term: t('trade.targetLeverage'), value: leverageText(target) },
              { id: 'actual', term: t('trade.actualLeverage'), value: leverageText(actual) },
              { id: 'issued', term: t('trade.issuedSize'), value: `${format.compact(issued)} ${base}` },
              { id: 'next', term: t('trade.rebalanceTime'), value: nextRebalance === null ? '–' : format.dateTime(nextRebalance) },
            ]}
          />
          <Heading level={3} size="body">
            {t('trade.rebalances')}
          </Heading>
          <Table
            label={t('trade.rebalances')}
            density="compact"
            rows={rebalances}
            rowKey={({ time }: FundRebalance) => String(time)}
            columns={[
              { id: 'time', header: t('trade.time'), cell: ({ time }) => format.dateTime(time) },
              { id: 'before', header: t('trade.leverageBefore'), align: 'end', cell: ({ before }) => leverageText(before) },
              { id: 'after', header: t('trade.leverageAfter'), align: 'end', cell: ({ after }) => leverageText(after) },
              { id: 'value', header: t('trade.netValue'), align: 'end', cell: (row) => format.price(row.netValue, decimals) },
            ]}
          />
        </>
      )}
    </QueryView>
  );
}

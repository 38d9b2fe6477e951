import { divide, isZero, roundTo, subtract, type Decimal } from '@/contract/decimal';
import type { LongShortRatio } from '@/contract/market';
import { contractName } from '@/contract/swap';
import { QueryView } from '@/shared/api/QueryView';
import { unknownValue, useFormat, useText, type Format, type Translate } from '@/shared/i18n';
import { toChartNumber } from '@/ui/ChartFrame/toChartNumber';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Panel } from '@/ui/Panel/Panel';
import { ShareBar } from '@/ui/ShareBar/ShareBar';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import type { Column } from '@/ui/Table/column';
import { Table } from '@/ui/Table/Table';
import { Text } from '@/ui/Text/Text';
import { ratios } from './model';
import { shareParts } from './shareParts';

/** Long/short account shares and taker buy/sell shares of the most active contracts. */
export function LongShortCard() {
  const t = useText('industry');
  const format = useFormat();
  return (
    <Panel title={t('industry.longShort')}>
      <Stack gap={4}>
        <QueryView
          query={ratios}
          density="compact"
          errorText={t('industry.ratioFailed')}
          empty={<EmptyState density="compact" text={t('industry.ratioEmpty')} />}
          skeleton={<Skeleton shape="row" count={10} label />}
        >
          {(rows) => (
            <Table
              label={t('industry.longShort')}
              extent="panel"
              columns={columnsOf(t, format)}
              rows={rows}
              rowKey={({ contractCode }) => contractCode}
            />
          )}
        </QueryView>
        <Text size="small" tone="faint">
          {t('industry.ratioNote')}
        </Text>
      </Stack>
    </Panel>
  );
}

const columnsOf = (t: Translate<'industry'>, format: Format): readonly Column<LongShortRatio>[] => [
  {
    id: 'contract',
    header: t('industry.contract'),
    width: 120,
    cell: ({ contractCode }) => <Text weight="medium">{contractName(contractCode)}</Text>,
  },
  {
    id: 'accounts',
    header: t('industry.accounts'),
    width: 176,
    cell: ({ longShare }) => shares(longShare, { rise: t('industry.long'), fall: t('industry.short') }, format),
  },
  { id: 'ratio', header: t('industry.ratio'), align: 'end', width: 72, priority: 2, cell: ({ longShare }) => ratioOf(longShare, format) },
  {
    id: 'takers',
    header: t('industry.takers'),
    width: 176,
    priority: 1,
    cell: ({ takerBuyShare }) => shares(takerBuyShare, { rise: t('industry.bought'), fall: t('industry.sold') }, format),
  },
];

/** The remainder to 100%. */
const restOf = (share: Decimal): Decimal => subtract('100', share);

/** The ratio of longs to shorts; unknown if there are no shorts. */
const ratioOf = (share: Decimal | null, format: Format): string =>
  share === null || isZero(restOf(share)) ? unknownValue : format.price(roundTo(divide(share, restOf(share), 6), 2), 2);

/** A bar of both sides, rounded to a tenth of a percent so that they add up to 100%. */
function shares(share: Decimal | null, names: Readonly<Record<'rise' | 'fall', string>>, format: Format) {
  if (share === null) return unknownValue;
  const side = (name: string, value: Decimal) => ({ name, value: shareParts(value, 1, format).text, plotValue: toChartNumber(value) });
  const rise = roundTo(share, 1);
  return <ShareBar rise={side(names.rise, rise)} fall={side(names.fall, restOf(rise))} />;
}

import type { Decimal } from '@/contract/decimal';
import { parseDigit } from '@/contract/market';
import type { PremarketPair } from '@/contract/premarket';
import { premarketUrlCode } from '@/entities/premarket';
import { unknownValue, type Format, type Translate } from '@/shared/i18n';
import { routes, type HrefBuilder } from '@/shared/routing';
import { Badge } from '@/ui/Badge/Badge';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { PriceChange } from '@/ui/PriceChange/PriceChange';
import { Stack } from '@/ui/Stack/Stack';
import type { Column } from '@/ui/Table/column';
import { Text } from '@/ui/Text/Text';
import { StageEnd, stages } from '@/widgets/premarket-token';

interface ColumnContext {
  readonly t: Translate<'premarket' | 'trade'>;
  readonly format: Format;
  readonly to: HrefBuilder;
}

const priceOf = (format: Format, value: Decimal | null, { digit }: PremarketPair): string => format.price(value, parseDigit(digit).price);

/** Columns of the token table: stage, 24h figures and the next stage. */
export const tokenColumns = ({ t, format, to }: ColumnContext): readonly Column<PremarketPair>[] => [
  {
    id: 'token',
    header: t('premarket.token'),
    width: 148,
    cell: (row) => (
      <Inline gap={3} wrap={false}>
        <CoinIcon symbol={row.baseCurrency} />
        <Stack gap={1}>
          <Link variant="plain" href={to(routes.preMarket, { query: { pair: premarketUrlCode(row) } }) ?? ''}>
            {`${row.baseCurrency}/${row.quoteCurrency}`}
          </Link>
          <Text size="small" tone="faint">
            {row.baseName}
          </Text>
        </Stack>
      </Inline>
    ),
  },
  {
    id: 'stage',
    header: t('premarket.stage'),
    width: 104,
    priority: 1,
    cell: ({ stage }) => <Badge tone={stages[stage].tone}>{t(stages[stage].label)}</Badge>,
  },
  { id: 'last', header: t('premarket.last'), align: 'end', width: 86, isSortable: true, cell: (row) => priceOf(format, row.last, row) },
  {
    id: 'change',
    header: t('trade.change'),
    align: 'end',
    width: 120,
    isSortable: true,
    cell: ({ change }) => (change === null ? unknownValue : <PriceChange value={format.parts.percent(change)} />),
  },
  {
    id: 'range',
    header: t('premarket.range'),
    align: 'end',
    width: 176,
    priority: 4,
    cell: (row) => (row.low === null ? unknownValue : `${priceOf(format, row.low, row)} – ${priceOf(format, row.high, row)}`),
  },
  {
    id: 'turnover',
    header: t('premarket.turnover'),
    align: 'end',
    width: 128,
    foldedWidth: 104, // same as `stage`, to align both when folded on phones
    isSortable: true,
    priority: 3,
    cell: ({ turnover, quoteCurrency }) => (turnover === null ? unknownValue : `${format.compact(turnover)} ${quoteCurrency}`),
  },
  {
    id: 'lists',
    header: t('premarket.lists'),
    align: 'end',
    width: 168,
    priority: 5,
    cell: ({ listsTime }) => format.dateTime(listsTime),
  },
  {
    id: 'next',
    header: t('premarket.next'),
    width: 208,
    priority: 2,
    isSelfExplanatory: true,
    cell: (row) => (
      <Inline gap={2} wrap={false}>
        <Text size="small" tone="faint">
          {t(stages[row.stage].end)}
        </Text>
        <StageEnd schedule={row} />
      </Inline>
    ),
  },
];

/** Columns of the token picker. */
export const listColumns = ({ t, format, to }: ColumnContext, onChosen: () => void): readonly Column<PremarketPair>[] => [
  {
    id: 'token',
    header: t('premarket.token'),
    cell: (row) => (
      <Link variant="plain" href={to(routes.preMarket, { query: { pair: premarketUrlCode(row) } }) ?? ''} onPress={onChosen}>
        {`${row.baseCurrency}/${row.quoteCurrency}`}
      </Link>
    ),
  },
  {
    id: 'stage',
    header: t('premarket.stage'),
    width: 96,
    priority: 1,
    isSelfExplanatory: true,
    cell: ({ stage }) => <Badge tone={stages[stage].tone}>{t(stages[stage].label)}</Badge>,
  },
  {
    id: 'last',
    header: t('premarket.last'),
    align: 'end',
    width: 84,
    cell: (row) => priceOf(format, row.last, row),
  },
  {
    id: 'change',
    header: t('trade.change'),
    align: 'end',
    width: 84,
    cell: ({ change }) => (change === null ? unknownValue : <PriceChange value={format.parts.percent(change)} />),
  },
];

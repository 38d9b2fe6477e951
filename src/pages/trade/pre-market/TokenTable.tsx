import { useState } from 'react';
import { compare } from '@/contract/decimal';
import { splitDigit } from '@/contract/market';
import { premarketStage, type PremarketPair } from '@/contract/premarket';
import { premarketCode } from '@/entities/premarket';
import { useFormat, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Badge } from '@/ui/Badge/Badge';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { PriceChange } from '@/ui/PriceChange/PriceChange';
import { Stack } from '@/ui/Stack/Stack';
import { Table } from '@/ui/Table/Table';
import type { Sort } from '@/ui/Table/column';
import { Text } from '@/ui/Text/Text';
import { StageEnd } from './StageEnd';
import { stages } from './stages';

export interface TokenTableProps {
  readonly rows: readonly PremarketPair[];
}

/** Tokens with their stage, their day and what comes next. */
export function TokenTable({ rows }: TokenTableProps) {
  const [sort, setSort] = useState<Sort | null>(null);
  const t = useText('premarket', 'trade');
  const format = useFormat();
  const { to } = useHrefs();
  const price = (value: string | null, { digit }: PremarketPair) => format.price(value, splitDigit(digit).price);
  return (
    <Table
      label={t('premarket.tokens_all')}
      rows={sorted(rows, sort)}
      rowKey={({ tradeId }) => String(tradeId)}
      density="generous"
      followsLink
      sort={sort}
      onSort={setSort}
      columns={[
        {
          id: 'token',
          header: t('premarket.token'),
          width: 180,
          cell: (row) => (
            <Inline gap={3} wrap={false}>
              <CoinIcon symbol={row.baseCurrency} />
              <Stack gap={1}>
                <Link variant="plain" href={to(routes.preMarket, { query: { pair: premarketCode(row) } }) ?? ''}>
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
          width: 120,
          cell: ({ stage }) => <Badge tone={stages[stage].tone}>{t(stages[stage].label)}</Badge>,
        },
        { id: 'last', header: t('premarket.last'), align: 'end', isSortable: true, cell: (row) => price(row.last, row) },
        {
          id: 'change',
          header: t('trade.change'),
          align: 'end',
          isSortable: true,
          cell: ({ change }) => <PriceChange value={format.parts.percent(change)} />,
        },
        {
          id: 'range',
          header: t('premarket.range'),
          align: 'end',
          width: 176,
          priority: 2,
          cell: (row) => (row.low === null ? '–' : `${price(row.low, row)} – ${price(row.high, row)}`),
        },
        {
          id: 'turnover',
          header: t('premarket.turnover'),
          align: 'end',
          isSortable: true,
          priority: 1,
          cell: ({ turnover, quoteCurrency }) => (turnover === null ? '–' : `${format.compact(turnover)} ${quoteCurrency}`),
        },
        {
          id: 'lists',
          header: t('premarket.lists'),
          align: 'end',
          width: 168,
          priority: 3,
          cell: ({ listsTime }) => format.dateTime(listsTime),
        },
        {
          id: 'next',
          header: t('premarket.next'),
          align: 'end',
          width: 168,
          cell: (row) => (
            <Stack gap={1} align="end">
              <Text size="small" tone="faint">
                {t(stages[row.stage].end)}
              </Text>
              <StageEnd schedule={row} />
            </Stack>
          ),
        },
      ]}
    />
  );
}

const first = [premarketStage.trading, premarketStage.settling, premarketStage.upcoming, premarketStage.settled];

/** By the figure that is asked for, what has none last; otherwise what can be traded first, and of one stage what comes soonest. */
function sorted(rows: readonly PremarketPair[], sort: Sort | null): readonly PremarketPair[] {
  const figureOf = figures.find(({ id }) => id === sort?.column)?.of;
  if (sort === null || figureOf === undefined) return rows.toSorted(byStage);
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [one, other] = [figureOf(a), figureOf(b)];
    if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
    return sign * compare(one, other);
  });
}

const byStage = (a: PremarketPair, b: PremarketPair): number =>
  first.indexOf(a.stage) - first.indexOf(b.stage) ||
  (a.stage === premarketStage.settled ? b.listsTime - a.listsTime : a.listsTime - b.listsTime);

const figures = [
  { id: 'last', of: ({ last }: PremarketPair) => last },
  { id: 'change', of: ({ change }: PremarketPair) => change },
  { id: 'turnover', of: ({ turnover }: PremarketPair) => turnover },
] as const;

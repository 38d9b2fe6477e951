import { useUnit } from 'effector-react';
import { compare, multiply, subtract } from '@/contract/decimal';
import type { PremarketHolding } from '@/contract/premarket';
import { orderSide } from '@/contract/spot';
import { $isHidden } from '@/entities/assets';
import { $premarketNow, premarketHoldings, premarketPairs } from '@/entities/premarket';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Amount } from '@/ui/Amount/Amount';
import { Badge } from '@/ui/Badge/Badge';
import { Countdown } from '@/ui/Countdown/Countdown';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Table } from '@/ui/Table/Table';
import { Text } from '@/ui/Text/Text';

/** What the user has bought and sold that is not settled: at which price, what it would bring now, what is pledged, and whether there are tokens to deliver. */
export function Holdings() {
  const { isHidden, now, pairs } = useUnit({ isHidden: $isHidden, now: $premarketNow, pairs: premarketPairs.$latest });
  const t = useText('premarket', 'trade', 'orders');
  const format = useFormat();
  const { to } = useHrefs();
  const hiddenLabel = isHidden ? t('trade.hidden') : undefined;
  const coinsOf = ({ tradeName }: PremarketHolding) => tradeName.split('/');
  const amount = (value: string | null, unit = '', tone?: 'trend') => (
    <Amount value={format.parts.amount(value, { decimals: 8, unit })} tone={tone ?? 'inherit'} hiddenLabel={hiddenLabel} />
  );
  const lastOf = (row: PremarketHolding) => pairs?.find(({ tradeId }) => tradeId === row.tradeId)?.last ?? null;
  return (
    <QueryView
      query={premarketHoldings}
      keepLatest
      density="compact"
      skeleton={<Skeleton shape="row" count={3} />}
      empty={<EmptyState density="compact" text={t('premarket.emptyHoldings')} hint={t('premarket.emptyHoldingsHint')} />}
    >
      {(rows) => (
        <Table
          label={t('premarket.holdings')}
          density="compact"
          rows={rows}
          rowKey={({ tradeId, side }) => `${tradeId} ${side}`}
          columns={[
            {
              id: 'pair',
              header: t('orders.pair'),
              cell: (row) => (
                <Link variant="plain" href={to(routes.preMarket, { query: { pair: row.tradeName.replace('/', '_').toLowerCase() } }) ?? ''}>
                  {row.tradeName}
                </Link>
              ),
            },
            {
              id: 'side',
              header: t('orders.side'),
              width: 88,
              cell: ({ side }) => (
                <Badge tone={side === orderSide.buy ? 'rise' : 'fall'}>
                  {t(side === orderSide.buy ? 'premarket.bought' : 'premarket.sold')}
                </Badge>
              ),
            },
            { id: 'amount', header: t('orders.amount'), align: 'end', cell: (row) => amount(row.amount, coinsOf(row)[0]) },
            { id: 'price', header: t('orders.averagePrice'), align: 'end', cell: (row) => amount(row.averagePrice) },
            { id: 'last', header: t('premarket.last'), align: 'end', priority: 3, cell: (row) => amount(lastOf(row)) },
            {
              id: 'profit',
              header: t('premarket.profit'),
              align: 'end',
              cell: (row) => amount(profitOf(row, lastOf(row)), coinsOf(row)[1], 'trend'),
            },
            { id: 'pledge', header: t('premarket.pledged'), align: 'end', priority: 1, cell: (row) => amount(row.pledge, coinsOf(row)[1]) },
            {
              id: 'delivery',
              header: t('premarket.toDeliver'),
              align: 'end',
              width: 184,
              cell: (row) =>
                row.side === orderSide.buy ? (
                  t('premarket.willReceive')
                ) : (
                  <Text size="small" tone={compare(row.held, row.amount) < 0 ? 'warning' : 'success'}>
                    {t(compare(row.held, row.amount) < 0 ? 'premarket.lacks' : 'premarket.covered', {
                      amount: format.amount(subtract(row.amount, row.held), { unit: coinsOf(row)[0] }),
                    })}
                  </Text>
                ),
            },
            {
              id: 'settles',
              header: t('premarket.settlesIn'),
              align: 'end',
              priority: 2,
              cell: (row) => <Countdown to={row.settlesTime} now={now} />,
            },
          ]}
        />
      )}
    </QueryView>
  );
}

/** What a holding would bring at a price, in the quote coin; null while that is not known. */
function profitOf({ side, turnover, amount }: PremarketHolding, last: string | null): string | null {
  if (last === null) return null;
  const value = multiply(last, amount);
  return side === orderSide.buy ? subtract(value, turnover) : subtract(turnover, value);
}

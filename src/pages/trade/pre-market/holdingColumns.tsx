import { compare, multiply, subtract, type Decimal } from '@/contract/decimal';
import { parseDigit } from '@/contract/market';
import type { PremarketHolding, PremarketPair } from '@/contract/premarket';
import { orderSide } from '@/contract/spot';
import { premarketUrlCode } from '@/entities/premarket';
import type { Format, Translate } from '@/shared/i18n';
import { routes, type HrefBuilder } from '@/shared/routing';
import { Amount } from '@/ui/Amount/Amount';
import { Badge } from '@/ui/Badge/Badge';
import { Countdown } from '@/ui/Countdown/Countdown';
import { Link } from '@/ui/Link/Link';
import type { Column } from '@/ui/Table/column';
import { Text } from '@/ui/Text/Text';

interface ColumnContext {
  readonly t: Translate<'premarket' | 'trade' | 'orders'>;
  readonly format: Format;
  readonly to: HrefBuilder;
  /** The tokens with their last prices. */
  readonly pairs: readonly PremarketPair[] | null;
  readonly now: number;
  /** Label that masks the amounts; undefined if they are visible. */
  readonly hiddenLabel: string | undefined;
}

interface AmountFormat {
  readonly decimals?: number;
  readonly tone?: 'inherit' | 'trend';
}

/** Decimals of amounts in the quote coin. */
const moneyDigits = 2;

/** Columns of the holdings: price, profit, collateral and missing tokens. */
export function holdingColumns({ t, format, to, pairs, now, hiddenLabel }: ColumnContext): readonly Column<PremarketHolding>[] {
  const coinsOf = ({ tradeName }: PremarketHolding) => {
    const [base = '', quote = ''] = tradeName.split('/');
    return { base, quote };
  };
  const codeOf = (row: PremarketHolding) => premarketUrlCode({ baseCurrency: coinsOf(row).base, quoteCurrency: coinsOf(row).quote });
  const pairOf = (row: PremarketHolding) => pairs?.find(({ tradeId }) => tradeId === row.tradeId);
  const lastOf = (row: PremarketHolding) => pairOf(row)?.last ?? null;
  const price = (row: PremarketHolding, value: Decimal | null) => format.price(value, parseDigit(pairOf(row)?.digit ?? '8#0').price);
  const amount = (value: Decimal | null, unit = '', { decimals = 8, tone = 'inherit' }: AmountFormat = {}) => (
    <Amount
      value={format.parts.amount(value, { decimals, unit })}
      tone={tone}
      isMinorFaint={tone === 'inherit'}
      hiddenLabel={hiddenLabel}
    />
  );
  return [
    {
      id: 'pair',
      header: t('orders.pair'),
      width: 104,
      cell: (row) => (
        <Link variant="plain" href={to(routes.preMarket, { query: { pair: codeOf(row) } }) ?? ''}>
          {row.tradeName}
        </Link>
      ),
    },
    {
      id: 'side',
      header: t('orders.side'),
      width: 80,
      cell: ({ side }) => (
        <Badge tone={side === orderSide.buy ? 'rise' : 'fall'}>{t(side === orderSide.buy ? 'premarket.bought' : 'premarket.sold')}</Badge>
      ),
    },
    { id: 'amount', header: t('orders.amount'), align: 'end', cell: (row) => amount(row.amount, coinsOf(row).base) },
    { id: 'price', header: t('orders.averagePrice'), align: 'end', width: 104, priority: 4, cell: (row) => price(row, row.averagePrice) },
    { id: 'last', header: t('premarket.last'), align: 'end', width: 96, priority: 3, cell: (row) => price(row, lastOf(row)) },
    {
      id: 'profit',
      header: t('premarket.profit'),
      align: 'end',
      width: 120,
      cardSlot: 'lead',
      cell: (row) => amount(profitOf(row, lastOf(row)), coinsOf(row).quote, { decimals: moneyDigits, tone: 'trend' }),
    },
    {
      id: 'pledge',
      header: t('premarket.pledged'),
      align: 'end',
      width: 128,
      priority: 1,
      cell: (row) => amount(row.pledge, coinsOf(row).quote, { decimals: moneyDigits }),
    },
    {
      id: 'delivery',
      header: t('premarket.toDeliver'),
      align: 'end',
      width: 168,
      cell: (row) =>
        row.side === orderSide.buy ? (
          t('premarket.willReceive')
        ) : (
          <Text size="small" tone={compare(row.held, row.amount) < 0 ? 'warning' : 'success'}>
            {t(compare(row.held, row.amount) < 0 ? 'premarket.lacks' : 'premarket.covered', {
              amount: format.amount(subtract(row.amount, row.held), { unit: coinsOf(row).base }),
            })}
          </Text>
        ),
    },
    {
      id: 'settles',
      header: t('premarket.settlesIn'),
      align: 'end',
      width: 128,
      priority: 2,
      cell: (row) => <Countdown to={row.settlesTime} now={now} />,
    },
  ];
}

/** Profit of a holding at the last price, in the quote coin; null if there is none. */
function profitOf({ side, turnover, amount }: PremarketHolding, last: Decimal | null): Decimal | null {
  if (last === null) return null;
  const value = multiply(last, amount);
  return side === orderSide.buy ? subtract(value, turnover) : subtract(turnover, value);
}

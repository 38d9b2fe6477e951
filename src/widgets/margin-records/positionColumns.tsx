import { add } from '@/contract/decimal';
import type { IsolatedAccount } from '@/contract/margin';
import { isStableCoin } from '@/contract/market';
import { RiskRatio } from '@/entities/margin-account';
import { routes, type HrefBuilder } from '@/shared/routing';
import { Amount } from '@/ui/Amount/Amount';
import { Inline } from '@/ui/Inline/Inline';
import { LeverageBadge } from '@/ui/LeverageBadge/LeverageBadge';
import { Link } from '@/ui/Link/Link';
import type { Column } from '@/ui/Table/column';
import { Text } from '@/ui/Text/Text';
import type { ColumnContext } from './assetColumns';
import { PositionActions } from './PositionActions';

const priceDigits = 8;

/** The columns of the isolated accounts. */
export function positionColumns({
  t,
  format,
  hiddenLabel,
  to,
}: ColumnContext & { readonly to: HrefBuilder }): readonly Column<IsolatedAccount>[] {
  const amount = (value: string, unit: string) => (
    <Amount value={format.parts.amount(value, { decimals: isStableCoin(unit) ? 2 : 8, unit })} hiddenLabel={hiddenLabel} />
  );
  const hrefOf = (tradeName: string) =>
    to(routes.marginTradePair, { params: { tradeCode: tradeName.toLowerCase().replace('/', '_') }, query: { marginMode: 'isolated' } });
  return [
    {
      id: 'pair',
      header: t('margin.pair'),
      width: 152,
      cell: ({ tradeName, leverage }) => (
        <Inline gap={3} wrap={false}>
          <Link href={hrefOf(tradeName) ?? ''}>{tradeName}</Link>
          <LeverageBadge leverage={`${leverage}×`} />
        </Inline>
      ),
    },
    {
      id: 'assets',
      header: t('margin.assets'),
      align: 'end',
      width: 248,
      priority: 0.3,
      cell: ({ base, quote }) => (
        <Inline gap={4} justify="end">
          {amount(add(base.available, base.frozen), base.coinName)}
          {amount(add(quote.available, quote.frozen), quote.coinName)}
        </Inline>
      ),
    },
    {
      id: 'debt',
      header: t('margin.totalDebt'),
      align: 'end',
      width: 152,
      priority: 0.2,
      cell: ({ totalDebt, quote }) => amount(totalDebt, quote.coinName),
    },
    {
      id: 'equity',
      header: t('margin.equity'),
      align: 'end',
      width: 152,
      priority: 2,
      cell: ({ netAsset, quote }) => amount(netAsset, quote.coinName),
    },
    {
      id: 'ratio',
      header: t('margin.ratio'),
      align: 'end',
      width: 144,
      cardSlot: 'lead',
      cell: ({ riskRatio, riskState }) => <RiskRatio of={{ ratio: riskRatio, state: riskState }} />,
    },
    {
      id: 'price',
      header: t('margin.price'),
      align: 'end',
      width: 96,
      priority: 1,
      cell: ({ price }) => format.amount(price, { decimals: priceDigits }),
    },
    {
      id: 'liquidation',
      header: t('margin.liquidationPrice'),
      align: 'end',
      width: 96,
      priority: 0.1,
      cell: ({ liquidationPrice }) => <Text tone="warning">{format.amount(liquidationPrice, { decimals: priceDigits })}</Text>,
    },
    {
      id: 'actions',
      header: t('margin.close'),
      isHeaderHidden: true,
      align: 'end',
      width: 288,
      cardSlot: 'actions',
      cell: (account) => <PositionActions account={account} />,
    },
  ];
}

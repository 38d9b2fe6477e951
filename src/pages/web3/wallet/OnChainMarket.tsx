import { useUnit } from 'effector-react';
import { multiplyNullable } from '@/contract/decimal';
import type { DexToken } from '@/contract/web3';
import { $currency, moneyParts, type DisplayCurrency } from '@/entities/currency';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText, type Format, type Translate } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Panel } from '@/ui/Panel/Panel';
import { Price } from '@/ui/Price/Price';
import { PriceChange } from '@/ui/PriceChange/PriceChange';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import type { Column } from '@/ui/Table/column';
import { Table } from '@/ui/Table/Table';
import { Text } from '@/ui/Text/Text';
import { mostTraded, maxTokensShown, tokens } from './model';
import { marketHeight, name, tokenCell } from './page.css';

/** The most traded tokens on the wallet's networks, at live prices. */
export function OnChainMarket() {
  const currency = useUnit($currency);
  const t = useText('web3');
  const format = useFormat();
  return (
    <Panel
      title={t('web3.market')}
      inset="none"
      aside={
        <Badge tone="success" isLive>
          {t('common.live')}
        </Badge>
      }
    >
      <div className={marketHeight}>
        <QueryView
          query={tokens}
          keepLatest
          density="compact"
          errorText={t('web3.marketFailed')}
          skeleton={<Skeleton shape="row" count={maxTokensShown} />}
          empty={<EmptyState density="compact" picture="chart" text={t('web3.noTokens')} />}
        >
          {({ list }) => (
            <Table
              label={t('web3.market')}
              density="generous"
              rows={mostTraded(list)}
              rowKey={({ symbol }) => symbol}
              columns={marketColumns({ t, format, currency })}
            />
          )}
        </QueryView>
      </div>
    </Panel>
  );
}

interface ColumnContext {
  readonly t: Translate<'web3'>;
  readonly format: Format;
  readonly currency: DisplayCurrency;
}

const marketColumns = ({ t, format, currency }: ColumnContext): readonly Column<DexToken>[] => [
  { id: 'token', header: t('web3.token'), width: 148, cell: (token) => <Token {...token} /> },
  {
    id: 'price',
    header: t('web3.price'),
    align: 'end',
    width: 108,
    cell: ({ tokenPrice }) => <Price value={moneyParts(multiplyNullable(tokenPrice, currency.rate), currency, format)} />,
  },
  {
    id: 'change',
    header: t('web3.change'),
    align: 'end',
    width: 88,
    cell: ({ change }) => <PriceChange value={format.parts.percent(change)} />,
  },
];

function Token({ symbol, chainName }: Pick<DexToken, 'symbol' | 'chainName'>) {
  return (
    <span className={tokenCell}>
      <CoinIcon symbol={symbol} />
      <span className={name}>
        <Text weight="medium" wrap="ellipsis">
          {symbol}
        </Text>
        <Text size="small" tone="soft" wrap="ellipsis">
          {chainName}
        </Text>
      </span>
    </span>
  );
}

import { useUnit } from 'effector-react';
import { isZero, type Decimal } from '@/contract/decimal';
import { isStableCoin } from '@/contract/market';
import { coinsOf, type ContractAssets as Assets } from '@/contract/swap';
import { $areBalancesHidden } from '@/entities/assets';
import { $contractAssetsByCoin } from '@/entities/contract-account';
import { $pairId } from '@/entities/pair-feed';
import { useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import type { Column } from '@/ui/Table/column';
import { Table } from '@/ui/Table/Table';
import type { RecordContentProps } from '@/widgets/record-page';

/** The displayed values of each coin with their labels. */
const valueColumns = [
  ['equity', 'contract.equity'],
  ['balance', 'contract.walletBalance'],
  ['free', 'contract.available'],
  ['bonus', 'contract.bonus'],
  ['unrealised', 'contract.pnl'],
  ['positionMargin', 'contract.positionMargin'],
  ['orderMargin', 'contract.orderMargin'],
] as const;

const none: readonly Assets[] = [];

/** The coins with a balance in the contract account, and the coin of the current contract: equity, balances, margins and risk. */
export function ContractAssets({ title }: Pick<RecordContentProps, 'title'>) {
  const { assets, pairId, isHidden } = useUnit({ assets: $contractAssetsByCoin, pairId: $pairId, isHidden: $areBalancesHidden });
  const contractCoin = pairId === null ? null : coinsOf(String(pairId)).coin;
  const isShown = (row: Assets) => row.coinName === contractCoin || valueColumns.some(([id]) => !isZero(row[id]));
  const t = useText('contract');
  const format = useFormat();
  const hiddenLabel = isHidden ? t('contract.hidden') : undefined;
  const amount = (value: Decimal, coin: string, isTrend: boolean) => (
    <Amount
      value={format.parts.amount(value, { decimals: isStableCoin(coin) ? 4 : 8 })}
      tone={isTrend ? 'trend' : 'inherit'}
      hiddenLabel={hiddenLabel}
    />
  );
  const columns: readonly Column<Assets>[] = [
    { id: 'coin', header: t('contract.coin'), cell: ({ coinName }) => coinName },
    ...valueColumns.map(([id, header], index) => ({
      id,
      header: t(header),
      align: 'end' as const,
      priority: index < 3 ? undefined : index,
      cardSlot: id === 'equity' ? ('lead' as const) : undefined,
      cell: (row: Assets) => amount(row[id], row.coinName, id === 'unrealised'),
    })),
    { id: 'risk', header: t('contract.marginRatio'), align: 'end', cell: ({ marginRate }) => `${format.price(marginRate, 2)}%` },
  ];
  return (
    <Table
      label={title}
      density="compact"
      columns={columns}
      rows={assets === null ? none : [...assets.values()].filter(isShown)}
      rowKey={({ coinName }) => coinName}
      skeletonRows={assets === null ? 3 : 0}
    />
  );
}

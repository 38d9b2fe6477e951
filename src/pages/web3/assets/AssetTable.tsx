import { useUnit } from 'effector-react';
import { $currency } from '@/entities/currency';
import { $chainNames, settingsChanged } from '@/entities/wallet';
import { useFormat, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Table } from '@/ui/Table/Table';
import { AssetDetail } from './AssetDetail';
import { assetColumns } from './columns';
import { $rows, $sort, searchTyped, sortChosen } from './model';

/** The tokens that match the filters; rows expand to the token contract and the wallet address. */
export function AssetTable() {
  const { rows, sort, names, currency, onSort, onType, onChange } = useUnit(units);
  const t = useText('web3Assets');
  const format = useFormat();
  const columns = assetColumns({ t, format, names, currency });
  return (
    <Table
      label={t('web3Assets.list')}
      density="generous"
      columns={columns}
      rows={rows}
      rowKey={({ chainIndex, tokenAddress }) => `${chainIndex}:${tokenAddress}`}
      rowName={({ symbol, chainIndex }) => `${symbol}, ${names.get(chainIndex) ?? chainIndex}`}
      sort={sort}
      onSort={onSort}
      renderDetail={(row) => <AssetDetail row={row} />}
      empty={
        <EmptyState
          picture="search"
          text={t('web3Assets.nothingFound')}
          action={
            <Button
              onPress={() => {
                onType('');
                onChange({ assetChainIndex: '', hidesSmallBalances: false });
              }}
            >
              {t('web3Assets.showAll')}
            </Button>
          }
        />
      }
    />
  );
}

const units = {
  rows: $rows,
  sort: $sort,
  names: $chainNames,
  currency: $currency,
  onSort: sortChosen,
  onType: searchTyped,
  onChange: settingsChanged,
};

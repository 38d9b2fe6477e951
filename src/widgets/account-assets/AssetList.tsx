import { useUnit } from 'effector-react';
import type { ComponentType, ReactNode } from 'react';
import { smallBalanceThreshold, type Asset } from '@/contract/assets';
import { $areBalancesHidden } from '@/entities/assets';
import { $currency } from '@/entities/currency';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { useHrefs } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Panel } from '@/ui/Panel/Panel';
import { screenOnly } from '@/ui/print.css';
import { SearchField } from '@/ui/SearchField/SearchField';
import { Switch } from '@/ui/Switch/Switch';
import { Table } from '@/ui/Table/Table';
import type { RowActionsProps } from './AssetActions';
import { filters, filterSearch } from './AssetList.css';
import { assetColumns, type AmountColumn } from './columns';
import { $choice, AssetListGate, filtersCleared, searchTyped, hideSmallToggled, sortChosen } from './listModel';
import { assetRows } from './rows';
import { valueUnit } from './unit';

export interface AssetListProps {
  readonly title: string;
  readonly list: readonly Asset[];
  /** The amounts shown as columns beside the total. */
  readonly amounts: readonly AmountColumn[];
  readonly RowActions?: ComponentType<RowActionsProps>;
  /** Rendered beside the filters. */
  readonly tools?: ReactNode;
}

/** The coins of an account with a search and a switch that hides small balances. */
export function AssetList({ title, list, amounts, RowActions, tools }: AssetListProps) {
  const { choice, currency, isHidden, onSearch, onSmall, onSort, onClear } = useUnit(units);
  const t = useText('accountAssets', 'assets');
  const format = useFormat();
  const { to } = useHrefs();
  useGate(AssetListGate);
  const unit = valueUnit('fiat', null, currency);
  const columns = assetColumns({ t, format, amounts, RowActions, unit, hiddenLabel: isHidden ? t('assets.hiddenValue') : undefined, to });
  return (
    <Panel title={title} inset="none">
      <div className={`${filters} ${screenOnly}`}>
        <div className={filterSearch}>
          <SearchField
            label={t('accountAssets.search')}
            placeholder={t('accountAssets.search')}
            value={choice.keyword}
            onChange={onSearch}
          />
        </div>
        <Switch isSelected={choice.hidesSmall} onChange={onSmall}>
          {t('accountAssets.hideSmall', { amount: format.amount(smallBalanceThreshold, { unit: 'USDT' }) })}
        </Switch>
        {tools}
      </div>
      <Table
        label={title}
        density="generous"
        columns={columns}
        rows={assetRows(list, unit, choice)}
        rowKey={({ tradeId, coinId }) => `${tradeId}:${coinId}`}
        sort={choice.sort}
        onSort={onSort}
        empty={
          list.length === 0 ? (
            <EmptyState picture="wallet" text={t('accountAssets.empty')} hint={t('accountAssets.emptyAccount')} />
          ) : (
            <EmptyState
              picture="search"
              text={t('accountAssets.nothingFound')}
              action={<Button onPress={() => onClear()}>{t('accountAssets.showAll')}</Button>}
            />
          )
        }
      />
    </Panel>
  );
}

const units = {
  choice: $choice,
  currency: $currency,
  isHidden: $areBalancesHidden,
  onSearch: searchTyped,
  onSmall: hideSmallToggled,
  onSort: sortChosen,
  onClear: filtersCleared,
};

import { useUnit } from 'effector-react';
import { smallBalanceThreshold } from '@/contract/web3';
import { $settings, settingsChanged } from '@/entities/wallet';
import { useFormat, useText } from '@/shared/i18n';
import { Panel } from '@/ui/Panel/Panel';
import { SearchField } from '@/ui/SearchField/SearchField';
import { Select } from '@/ui/Select/Select';
import { Switch } from '@/ui/Switch/Switch';
import { AssetTable } from './AssetTable';
import { $keyword, $networks, searchTyped } from './model';
import { filters, filterSearch, filterSelect } from './page.css';

/** All tokens of the wallet, with search, network filter and a switch to hide small balances. */
export function AssetList() {
  const { keyword, networks, settings, onType, onChange } = useUnit({
    keyword: $keyword,
    networks: $networks,
    settings: $settings,
    onType: searchTyped,
    onChange: settingsChanged,
  });
  const t = useText('web3Assets');
  const format = useFormat();
  return (
    <Panel title={t('web3Assets.list')} inset="none">
      <div className={filters}>
        <div className={filterSearch}>
          <SearchField label={t('web3Assets.search')} placeholder={t('web3Assets.search')} value={keyword} onChange={onType} />
        </div>
        <div className={filterSelect}>
          <Select
            label={t('web3Assets.network')}
            isLabelHidden
            placeholder={t('web3Assets.all')}
            value={settings.assetChainIndex}
            options={[{ id: '', label: t('web3Assets.all') }, ...networks.map(({ chainIndex, name }) => ({ id: chainIndex, label: name }))]}
            onChange={(assetChainIndex) => onChange({ assetChainIndex })}
          />
        </div>
        <Switch isSelected={settings.hidesSmallBalances} onChange={(hidesSmallBalances) => onChange({ hidesSmallBalances })}>
          {t('web3Assets.hideSmall', { amount: format.amount(smallBalanceThreshold, { unit: 'USDT' }) })}
        </Switch>
      </div>
      <AssetTable />
    </Panel>
  );
}

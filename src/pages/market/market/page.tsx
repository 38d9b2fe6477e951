import { useUnit } from 'effector-react';
import { DeliveriesWatch } from '@/entities/market';
import { useFormat, useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { useGate } from '@/shared/lib/gate';
import { Page } from '@/shared/page';
import { routes } from '@/shared/routing';
import { SearchField } from '@/ui/SearchField/SearchField';
import { Tabs } from '@/ui/Tabs/Tabs';
import { MarketRankings } from '@/widgets/market-list';
import { ConnectionNotice } from '@/widgets/market-table';
import { search } from './market.css';
import { MarketGate } from './gate';
import { $favouriteCount } from './model';
import { MarketSubTabs } from './MarketSubTabs';
import { useChoice } from './useChoice';

const tabs = ['favourites', 'spot', 'contract', 'new'] as const;

/** The market page: favourites, spot pairs by area, contracts by type, and new listings. */
export function MarketPage() {
  const { device, favouriteCount } = useUnit({ device: $device, favouriteCount: $favouriteCount });
  const { choice, choose } = useChoice();
  useGate(MarketGate, choice);
  const t = useText('market');
  const format = useFormat();
  return (
    <Page
      route={routes.market}
      width="wide"
      actions={
        <div className={search}>
          <SearchField
            label={t('market.search')}
            clearLabel={t('market.clearSearch')}
            placeholder={t('market.searchHere')}
            value={choice.keyword}
            onChange={(keyword) => choose({ keyword }, { replace: true })}
          />
        </div>
      }
    >
      {device !== 'phone' && <MarketRankings length={3} />}
      <Tabs
        label={t('market.tabs')}
        tabs={tabs.map((id) => ({
          id,
          label: t(`market.${id}`),
          count: id === 'favourites' && favouriteCount > 0 ? format.count(favouriteCount) : undefined,
        }))}
        selected={choice.tab}
        onSelect={(id) => choose({ tab: tabs.find((tab) => tab === id), order: null })}
      >
        <MarketSubTabs choice={choice} choose={choose} />
      </Tabs>
      {choice.side === 'contract' && <DeliveriesWatch />}
      <ConnectionNotice side={choice.side} />
    </Page>
  );
}

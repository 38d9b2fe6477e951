import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useFormat, useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { SearchField } from '@/ui/SearchField/SearchField';
import { Stack } from '@/ui/Stack/Stack';
import { Tabs } from '@/ui/Tabs/Tabs';
import { ConnectionNotice } from '@/widgets/market-table';
import { Boards } from './Boards';
import { page, search } from './market.css';
import { $favouriteCount, chosen } from './model';
import { Parts } from './Parts';
import { useChoice } from './useChoice';

const tabs = ['favourites', 'spot', 'contract', 'new'] as const;

/** The whole market: favourites, spot pairs by area, contracts by kind, and what is new. */
export function MarketPage() {
  const { device, favouriteCount, onChoose } = useUnit({ device: $device, favouriteCount: $favouriteCount, onChoose: chosen });
  const { choice, choose } = useChoice();
  const t = useText('market');
  const format = useFormat();
  useEffect(() => void onChoose(choice), [choice, onChoose]);
  return (
    <Stack width="content">
      <div className={page}>
        <Stack gap={6}>
          <Inline justify="between" gap={5}>
            <Heading level={1}>{t('market.title')}</Heading>
            <div className={search}>
              <SearchField
                label={t('market.search')}
                clearLabel={t('market.clearSearch')}
                placeholder={t('market.searchHere')}
                value={choice.keyword}
                onChange={(keyword) => choose({ keyword }, { replace: true })}
              />
            </div>
          </Inline>
          {device !== 'phone' && <Boards />}
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
            <Parts choice={choice} choose={choose} />
          </Tabs>
          <ConnectionNotice side={choice.side} />
        </Stack>
      </div>
    </Stack>
  );
}

import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { Tabs } from '@/ui/Tabs/Tabs';
import { List, type ListProps } from './List';
import { $area, $areas } from './model';
import { $selectedWatchlist, watchlists } from './watchlists';

/** Prefix of the tab ids of watchlists. */
const watchlistPrefix = 'list:';

/** The list of a tab below its sub-tabs: spot areas, contract types, or kinds of favourites and watchlists. */
export function MarketSubTabs({ choice, choose }: ListProps) {
  const { areas, area, lists, watchlist } = useUnit({
    areas: $areas,
    area: $area,
    lists: watchlists.$latest,
    watchlist: $selectedWatchlist,
  });
  const t = useText('market');
  const content = <List choice={choice} choose={choose} />;
  switch (choice.tab) {
    case 'spot':
      return (
        <Tabs
          label={t('market.subAreas')}
          variant="chip"
          size="compact"
          tabs={areas.map(({ tradeArea, name }) => ({ id: String(tradeArea), label: name }))}
          selected={String(area)}
          onSelect={(id) => choose({ area: Number.parseInt(id, 10), keyword: '' })}
        >
          {content}
        </Tabs>
      );
    case 'contract':
      return (
        <Tabs
          label={t('market.subKinds')}
          variant="chip"
          size="compact"
          tabs={[
            { id: 'perpetual', label: t('market.perpetual') },
            { id: 'delivery', label: t('market.deliveryTab') },
          ]}
          selected={choice.kind}
          onSelect={(id) => choose({ kind: id === 'delivery' ? 'delivery' : 'perpetual', keyword: '' })}
        >
          {content}
        </Tabs>
      );
    case 'favourites':
      return (
        <Tabs
          label={t('market.subSides')}
          variant="chip"
          size="compact"
          tabs={[
            { id: 'spot', label: t('market.spot') },
            { id: 'contract', label: t('market.contract') },
            ...(lists ?? []).map(({ watchlistId, name }) => ({ id: `${watchlistPrefix}${watchlistId}`, label: name })),
          ]}
          selected={watchlist ? `${watchlistPrefix}${watchlist.watchlistId}` : choice.side}
          onSelect={(id) => {
            const chosen = lists?.find(({ watchlistId }) => id === `${watchlistPrefix}${watchlistId}`);
            choose(
              chosen ? { side: chosen.side, list: chosen.watchlistId } : { side: id === 'contract' ? 'contract' : 'spot', list: null },
            );
          }}
        >
          {content}
        </Tabs>
      );
    case 'new':
      return content;
  }
}

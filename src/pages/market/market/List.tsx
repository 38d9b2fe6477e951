import { useUnit } from 'effector-react';
import { $favouriteContracts, $favouritePairs } from '@/entities/favourites';
import { marketSides } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Inline } from '@/ui/Inline/Inline';
import { Pagination } from '@/ui/Pagination/Pagination';
import { Stack } from '@/ui/Stack/Stack';
import { keepRowFocus } from '@/ui/keepRowFocus';
import { MarketTable } from '@/widgets/market-table';
import { pageSize, type Choice } from './choice';
import { MergeOffer } from './MergeOffer';
import { list } from './model';
import { MarketFilters } from './MarketFilters';
import { Recommended } from './Recommended';
import { WatchlistTools } from './WatchlistTools';
import { $selectedWatchlist, watchlistOpened } from './watchlists';

export interface ListProps {
  readonly choice: Choice;
  readonly choose: (next: Partial<Choice>, options?: { readonly replace?: boolean }) => void;
}

/** The selected list. */
export function List({ choice, choose }: ListProps) {
  const { tab, side, keyword, order, page, sector, moved } = choice;
  const favourites = side === 'spot' ? $favouritePairs : $favouriteContracts;
  const units = { rows: list.$ranked, view: marketSides[side], favourites, watchlist: $selectedWatchlist, onEdit: watchlistOpened };
  const { rows, view, favourites: starred, watchlist, onEdit } = useUnit(units);
  const t = useText('market');
  useGate(list.Gate);
  const isFiltered = sector !== null || moved !== null;
  const tools = tab === 'favourites' && <WatchlistTools choice={choice} choose={choose} />;
  const emptyList = watchlist && watchlist.markets.length === 0 && (
    <EmptyState
      picture="star"
      text={t('market.listEmpty')}
      action={<Button onPress={() => onEdit(watchlist)}>{t('market.listAdd')}</Button>}
    />
  );
  const empty =
    keyword === '' ? (
      emptyList ||
      (isFiltered && (
        <EmptyState
          picture="search"
          text={t('market.noneSuch')}
          action={<Button onPress={() => choose({ sector: null, moved: null }, { replace: true })}>{t('market.showAll')}</Button>}
        />
      ))
    ) : (
      <EmptyState
        picture="search"
        text={t('market.noMatch', { keyword })}
        hint={t('market.noMatchHint')}
        action={<Button onPress={() => choose({ keyword: '' }, { replace: true })}>{t('market.clearSearch')}</Button>}
      />
    );
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize));
  const currentPage = Math.min(page, pageCount);
  const from = (currentPage - 1) * pageSize;
  const to = Math.min(rows.length, from + pageSize);
  return (
    <div ref={keepRowFocus}>
      {tab === 'favourites' && starred.length === 0 && !watchlist ? (
        <Stack gap={4}>
          {tools}
          <Recommended side={side} />
        </Stack>
      ) : (
        <Stack gap={5}>
          <Inline justify="between">
            <MarketFilters choice={choice} choose={choose} />
            {tools}
          </Inline>
          <MarketTable
            label={t('market.table')}
            side={side}
            view={view}
            rows={rows.slice(from, to)}
            order={order}
            onOrder={(next) => choose({ order: next }, { replace: true })}
            ranking={list}
            empty={empty || undefined}
            skeletonRows={12}
          />
          {pageCount > 1 && (
            <Pagination
              label={t('market.pages')}
              page={currentPage}
              count={pageCount}
              onPage={(next) => choose({ page: next })}
              summary={t('market.pageOf', { from: from + 1, to, count: rows.length })}
            />
          )}
        </Stack>
      )}
      {tab === 'favourites' && <MergeOffer />}
    </div>
  );
}

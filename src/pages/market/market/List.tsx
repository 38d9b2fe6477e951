import { useUnit } from 'effector-react';
import { $favouriteContracts, $favouritePairs } from '@/entities/favourites';
import { marketSides } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Pagination } from '@/ui/Pagination/Pagination';
import { Stack } from '@/ui/Stack/Stack';
import { keepRowFocus } from '@/ui/keepRowFocus';
import { MarketTable } from '@/widgets/market-table';
import { pageLength, type Choice } from './choice';
import { MergeOffer } from './MergeOffer';
import { list } from './model';
import { MarketFilters } from './MarketFilters';
import { Recommended } from './Recommended';

export interface ListProps {
  readonly choice: Choice;
  readonly choose: (next: Partial<Choice>, options?: { readonly replace?: boolean }) => void;
}

/** The selected list. */
export function List({ choice, choose }: ListProps) {
  const { tab, side, keyword, order, page, sector, moved } = choice;
  const favourites = side === 'spot' ? $favouritePairs : $favouriteContracts;
  const units = { rows: list.$ranked, view: marketSides[side], favourites, onHold: list.held };
  const { rows, view, favourites: starred, onHold } = useUnit(units);
  const t = useText('market');
  useGate(list.Gate);
  const isNarrowed = sector !== null || moved !== null;
  const empty =
    keyword === '' ? (
      isNarrowed && (
        <EmptyState
          picture="search"
          text={t('market.noneSuch')}
          action={<Button onPress={() => choose({ sector: null, moved: null }, { replace: true })}>{t('market.showAll')}</Button>}
        />
      )
    ) : (
      <EmptyState
        picture="search"
        text={t('market.noMatch', { keyword })}
        hint={t('market.noMatchHint')}
        action={<Button onPress={() => choose({ keyword: '' }, { replace: true })}>{t('market.clearSearch')}</Button>}
      />
    );
  const pages = Math.max(1, Math.ceil(rows.length / pageLength));
  const shown = Math.min(page, pages);
  const from = (shown - 1) * pageLength;
  const to = Math.min(rows.length, from + pageLength);
  return (
    <div ref={keepRowFocus}>
      {tab === 'favourites' && starred.length === 0 ? (
        <Recommended side={side} />
      ) : (
        <Stack gap={5}>
          <MarketFilters choice={choice} choose={choose} />
          <MarketTable
            label={t('market.table')}
            side={side}
            view={view}
            rows={rows.slice(from, to)}
            order={order}
            onOrder={(next) => choose({ order: next }, { replace: true })}
            onHold={onHold}
            empty={empty || undefined}
            expected={12}
          />
          {pages > 1 && (
            <Pagination
              label={t('market.pages')}
              page={shown}
              count={pages}
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

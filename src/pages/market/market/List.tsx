import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $favouriteContracts, $favouritePairs } from '@/entities/favourites';
import { marketSides } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { MarketTable } from '@/widgets/market-table';
import { pageLength, type Choice } from './choice';
import { list } from './model';
import { Recommended } from './Recommended';

export interface ListProps {
  readonly choice: Choice;
  readonly choose: (next: Partial<Choice>, options?: { readonly replace?: boolean }) => void;
}

/** The list that was chosen. */
export function List({ choice, choose }: ListProps) {
  const { tab, side, keyword, order, page } = choice;
  const favourites = side === 'spot' ? $favouritePairs : $favouriteContracts;
  const units = { rows: list.$ranked, view: marketSides[side], favourites, onOpen: list.opened, onClose: list.closed, onHold: list.held };
  const { rows, view, favourites: starred, onOpen, onClose, onHold } = useUnit(units);
  const t = useText('market');
  useEffect(() => {
    onOpen();
    return () => void onClose();
  }, [onOpen, onClose]);
  if (tab === 'favourites' && starred.length === 0) return <Recommended side={side} />;
  const empty =
    keyword === '' ? (
      <EmptyState picture="chart" text={t('market.none')} />
    ) : (
      <EmptyState
        picture="search"
        text={t('market.noMatch', { keyword })}
        hint={t('market.noMatchHint')}
        action={<Button onPress={() => choose({ keyword: '' }, { replace: true })}>{t('market.clearSearch')}</Button>}
      />
    );
  return (
    <MarketTable
      label={t('market.table')}
      side={side}
      view={view}
      rows={rows.slice((page - 1) * pageLength, page * pageLength)}
      order={order}
      onOrder={(next) => choose({ order: next }, { replace: true })}
      onHold={onHold}
      empty={empty}
      expected={12}
    />
  );
}

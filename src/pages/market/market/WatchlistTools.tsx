import { useUnit } from 'effector-react';
import { ListPlus, Pencil } from 'lucide-react';
import { $isLoggedIn } from '@/entities/session';
import { useLazyDialog } from '@/entities/toasts';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Inline } from '@/ui/Inline/Inline';
import type { ListProps } from './List';
import { $canAdd, $draft, $selectedWatchlist, watchlistClosed, watchlistOpened } from './watchlists';

/** Buttons to create a watchlist and to edit the current one; logged-in users only. */
export function WatchlistTools({ choice: { side }, choose }: ListProps) {
  const { isLoggedIn, canAdd, draft, watchlist, onOpen } = useUnit({
    isLoggedIn: $isLoggedIn,
    canAdd: $canAdd,
    draft: $draft,
    watchlist: $selectedWatchlist,
    onOpen: watchlistOpened,
  });
  const t = useText('market');
  const module = useLazyDialog({
    load: () => import('./WatchlistDialog'),
    isNeeded: draft !== null,
    closed: watchlistClosed,
  });
  if (!isLoggedIn) return null;
  return (
    <Inline gap={3}>
      {watchlist && (
        <Button size="compact" icon={Pencil} onPress={() => onOpen(watchlist)}>
          {t('market.listEdit')}
        </Button>
      )}
      <Button size="compact" icon={ListPlus} isDisabled={!canAdd} onPress={() => onOpen({ side })}>
        {t('market.listNew')}
      </Button>
      {module && <module.WatchlistDialog onShow={(list) => choose({ tab: 'favourites', keyword: '', ...list })} />}
    </Inline>
  );
}

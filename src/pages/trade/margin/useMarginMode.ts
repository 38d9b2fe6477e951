import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { marginMode, type MarginMode } from '@/contract/margin';
import { $tradePreferences, preferencesChanged } from '@/entities/trade-preferences';
import { routes, useRouteQuery } from '@/shared/routing';

/** The margin mode of the URL, else the last one chosen, else cross; `choose` stores the mode and updates the URL. */
export function useMarginMode() {
  const { preferences, onChange } = useUnit({ preferences: $tradePreferences, onChange: preferencesChanged });
  const [, setSearch] = useSearchParams();
  const mode = useRouteQuery(routes.marginTrade)?.marginMode ?? preferences.marginMode ?? marginMode.cross;
  const choose = useCallback(
    (chosen: MarginMode) => {
      onChange({ marginMode: chosen });
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('marginMode', chosen);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [onChange, setSearch],
  );
  return { mode, choose };
}

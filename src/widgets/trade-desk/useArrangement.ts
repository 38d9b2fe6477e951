import { useUnit } from 'effector-react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { $tradePreferences, preferencesChanged } from '@/entities/trade-preferences';
import { arrangementText, initialArrangement, readArrangement, type Arrangement, type DeskLayout } from './arrangement';

const parameter = 'panels';

/** The arrangement of a trade screen: from the URL, otherwise the one remembered for the chosen layout. Changes are remembered and written to the URL. */
export function useArrangement() {
  const { preferences, onChange } = useUnit({ preferences: $tradePreferences, onChange: preferencesChanged });
  const [search, setSearch] = useSearchParams();
  const { layout, panels } = preferences;
  const urlText = search.get(parameter);
  const text = readArrangement(urlText) ? urlText : panels?.[layout];
  const arrangement = useMemo(() => readArrangement(text) ?? initialArrangement(layout), [text, layout]);
  const arrange = useCallback(
    (next: Arrangement) => {
      const text = arrangementText(next);
      onChange({ layout: next.layout, panels: { ...panels, [next.layout]: text } });
      setSearch((before) => withParameter(before, text), { replace: true, preventScrollReset: true });
    },
    [panels, onChange, setSearch],
  );
  const choose = useCallback(
    (chosen: DeskLayout) => arrange(readArrangement(panels?.[chosen]) ?? initialArrangement(chosen)),
    [panels, arrange],
  );
  return { arrangement, arrange, choose };
}

/** The default classic layout needs no parameter in the URL. */
function withParameter(before: URLSearchParams, text: string): URLSearchParams {
  const next = new URLSearchParams(before);
  if (text === arrangementText(initialArrangement('classic'))) next.delete(parameter);
  else next.set(parameter, text);
  return next;
}

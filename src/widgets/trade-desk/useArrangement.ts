import { useUnit } from 'effector-react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { $tradePreferences, preferencesChanged } from '@/entities/trade-preferences';
import { arrangementText, initialArrangement, readArrangement, type Arrangement, type DeskLayout } from './arrangement';

const parameter = 'panels';

/** The arrangement of a trade screen: the one in the address, else the one remembered for the chosen layout. A change is remembered, and stands in the address. */
export function useArrangement() {
  const { preferences, onChange } = useUnit({ preferences: $tradePreferences, onChange: preferencesChanged });
  const [search, setSearch] = useSearchParams();
  const { layout, panels } = preferences;
  const addressed = search.get(parameter);
  const text = readArrangement(addressed) ? addressed : panels?.[layout];
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

/** A layout that nobody changed needs no word in the address. */
function withParameter(before: URLSearchParams, text: string): URLSearchParams {
  const next = new URLSearchParams(before);
  if (text === arrangementText(initialArrangement('classic'))) next.delete(parameter);
  else next.set(parameter, text);
  return next;
}

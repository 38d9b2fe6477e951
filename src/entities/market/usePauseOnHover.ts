import { useUnit } from 'effector-react';
import { useMemo, type FocusEvent } from 'react';
import type { RankedList } from './ranking';

/** Event handlers for the element of a list that is recalculated periodically: it is not updated while hovered or focused. */
export function usePauseOnHover({ pauseChanged }: Pick<RankedList, 'pauseChanged'>) {
  const onPause = useUnit(pauseChanged);
  return useMemo(
    () => ({
      onPointerEnter: () => onPause(true),
      onPointerLeave: () => onPause(false),
      onFocus: () => onPause(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onPause(false);
      },
    }),
    [onPause],
  );
}

import { useUnit } from 'effector-react';
import { useMemo, type FocusEvent } from 'react';
import type { RankedList } from './ranking';

/** Handlers of the element of what is ranked or derived, which stands still while the pointer or the focus is in it. */
export function useHold({ held }: Pick<RankedList, 'held'>) {
  const onHold = useUnit(held);
  return useMemo(
    () => ({
      onPointerEnter: () => onHold(true),
      onPointerLeave: () => onHold(false),
      onFocus: () => onHold(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onHold(false);
      },
    }),
    [onHold],
  );
}

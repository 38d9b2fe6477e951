import { useUnit } from 'effector-react';
import { useMemo, type FocusEvent } from 'react';
import type { RankedList } from './ranking';

/** Event handlers for the element of a ranking or digest, which is not updated while hovered or focused. */
export function usePauseOnHover({ hoverChanged }: Pick<RankedList, 'hoverChanged'>) {
  const onHold = useUnit(hoverChanged);
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

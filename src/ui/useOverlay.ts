import { useCallback, useRef, useState } from 'react';

/**
 * Opens and closes an overlay that may be loaded lazily: spread `trigger` on the button and `overlay` on the popover, menu, dialog or sheet,
 * and mount the latter once `wasOpened`, so that its exit can be animated.
 */
export function useOverlay(kind: 'dialog' | 'menu' = 'dialog', startsOpen = false) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(startsOpen);
  const [wasOpened, setWasOpened] = useState(startsOpen);
  const onOpenChange = useCallback((open: boolean) => {
    setOpen(open);
    if (open) setWasOpened(true);
  }, []);
  return {
    isOpen,
    wasOpened,
    onOpenChange,
    trigger: { ref: triggerRef, onPress: () => onOpenChange(!isOpen), 'aria-expanded': isOpen, 'aria-haspopup': kind } as const,
    overlay: { triggerRef, isOpen, onOpenChange },
  };
}

import { useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import type { Namespace } from '@/shared/i18n';
import type { PopoverProps } from '@/ui/Popover/Popover';
import type { SheetProps } from '@/ui/Sheet/Sheet';
import { useLate } from './useLate';

/** What an overlay's content gets from it. */
export interface OverlayBodyProps {
  readonly close: () => void;
}

/** Goes on the button that opens the overlay; hovering and focusing it fetches what pressing it will show. */
export interface OverlayTrigger {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onPress: () => void;
  readonly onHoverStart: () => void;
  readonly onFocus: () => void;
  readonly 'aria-expanded': boolean;
  readonly 'aria-haspopup': 'dialog';
}

export interface LazyOverlayProps {
  /** A popover beside the trigger, or a sheet from an edge of the screen. */
  frame: 'popover' | NonNullable<SheetProps['side']>;
  /** Names the overlay. */
  label: string;
  closeLabel: string;
  renderTrigger: (button: OverlayTrigger) => ReactNode;
  /** Fetches the content. */
  load: () => Promise<ComponentType<OverlayBodyProps>>;
  namespaces?: readonly Namespace[];
  onFailed: () => void;
  /** The reader has opened it. */
  onOpened?: () => void;
  /** Where a model, rather than this component, knows whether it is open. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  width?: number;
  density?: PopoverProps['density'];
  placement?: PopoverProps['placement'];
  /** Px between trigger and popover. */
  offset?: number;
}

/** A button with an overlay whose code and texts are fetched when a reader turns to it. */
export function LazyOverlay(props: LazyOverlayProps) {
  // Another frame is another overlay: turning a tablet closes what was open.
  return <Overlay key={props.frame} {...props} />;
}

function Overlay({
  frame,
  label,
  closeLabel,
  renderTrigger,
  load,
  namespaces,
  onFailed,
  onOpened,
  isOpen,
  onOpenChange,
  ...look
}: LazyOverlayProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpenInside, setOpenInside] = useState(false);
  const isShown = isOpen ?? isOpenInside;
  const change = (open: boolean) => {
    if (open) onOpened?.();
    (onOpenChange ?? setOpenInside)(open);
  };
  const { part, want } = useLate({
    load: () => arrived(frame, load),
    namespaces,
    onFailed: () => {
      if (isShown) change(false);
      onFailed();
    },
  });
  useEffect(() => {
    if (isShown) want();
  }, [isShown, want]);

  const overlay = { triggerRef, isOpen: isShown, onOpenChange: change };
  const body = part && <part.Body close={() => change(false)} />;
  return (
    <>
      {renderTrigger({
        ref: triggerRef,
        onPress: () => change(!isShown),
        onHoverStart: want,
        onFocus: want,
        'aria-expanded': isShown,
        'aria-haspopup': 'dialog',
      })}
      {part?.Popover && (
        <part.Popover {...overlay} {...look} label={label}>
          {body}
        </part.Popover>
      )}
      {part?.Sheet && (
        <part.Sheet
          isOpen={isShown}
          onOpenChange={change}
          side={frame === 'popover' ? undefined : frame}
          title={label}
          closeLabel={closeLabel}
        >
          {body}
        </part.Sheet>
      )}
    </>
  );
}

interface Parts {
  readonly Body: ComponentType<OverlayBodyProps>;
  readonly Popover?: ComponentType<PopoverProps>;
  readonly Sheet?: ComponentType<SheetProps>;
}

async function arrived(frame: LazyOverlayProps['frame'], load: LazyOverlayProps['load']): Promise<Parts> {
  if (frame === 'popover') {
    const [{ Popover }, Body] = await Promise.all([import('@/ui/Popover/Popover'), load()]);
    return { Popover, Body };
  }
  const [{ Sheet }, Body] = await Promise.all([import('@/ui/Sheet/Sheet'), load()]);
  return { Sheet, Body };
}

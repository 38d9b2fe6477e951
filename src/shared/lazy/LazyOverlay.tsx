import { useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Namespace } from '@/shared/i18n';
import type { PopoverProps } from '@/ui/Popover/Popover';
import type { SheetProps } from '@/ui/Sheet/Sheet';
import { LoadBoundary } from './LoadBoundary';
import { useLazyModule } from './useLazyModule';

/** Props of an overlay's content. */
export interface OverlayBodyProps {
  readonly close: () => void;
}

/** Props of the button that opens the overlay; hovering or focusing it preloads the content. */
export interface OverlayTrigger {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onPress: () => void;
  readonly onHoverStart: () => void;
  readonly onFocus: () => void;
  readonly 'aria-expanded': boolean;
  readonly 'aria-haspopup': 'dialog';
}

export interface LazyOverlayProps {
  /** A popover next to the trigger, or a sheet from an edge of the screen. */
  presentation: 'popover' | NonNullable<SheetProps['side']>;
  /** Accessible name of the overlay. */
  label: string;
  renderTrigger: (button: OverlayTrigger) => ReactNode;
  /** Loads the content. */
  load: () => Promise<ComponentType<OverlayBodyProps>>;
  namespaces?: readonly Namespace[];
  onFailed: () => void;
  /** Called when the user opens the overlay. */
  onOpened?: () => void;
  /** Open state, if a model controls it instead of this component. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  width?: number;
  /** Padding around the content; `none` if the content brings its own. */
  density?: PopoverProps['density'];
  placement?: PopoverProps['placement'];
  /** Distance between trigger and popover in px. */
  offset?: number;
}

/** A button with an overlay whose code and texts are loaded on first use. */
export function LazyOverlay(props: LazyOverlayProps) {
  // Each presentation is a separate overlay: rotating a tablet closes an open one.
  return <Overlay key={props.presentation} {...props} />;
}

function Overlay({
  presentation,
  label,
  renderTrigger,
  load,
  namespaces,
  onFailed,
  onOpened,
  isOpen,
  onOpenChange,
  ...popover
}: LazyOverlayProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpenInside, setOpenInside] = useState(false);
  const isShown = isOpen ?? isOpenInside;
  const change = (open: boolean) => {
    if (open) onOpened?.();
    (onOpenChange ?? setOpenInside)(open);
  };
  // The overlay belongs to the screen it was opened on, and closes when the user leaves that screen.
  const { pathname } = useLocation();
  useEffect(() => {
    if (isShown) change(false);
    // oxlint-disable-next-line react/exhaustive-deps -- only leaving the screen closes it
  }, [pathname]);
  const { module, load: prefetch } = useLazyModule({
    load: () => loadParts(presentation, load),
    namespaces,
    isNeeded: isShown,
    // Hovering only prefetches; a failure is reported only after a press.
    onFailed: () => {
      if (!isShown) return;
      change(false);
      onFailed();
    },
  });

  const overlay = { triggerRef, isOpen: isShown, onOpenChange: change };
  const body = module && (
    <LoadBoundary>
      <module.Body close={() => change(false)} />
    </LoadBoundary>
  );
  return (
    <>
      {renderTrigger({
        ref: triggerRef,
        onPress: () => change(!isShown),
        onHoverStart: prefetch,
        onFocus: prefetch,
        'aria-expanded': isShown,
        'aria-haspopup': 'dialog',
      })}
      {module?.Popover && (
        <module.Popover {...overlay} {...popover} label={label}>
          {body}
        </module.Popover>
      )}
      {module?.Sheet && (
        <module.Sheet
          isOpen={isShown}
          onOpenChange={change}
          side={presentation === 'popover' ? undefined : presentation}
          density={popover.density === 'none' ? 'none' : 'regular'}
          title={label}
        >
          {body}
        </module.Sheet>
      )}
    </>
  );
}

interface Parts {
  readonly Body: ComponentType<OverlayBodyProps>;
  readonly Popover?: ComponentType<PopoverProps>;
  readonly Sheet?: ComponentType<SheetProps>;
}

async function loadParts(presentation: LazyOverlayProps['presentation'], load: LazyOverlayProps['load']): Promise<Parts> {
  if (presentation === 'popover') {
    const [{ Popover }, Body] = await Promise.all([import('@/ui/Popover/Popover'), load()]);
    return { Popover, Body };
  }
  const [{ Sheet }, Body] = await Promise.all([import('@/ui/Sheet/Sheet'), load()]);
  return { Sheet, Body };
}

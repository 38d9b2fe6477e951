import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { floating } from '../overlay.css';
import type { Unstyled } from '../props';
import { content } from './Popover.css';

export interface PopoverProps extends Omit<Unstyled<AriaPopoverProps>, 'triggerRef' | 'trigger'> {
  /** Accessible name of the popover. */
  label: string;
  children: ReactNode;
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Width in px; sized by its content by default. Never exceeds the screen. */
  width?: number;
  density?: 'none' | 'compact' | 'regular';
}

/** Shows content next to its trigger until dismissed; pair it with `useOverlay`. */
export function Popover({ label, children, width, density = 'regular', ...props }: PopoverProps) {
  return (
    <AriaPopover offset={8} containerPadding={8} {...props} className={floating} style={{ width }}>
      <Dialog aria-label={label} className={content({ density })}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}

import type { ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import type { PopoverProps } from 'react-aria-components/Popover';
import { PreviewTrigger } from 'react-aria-components/PreviewTrigger';
import { floating } from '../overlay.css';
import { content as contentStyle } from './HoverCard.css';

export interface HoverCardProps {
  /** Accessible name of the card. */
  label: string;
  /** Content of the card; may contain links and buttons. */
  content: ReactNode;
  /** The link or button that the card describes. */
  children: ReactNode;
  placement?: PopoverProps['placement'];
  /** Width in px; never exceeds the screen. */
  width?: number;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** How long a link must be hovered or focused before its card opens, in ms. */
export const openDelay = 400;

/** Shows more about a link while it is hovered, focused or held down by touch; its content must also be available on the linked page. */
export function HoverCard({ label, content, children, placement = 'bottom start', width = 320, ...state }: HoverCardProps) {
  return (
    <PreviewTrigger {...state} delay={openDelay}>
      {children}
      <Popover
        aria-label={label}
        placement={placement}
        offset={8}
        containerPadding={8}
        className={`${floating} ${contentStyle}`}
        style={{ inlineSize: width }}
      >
        {content}
      </Popover>
    </PreviewTrigger>
  );
}

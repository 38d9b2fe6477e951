import type { ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import type { PopoverProps } from 'react-aria-components/Popover';
import { PreviewTrigger } from 'react-aria-components/PreviewTrigger';
import { floating } from '../overlay.css';
import { content as contentStyle } from './HoverCard.css';

export interface HoverCardProps {
  /** Names the card for screen readers. */
  label: string;
  /** What the card shows; it may hold links and buttons. */
  content: ReactNode;
  /** The link or button it is about. */
  children: ReactNode;
  placement?: PopoverProps['placement'];
  /** In px; never exceeds the screen. */
  width?: number;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** How long somebody points at or focuses a link before its card opens, in ms. */
export const openDelay = 400;

/** Shows more about a link while it is hovered, focused or, by touch, held down; what it shows must also stand where the link leads. */
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

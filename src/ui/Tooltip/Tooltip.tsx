import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css';

export interface TooltipProps {
  /** A short explanation; never the only source of information. */
  text: string;
  /** One button or link. */
  children: ReactNode;
  placement?: AriaTooltipProps['placement'];
  isOpen?: boolean;
}

/** Explains a control while it is hovered or focused. */
export function Tooltip({ text, children, placement = 'top', isOpen }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100} isOpen={isOpen}>
      {children}
      <AriaTooltip placement={placement} offset={6} className={tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

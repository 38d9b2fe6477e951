import type { ReactNode } from 'react';
import { Separator } from 'react-aria-components/Separator';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { divider, toolbar } from './Toolbar.css';

export interface ToolbarProps {
  /** Accessible name: what the tools work on. */
  label: string;
  /** Buttons, toggles, button groups and `ToolbarDivider`. */
  children: ReactNode;
  orientation?: 'horizontal' | 'vertical';
}

/** Tools in a single tab stop; the arrow keys move between them. */
export function Toolbar({ label, children, orientation = 'horizontal' }: ToolbarProps) {
  return (
    <AriaToolbar aria-label={label} orientation={orientation} className={toolbar}>
      {children}
    </AriaToolbar>
  );
}

/** Divides the groups of a toolbar. */
export function ToolbarDivider() {
  return <Separator className={divider} />;
}

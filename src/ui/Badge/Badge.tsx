import type { ReactNode } from 'react';
import { badge, live } from './Badge.css';

export const badgeTones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger', 'rise', 'fall', 'alert'] as const;

export interface BadgeProps {
  children: ReactNode;
  /** `alert` is for the number of pending items. */
  tone?: (typeof badgeTones)[number];
  /** Shows a pulsing dot, for something happening now. */
  isLive?: boolean;
}

/** Labels an item with a word or a count. */
export function Badge({ children, tone = 'neutral', isLive = false }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {isLive && <span className={live} />}
      {children}
    </span>
  );
}

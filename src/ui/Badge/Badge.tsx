import type { ReactNode } from 'react';
import { badge, live } from './Badge.css';

export const badgeTones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger', 'rise', 'fall', 'alert'] as const;

export interface BadgeProps {
  children: ReactNode;
  /** `alert` is the count of what waits. */
  tone?: (typeof badgeTones)[number];
  /** A dot that breathes: this is going on now. */
  isLive?: boolean;
}

/** Tags a thing with a word or a count. */
export function Badge({ children, tone = 'neutral', isLive = false }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {isLive && <span className={live} />}
      {children}
    </span>
  );
}

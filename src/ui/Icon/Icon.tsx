import type { LucideIcon } from 'lucide-react';
import { icon } from './Icon.css';

export const iconSizes = ['small', 'regular', 'large'] as const;

export interface IconProps {
  icon: LucideIcon;
  /** 16, 20 or 24 px. */
  size?: (typeof iconSizes)[number];
  tone?: 'inherit' | 'soft' | 'faint' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  /** Required only if the icon is alone and nothing else names it. */
  label?: string;
}

/** Renders an icon in the design system's stroke; hidden from screen readers unless it has a `label`. */
export function Icon({ icon: Glyph, size = 'small', tone = 'inherit', label }: IconProps) {
  return (
    <Glyph
      className={icon({ size, tone })}
      strokeWidth={1.5}
      absoluteStrokeWidth
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}

import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import type { ButtonProps } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon';
import type { IconProps } from '../Icon/Icon';
import type { Unstyled } from '../props';
import { badge as badgeStyle, glyph, iconButton } from './IconButton.css';

export interface IconButtonProps extends Unstyled<ButtonProps> {
  icon: LucideIcon;
  /** Accessible name of the button; it has no visible text. */
  label: string;
  tone?: 'quiet' | 'neutral';
  /** 24, 28, 36 or 44 px. */
  size?: 'small' | 'compact' | 'regular' | 'touch';
  iconSize?: IconProps['size'];
  /** Makes it a toggle button. */
  isSelected?: boolean;
  /** A short count at the corner; repeat it in `label`. */
  badge?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon instead of text. */
export function IconButton({ icon, label, tone = 'quiet', size = 'regular', iconSize, isSelected, badge, ...props }: IconButtonProps) {
  return (
    <Button {...props} aria-label={label} aria-pressed={isSelected} className={iconButton({ tone, size })}>
      <span className={glyph}>
        <Icon icon={icon} size={iconSize ?? (size === 'small' || size === 'compact' ? 'small' : 'regular')} />
      </span>
      {badge && <span className={badgeStyle}>{badge}</span>}
    </Button>
  );
}

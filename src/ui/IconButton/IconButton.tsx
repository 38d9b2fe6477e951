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
  /** Says what the button does; it has no other text. */
  label: string;
  tone?: 'quiet' | 'neutral';
  /** 24, 28, 36 or 44 px. */
  size?: 'small' | 'compact' | 'regular' | 'touch';
  iconSize?: IconProps['size'];
  /** Present on a button that switches something on and off. */
  isSelected?: boolean;
  /** A short count over the corner; say it in `label` too. */
  badge?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action that one icon says. */
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

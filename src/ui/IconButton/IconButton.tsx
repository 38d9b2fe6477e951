import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import type { ButtonProps } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon';
import type { IconProps } from '../Icon/Icon';
import type { Unstyled } from '../props';
import { memoized } from '../memoized';
import { badge, glyph, iconButton } from './IconButton.css';

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
  /** A count at the corner, at most 99+ and hidden at zero; repeat it in `label`. */
  count?: number;
  ref?: Ref<HTMLButtonElement>;
}

/** Source: specification, Timers, Chat scripts. */
const maxCount = 99;

/** A button with an icon instead of text. */
export const IconButton = memoized(function IconButton({
  icon,
  label,
  tone = 'quiet',
  size = 'regular',
  iconSize,
  isSelected,
  count = 0,
  ...props
}: IconButtonProps) {
  return (
    <Button {...props} aria-label={label} aria-pressed={isSelected} className={iconButton({ tone, size })}>
      <span className={glyph}>
        <Icon icon={icon} size={iconSize ?? (size === 'small' || size === 'compact' ? 'small' : 'regular')} />
      </span>
      {count > 0 && <span className={badge}>{count > maxCount ? `${maxCount}+` : count}</span>}
    </Button>
  );
});

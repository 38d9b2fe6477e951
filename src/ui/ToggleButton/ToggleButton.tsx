import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import type { ToggleButtonProps as AriaToggleButtonProps } from 'react-aria-components/ToggleButton';
import type { controlSizes } from '../Button/Button';
import { button, label } from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import type { Unstyled } from '../props';
import { toggle } from './ToggleButton.css';

export interface ToggleButtonProps extends Unstyled<AriaToggleButtonProps> {
  /** Names what is toggled; it stays the same in both states. */
  children: ReactNode;
  tone?: 'neutral' | 'quiet';
  /** 28, 36 or 44 px. */
  size?: (typeof controlSizes)[number];
  icon?: LucideIcon;
  ref?: Ref<HTMLButtonElement>;
}

/** Turns one thing on or off at once: an indicator of a chart, a filter. Without text use `IconButton`, in a form `Checkbox`. */
export function ToggleButton({ children, tone = 'neutral', size = 'regular', icon, ...props }: ToggleButtonProps) {
  return (
    <AriaToggleButton {...props} className={`${button({ tone, size })} ${toggle}`}>
      <span className={label}>
        {icon && <Icon icon={icon} />}
        {children}
      </span>
    </AriaToggleButton>
  );
}

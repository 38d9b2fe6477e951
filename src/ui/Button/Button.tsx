import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon';
import type { Unstyled } from '../props';
import { useUiText } from '../texts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { memoized } from '../memoized';
import { button, dot, dots, label } from './Button.css';

export const buttonTones = ['accent', 'neutral', 'quiet', 'link', 'danger', 'rise', 'fall'] as const;
export const controlSizes = ['compact', 'regular', 'touch'] as const;

export interface ButtonProps extends Unstyled<AriaButtonProps> {
  children: ReactNode;
  /** One `accent` per view; `rise` and `fall` only for buying and selling; `link` beside links in a row of actions. */
  tone?: (typeof buttonTones)[number];
  /** 28, 36 or 44 px. */
  size?: (typeof controlSizes)[number];
  width?: 'content' | 'full';
  icon?: LucideIcon;
  /** Announced with the label while `isPending`; "Loading…" by default. */
  pendingLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action. To navigate use `Link`. */
export const Button = memoized(function Button({
  children,
  tone = 'neutral',
  size = 'regular',
  width = 'content',
  icon,
  pendingLabel,
  ...props
}: ButtonProps) {
  const text = useUiText();
  return (
    <AriaButton {...props} className={button({ tone, size, width })}>
      <span className={label}>
        {icon && <Icon icon={icon} />}
        {children}
      </span>
      {props.isPending && (
        <span className={dots}>
          <VisuallyHidden>{pendingLabel ?? text('loading')}</VisuallyHidden>
          <span className={dot} />
          <span className={dot} />
          <span className={dot} />
        </span>
      )}
    </AriaButton>
  );
});

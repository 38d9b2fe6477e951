import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import type { SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import type { Unstyled } from '../props';
import { memoized } from '../memoized';
import { switchRow, thumb, track } from './Switch.css';

export interface SwitchProps extends Unstyled<AriaSwitchProps> {
  children: ReactNode;
  /** `full` puts the label at the start of the line and the switch at its end. */
  width?: 'content' | 'full';
  /** The change is pending: the switch does not respond meanwhile, but keeps the focus. */
  isPending?: boolean;
}

/** A setting that takes effect at once. */
export const Switch = memoized(function Switch({
  children,
  width = 'content',
  isPending = false,
  isReadOnly = false,
  ...props
}: SwitchProps) {
  return (
    <AriaSwitch {...props} isReadOnly={isReadOnly || isPending} data-pending={isPending || undefined} className={switchRow({ width })}>
      <span className={track}>
        <span className={thumb} />
      </span>
      <span>{children}</span>
    </AriaSwitch>
  );
});

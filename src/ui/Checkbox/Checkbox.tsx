import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import type { CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import type { Unstyled } from '../props';
import { memoized } from '../memoized';
import { checkbox, mark } from './Checkbox.css';

export interface CheckboxProps extends Unstyled<AriaCheckboxProps> {
  children: ReactNode;
}

/** A yes/no choice that takes effect when the form is submitted. For an immediate effect use `Switch`. */
export const Checkbox = memoized(function Checkbox({ children, ...props }: CheckboxProps) {
  const Mark = props.isIndeterminate ? Minus : Check;
  return (
    <AriaCheckbox {...props} className={checkbox}>
      <span className={mark}>
        <Mark size={14} strokeWidth={2.5} aria-hidden />
      </span>
      <span>{children}</span>
    </AriaCheckbox>
  );
});

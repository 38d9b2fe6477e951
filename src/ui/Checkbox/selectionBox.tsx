import { Check, Minus } from 'lucide-react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { mark, selection } from './Checkbox.css';

/** Renders the checkbox that selects a row of a grid or an item of a tree or list, which name it. */
export const selectionBox = () => (
  <AriaCheckbox slot="selection" className={selection}>
    {({ isIndeterminate }) => (
      <span className={mark}>
        {isIndeterminate ? <Minus size={14} strokeWidth={2.5} aria-hidden /> : <Check size={14} strokeWidth={2.5} aria-hidden />}
      </span>
    )}
  </AriaCheckbox>
);

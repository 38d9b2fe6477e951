import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { useUiText } from '../texts';
import { Toolbar } from '../Toolbar/Toolbar';
import { bar, barActions } from './BatchBar.css';

/** The selected rows of a grid, and the actions on them. */
export interface GridSelection {
  /** Keys of the selected rows. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Compact buttons that act on the selected rows. */
  actions: ReactNode;
}

/** Shows the number of selected rows over the headers, with the actions on them. */
export function BatchBar({ selected, onChange, actions }: GridSelection) {
  const text = useUiText();
  const count = text('selected', { number: selected.size });
  return (
    <div className={bar}>
      <span>{count}</span>
      <Toolbar label={count}>
        <span className={barActions}>{actions}</span>
        <IconButton icon={X} label={text('clearSelection')} size="compact" onPress={() => onChange(new Set())} />
      </Toolbar>
    </div>
  );
}

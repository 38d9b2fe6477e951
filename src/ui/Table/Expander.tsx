import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { useUiText } from '../texts';
import { expandButton, expander, turned } from './Table.css';

interface ExpanderProps {
  /** Names the row in the accessible name of the button. */
  name: string;
  isExpanded: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The first cell of an expandable row, with its expand button. */
export function Expander({ name, isExpanded, onToggle, children }: ExpanderProps) {
  const text = useUiText();
  return (
    <span className={expander}>
      <button
        type="button"
        className={expandButton}
        aria-expanded={isExpanded}
        aria-label={`${text('details')} ${name}`}
        onClick={onToggle}
      >
        <span className={isExpanded ? turned : undefined}>
          <Icon icon={ChevronRight} />
        </span>
      </button>
      {children}
    </span>
  );
}

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { hidden } from './HiddenBalance.css';

export interface HiddenBalanceProps {
  /** What screen readers read instead: "Balance hidden". */
  label: string;
  /** Number of asterisks: six, or five for the balance of a connected wallet. */
  length?: 5 | 6;
}

/** Placeholder of a balance that the user has hidden. To hide and show it use `BalanceToggle`. Source: specification, Assets overview card and wallet. */
export function HiddenBalance({ label, length = 6 }: HiddenBalanceProps) {
  return (
    <span className={hidden}>
      <span aria-hidden>{'*'.repeat(length)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

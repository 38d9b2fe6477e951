import type { MouseEvent } from 'react';
import { skip } from './SkipLink.css';

export interface SkipLinkProps {
  /** "Skip to content". */
  label: string;
  /** The id of the main part, which takes the focus (`tabIndex={-1}`). */
  to: string;
}

/** The first stop of the keyboard: leads past header and menus, and leaves the address as it is. */
export function SkipLink({ label, to }: SkipLinkProps) {
  const skipTo = (event: MouseEvent) => {
    const target = document.getElementById(to);
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView();
  };
  return (
    <a href={`#${to}`} onClick={skipTo} className={skip}>
      {label}
    </a>
  );
}

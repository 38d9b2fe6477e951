import type { MouseEvent } from 'react';
import { skip } from './SkipLink.css';

export interface SkipLinkProps {
  /** "Skip to content". */
  label: string;
  /** Id of the main content, which takes the focus (`tabIndex={-1}`). */
  to: string;
}

/** The first tab stop: skips header and menus without changing the address. */
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

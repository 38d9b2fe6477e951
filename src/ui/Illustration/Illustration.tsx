import type { ReactNode } from 'react';
import { drawing, quiet } from './Illustration.css';

export interface IllustrationProps {
  /** A picture of `emptyPictures`, `faultPictures` or `statePictures`. */
  children: ReactNode;
}

/** A small decorative line drawing beside a text. */
export function Illustration({ children }: IllustrationProps) {
  return (
    <svg viewBox="0 0 72 56" aria-hidden className={drawing}>
      <path d="M6 50h60" className={quiet} />
      {children}
    </svg>
  );
}

import type { ReactNode } from 'react';
import { drawing, quiet } from './Illustration.css';

export const illustrationSizes = ['regular', 'large'] as const;

export interface IllustrationProps {
  /** A picture of `emptyPictures`, `areaPictures`, `faultPictures`, `statePictures` or `campaignPictures`. */
  children: ReactNode;
  /** 72 or 108 px wide. */
  size?: (typeof illustrationSizes)[number];
}

/** A small decorative line drawing beside a text. */
export function Illustration({ children, size = 'regular' }: IllustrationProps) {
  return (
    <svg viewBox="0 0 72 56" aria-hidden className={drawing({ size })}>
      <path d="M6 50h60" className={quiet} />
      {children}
    </svg>
  );
}

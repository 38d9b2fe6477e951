import { glyph } from './star.css';

export const starCount = 5;

/** Renders one star of a rating, in the surrounding colour. */
export const star = (key?: number) => (
  <svg key={key} viewBox="0 0 24 24" aria-hidden className={glyph}>
    <path d="m12 2.8 2.8 5.9 6.4.9-4.6 4.6 1.1 6.4L12 17.5l-5.7 3.1 1.1-6.4-4.6-4.6 6.4-.9Z" />
  </svg>
);

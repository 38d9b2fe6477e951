import { star, starCount } from './star';
import { empty, full, stars } from './Rating.css';

export interface RatingProps {
  /** Accessible name, in words: "4.6 of 5 stars". */
  label: string;
  /** From 0 to 5, including fractions. */
  value: number;
  size?: 'small' | 'regular';
}

/** The rating by others, in stars. To ask for a rating use `RatingField`. */
export function Rating({ label, value, size = 'regular' }: RatingProps) {
  const row = Array.from({ length: starCount }, (_, index) => star(index));
  return (
    <span role="img" aria-label={label} className={stars({ size })}>
      <span className={empty}>{row}</span>
      <span className={full} style={{ inlineSize: `${(Math.min(Math.max(value, 0), starCount) / starCount) * 100}%` }}>
        {row}
      </span>
    </span>
  );
}

import { Skeleton } from '../Skeleton/Skeleton';
import { waiting, waitingRow } from './BookSkeleton.css';

export interface BookSkeletonProps {
  rows?: number;
}

/** Stands for the levels of a book while it loads. */
export function BookSkeleton({ rows = 12 }: BookSkeletonProps) {
  return (
    <div className={waiting}>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className={waitingRow}>
          <Skeleton length="long" label={index === 0} />
          <Skeleton length={index % 3 === 1 ? 'medium' : 'long'} align="end" />
          <Skeleton length={index % 2 === 1 ? 'medium' : 'long'} align="end" />
        </span>
      ))}
    </div>
  );
}

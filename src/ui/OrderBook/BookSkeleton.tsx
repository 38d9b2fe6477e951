import { SkeletonLine, Skeleton } from '../Skeleton/Skeleton';
import { waiting, waitingRow } from './BookSkeleton.css';

export interface BookSkeletonProps {
  rows?: number;
}

/** Placeholder of the levels of a loading book. */
export function BookSkeleton({ rows = 12 }: BookSkeletonProps) {
  return (
    <div className={waiting}>
      <Skeleton label>
        {Array.from({ length: rows }, (_, index) => (
          <span key={index} className={waitingRow}>
            <SkeletonLine length="long" />
            <SkeletonLine length={index % 3 === 1 ? 'medium' : 'long'} />
            <SkeletonLine length={index % 2 === 1 ? 'medium' : 'long'} />
          </span>
        ))}
      </Skeleton>
    </div>
  );
}

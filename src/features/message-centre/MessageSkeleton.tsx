import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { body, head, row } from './MessageRow.css';
import { pageSize } from './model';

const titles = ['medium', 'short', 'medium', 'long'] as const;
const bodies = ['long', 'full', 'long'] as const;

/** Loading skeleton of a page of messages. */
export function MessageSkeleton() {
  return (
    <div>
      {Array.from({ length: pageSize }, (_, index) => (
        <div key={index} className={row}>
          <div className={head}>
            <Skeleton length={titles[index % titles.length]} label={index === 0} />
          </div>
          <div className={body}>
            <Skeleton length={bodies[index % bodies.length]} />
          </div>
        </div>
      ))}
    </div>
  );
}

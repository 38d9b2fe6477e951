import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { body, head, row } from './MessageRow.css';
import { pageSize } from './model';

const titles = ['medium', 'short', 'medium', 'long'] as const;
const bodies = ['long', 'full', 'long'] as const;

/** Loading skeleton of a page of messages. */
export function MessageSkeleton() {
  return (
    <div>
      {Array.from({ length: pageSize }, (_, at) => (
        <div key={at} className={row}>
          <div className={head}>
            <Skeleton length={titles[at % titles.length]} label={at === 0} />
          </div>
          <div className={body}>
            <Skeleton length={bodies[at % bodies.length]} />
          </div>
        </div>
      ))}
    </div>
  );
}

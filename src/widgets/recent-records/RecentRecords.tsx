import { QueryView, type QueryViewProps } from '@/shared/api/QueryView';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Link } from '@/ui/Link/Link';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';

export interface RecentRecordsProps<Out> extends Pick<QueryViewProps<Out>, 'query' | 'children' | 'errorText'> {
  readonly title: string;
  /** The page that lists all records; null if it is not built. */
  readonly href: string | null;
  /** The text of the link to all records. */
  readonly allLabel: string;
  /** The maximum number of records, for the skeleton. */
  readonly count: number;
  readonly emptyText: string;
  readonly emptyHint?: string;
  /** Reserves the height of the records, to avoid a layout shift when they arrive. */
  readonly heightClass?: string;
}

/** A panel with the latest records of one kind and a link to all of them. */
export function RecentRecords<Out>({ title, href, allLabel, count, emptyText, emptyHint, heightClass, ...view }: RecentRecordsProps<Out>) {
  return (
    <Panel
      title={title}
      inset="none"
      aside={
        href && (
          <Link variant="plain" href={href}>
            {allLabel}
          </Link>
        )
      }
    >
      <div className={heightClass}>
        <QueryView
          {...view}
          density="compact"
          skeleton={<Skeleton shape="row" count={count} />}
          empty={<EmptyState density="compact" text={emptyText} hint={emptyHint} />}
        />
      </div>
    </Panel>
  );
}

import { useUnit } from 'effector-react';
import { $device } from '@/shared/lib';
import { Page, type PageProps } from '@/shared/page';
import { SideNav, type SideNavEntry } from '@/ui/SideNav/SideNav';
import { aside, columns, content } from './AreaPage.css';

export interface AreaPageProps extends Pick<PageProps, 'route' | 'intro' | 'actions' | 'children'> {
  /** Accessible name of the navigation. */
  readonly label: string;
  /** The screens of the area. */
  readonly entries: readonly SideNavEntry[];
  /** Id of the entry for the current page. */
  readonly current: string | undefined;
}

/** The frame of a page in an area of several screens, with the area's navigation beside it, or above it on narrow screens. */
export function AreaPage({ label, entries, current, children, ...page }: AreaPageProps) {
  const device = useUnit($device);
  return (
    <Page {...page} width="wide">
      <div className={columns}>
        <div className={aside}>
          <SideNav
            label={label}
            groups={[{ id: 'screens', entries }]}
            current={current}
            presentation={device === 'desktop' ? 'list' : 'sheet'}
          />
        </div>
        <div className={content}>{children}</div>
      </div>
    </Page>
  );
}

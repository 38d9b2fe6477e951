import type { ReactNode } from 'react';
import { useText } from '@/shared/i18n';
import { breadcrumbs, useHrefs, type RouteRow } from '@/shared/routing';
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs';
import { Heading } from '@/ui/Heading/Heading';
import { screenOnly } from '@/ui/print.css';
import { Text } from '@/ui/Text/Text';
import { actions as actionsStyle, line, page, top } from './Page.css';

export interface PageProps {
  readonly route: RouteRow;
  readonly children: ReactNode;
  /** Shown beside the heading. */
  readonly actions?: ReactNode;
  /** A sentence below the heading. */
  readonly intro?: string;
  /** Replaces the breadcrumbs above the heading. */
  readonly overline?: ReactNode;
  /** `wide` is for tables of many columns, `reading` limits the line length, `form` frames a short form, `full` is a trade screen from edge to edge. */
  readonly width?: 'content' | 'wide' | 'reading' | 'form' | 'full';
  /** False for a page with its own heading, which then has no breadcrumbs either. */
  readonly hasHeading?: boolean;
}

/** The frame of every page: breadcrumbs, the heading, which is also the document title, and the content. */
export function Page({ route, children, actions, intro, overline, width = 'content', hasHeading = true }: PageProps) {
  const t = useText('routes');
  return (
    <div className={page({ width, hasHeading: hasHeading || width === 'full' })}>
      {hasHeading && (
        <div className={top}>
          {overline ?? <Crumbs route={route} />}
          <div className={line}>
            <Heading level={1}>{t(route.titleKey)}</Heading>
            {actions && <div className={actionsStyle}>{actions}</div>}
          </div>
          {intro && (
            <Text as="p" tone="soft">
              {intro}
            </Text>
          )}
        </div>
      )}
      {children}
    </div>
  );
}

function Crumbs({ route }: Pick<PageProps, 'route'>) {
  const t = useText('routes');
  const { to } = useHrefs();
  if (route.shell === 'plain') return null;
  return (
    <div className={screenOnly}>
      <Breadcrumbs above={breadcrumbs(route).map((row) => ({ label: t(row.titleKey), href: to(row) ?? '' }))} current={t(route.titleKey)} />
    </div>
  );
}

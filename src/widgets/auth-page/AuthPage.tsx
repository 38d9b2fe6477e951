import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { Page } from '@/shared/page';
import type { RouteRow } from '@/shared/routing';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { layout, form, side } from './AuthPage.css';

export interface AuthPageProps {
  readonly route: RouteRow;
  /** A sentence below the heading. */
  readonly intro?: string;
  /** The form and the links below it. */
  readonly children: ReactNode;
  /** Content that promotes joining, such as the live market; shown beside the form if there is space. */
  readonly aside?: ReactNode;
}

/** The layout of the pages before login: a short form and, on wide screens, the live market beside it. */
export function AuthPage({ route, intro, children, aside }: AuthPageProps) {
  const t = useText('routes');
  const isWide = useUnit($device) === 'desktop';
  const hasAside = isWide && aside !== undefined;
  return (
    <Page route={route} hasHeading={false}>
      <div className={layout({ hasAside })}>
        <div className={form({ hasAside })}>
          <Stack gap={3}>
            <Heading level={1}>{t(route.titleKey)}</Heading>
            {intro && (
              <Text as="p" tone="soft">
                {intro}
              </Text>
            )}
          </Stack>
          {children}
        </div>
        {hasAside && <div className={side}>{aside}</div>}
      </div>
    </Page>
  );
}

import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $isHidden, hideToggled } from '@/entities/assets';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { Page } from '@/shared/page';
import { screens, useHrefs, type RouteRow } from '@/shared/routing';
import { BalanceToggle } from '@/ui/HiddenBalance/BalanceToggle';
import { SideNav } from '@/ui/SideNav/SideNav';
import { aside, columns, content } from './AssetsPage.css';

export interface AssetsPageProps {
  readonly route: RouteRow;
  readonly children: ReactNode;
}

/** The frame of the asset pages: a navigation over all that are built, and one switch that hides every balance. */
export function AssetsPage({ route, children }: AssetsPageProps) {
  const { isHidden, device, onHide } = useUnit({ isHidden: $isHidden, device: $device, onHide: hideToggled });
  const t = useText('assets', 'routes');
  const { to } = useHrefs();
  const entries = pages.map((row) => ({ id: row.id, label: t(row.titleKey), href: to(row) ?? '' }));
  return (
    <Page
      route={route}
      width="wide"
      actions={
        <BalanceToggle
          isHidden={isHidden}
          size="regular"
          showLabel={t('assets.show')}
          hideLabel={t('assets.hide')}
          onToggle={() => onHide()}
        />
      }
    >
      <div className={columns}>
        <div className={aside}>
          <SideNav
            label={t('assets.title')}
            groups={[{ id: 'assets', entries }]}
            current={pages.find(({ path }) => path === route.path)?.id}
            presentation={device === 'desktop' ? 'list' : 'sheet'}
          />
        </div>
        <div className={content}>{children}</div>
      </div>
    </Page>
  );
}

const overview = 'assetOverview';
/** The overview and the screens below it, in the order of the route table. */
const pages = screens.filter(({ id, parent }) => id === overview || parent === overview);

import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $areBalancesHidden, LazyBalancesWatch, hideBalancesToggled } from '@/entities/assets';
import { AreaPage } from '@/shared/area-page/AreaPage';
import { useText } from '@/shared/i18n';
import { screens, useHrefs, type RouteRow } from '@/shared/routing';
import { BalanceToggle } from '@/ui/HiddenBalance/BalanceToggle';

export interface AssetsPageProps {
  readonly route: RouteRow;
  /** Whether the page shows balances, with a switch to hide them. */
  readonly hasBalances?: boolean;
  readonly children: ReactNode;
}

/** The layout of the asset pages: navigation between those that are built and, on pages with balances, a switch that hides all balances. */
export function AssetsPage({ route, hasBalances = true, children }: AssetsPageProps) {
  const { isHidden, onHide } = useUnit({ isHidden: $areBalancesHidden, onHide: hideBalancesToggled });
  const t = useText('assets', 'routes');
  const { to } = useHrefs();
  return (
    <AreaPage
      route={route}
      label={t('assets.title')}
      entries={pages.map((row) => ({ id: row.id, label: t(row.titleKey), href: to(row) ?? '' }))}
      current={pages.find(({ path }) => path === route.path)?.id}
      actions={
        hasBalances && (
          <BalanceToggle
            isHidden={isHidden}
            size="regular"
            showLabel={t('assets.show')}
            hideLabel={t('assets.hide')}
            onToggle={() => onHide()}
          />
        )
      }
    >
      <LazyBalancesWatch />
      {children}
    </AreaPage>
  );
}

const overview = 'assetOverview';
/** The overview and the screens below it, in the order of the route table. */
const pages = screens.filter(({ id, parent }) => id === overview || parent === overview);

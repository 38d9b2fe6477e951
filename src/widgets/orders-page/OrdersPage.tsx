import { useUnit } from 'effector-react';
import { AreaPage } from '@/shared/area-page/AreaPage';
import { useLocale, useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import type { PageProps } from '@/shared/page';
import { hrefWithoutLocale } from '@/shared/routing';
import { orderScreens } from './screens';

/** The layout of the orders centre's pages, with navigation between the kinds of orders and records. */
export function OrdersPage(props: Pick<PageProps, 'route' | 'actions' | 'children'>) {
  const t = useText('routes');
  const locale = useLocale();
  const screens = orderScreens(useUnit($device) === 'phone');
  return (
    <AreaPage
      {...props}
      label={t('routes.menuOrders')}
      entries={screens.map(({ route, placement }) => ({
        id: route.id,
        label: t(route.titleKey),
        href: `/${locale}${hrefWithoutLocale(route, placement)}`,
      }))}
      current={screens.find(({ route }) => route.path === props.route.path)?.route.id}
    />
  );
}

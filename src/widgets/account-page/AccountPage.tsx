import { AreaPage } from '@/shared/area-page/AreaPage';
import { useText } from '@/shared/i18n';
import type { PageProps } from '@/shared/page';
import { screens, useHrefs } from '@/shared/routing';

/** The layout of the account pages, with navigation between those that are built. */
export function AccountPage(props: Pick<PageProps, 'route' | 'intro' | 'actions' | 'children'>) {
  const t = useText('routes');
  const { to } = useHrefs();
  return (
    <AreaPage
      {...props}
      label={t('routes.menuUser')}
      entries={pages.map((row) => ({ id: row.id, label: t(row.titleKey), href: to(row) ?? '' }))}
      current={pages.find(({ path }) => path === props.route.path)?.id}
    />
  );
}

const overview = 'accountSecurity';
/** The overview and the screens below it, in the order of the route table. */
const pages = [...screens.filter(({ id }) => id === overview), ...screens.filter(({ parent }) => parent === overview)];

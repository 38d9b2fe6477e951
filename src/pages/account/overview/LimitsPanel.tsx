import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, KeyRound, ScrollText, type LucideIcon } from 'lucide-react';
import { largest, subtract } from '@/contract/decimal';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Link } from '@/ui/Link/Link';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { limits } from './model';
import { quickLinks } from './page.css';

/** The daily withdrawal limit with its usage, and links to the most common actions. */
export function LimitsPanel() {
  const t = useText('accountOverview', 'routes');
  const format = useFormat();
  const { to } = useHrefs();
  const verification = to(routes.verification);
  const amountOf = (usdt: string) => format.amount(usdt, { decimals: 0, unit: 'USDT' });
  const links: readonly (readonly [LucideIcon, string, string | null])[] = [
    [ArrowDownToLine, t('routes.deposit'), to(routes.deposit)],
    [ArrowUpFromLine, t('routes.withdraw'), to(routes.withdraw)],
    [ArrowLeftRight, t('routes.transfer'), to(routes.transfer)],
    [ScrollText, t('routes.financialRecords'), to(routes.financialRecords)],
    [KeyRound, t('routes.apiManagement'), to(routes.apiManagement)],
  ];
  return (
    <Panel
      title={t('accountOverview.limits')}
      aside={
        verification && (
          <Link variant="plain" href={verification}>
            {t('accountOverview.raise')}
          </Link>
        )
      }
    >
      <Stack gap={6}>
        <QueryView
          query={limits}
          density="compact"
          errorText={t('accountOverview.limitsFailed')}
          skeleton={<Skeleton shape="text" count={3} label />}
        >
          {({ dayLimit, dayUsed }) => (
            <DescriptionList
              items={[
                { id: 'limit', term: t('accountOverview.dayLimit'), value: amountOf(dayLimit) },
                { id: 'used', term: t('accountOverview.dayUsed'), value: amountOf(dayUsed) },
                { id: 'left', term: t('accountOverview.dayLeft'), value: amountOf(largest('0', subtract(dayLimit, dayUsed))) },
              ]}
            />
          )}
        </QueryView>
        <nav className={quickLinks} aria-label={t('accountOverview.quickLinks')}>
          {links.map(
            ([icon, label, href]) =>
              href && (
                <Link key={label} variant="button" width="full" icon={icon} href={href}>
                  {label}
                </Link>
              ),
          )}
        </nav>
      </Stack>
    </Panel>
  );
}

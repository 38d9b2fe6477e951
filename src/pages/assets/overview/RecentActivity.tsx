import { useUnit } from 'effector-react';
import { accountNames, isAccountType } from '@/entities/accounts';
import { $isHidden } from '@/entities/assets';
import { QueryView } from '@/shared/api/QueryView';
import { Instant, useFormat, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Amount } from '@/ui/Amount/Amount';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { DataList } from '@/ui/DataList/DataList';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Link } from '@/ui/Link/Link';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { billNames } from '@/widgets/account-assets';
import { bills, shownBills } from './model';

/** The latest changes of all balances, each with a way to those of its coin and account. */
export function RecentActivity() {
  const isHidden = useUnit($isHidden);
  const t = useText('accountAssets', 'accounts', 'assets', 'financial');
  const format = useFormat();
  const { to } = useHrefs();
  const all = to(routes.financialRecords, { query: { type: 'bills' } });
  return (
    <Panel
      title={t('accountAssets.activity')}
      inset="none"
      aside={
        all && (
          <Link variant="plain" href={all}>
            {t('accountAssets.allBills')}
          </Link>
        )
      }
    >
      <QueryView
        query={bills}
        density="compact"
        errorText={t('accountAssets.activityFailed')}
        skeleton={<Skeleton shape="row" count={shownBills} />}
        empty={<EmptyState density="compact" text={t('accountAssets.noActivity')} />}
      >
        {({ list }) => (
          <DataList
            label={t('accountAssets.activity')}
            items={list.map(({ billId, account, coinId, coinName, kind, amount, time }) => ({
              id: billId,
              mark: <CoinIcon symbol={coinName} />,
              title: t(billNames[kind]),
              meta: isAccountType(account) ? t(accountNames[account]) : undefined,
              figure: (
                <Amount
                  value={format.parts.amount(amount, { unit: coinName })}
                  weight="medium"
                  hiddenLabel={isHidden ? t('assets.hiddenValue') : undefined}
                />
              ),
              figureMeta: <Instant at={time} />,
              href:
                to(routes.financialRecords, { query: { type: 'bills', account: String(account), coinId: String(coinId) } }) ?? undefined,
            }))}
          />
        )}
      </QueryView>
    </Panel>
  );
}

import { useUnit } from 'effector-react';
import { accountNames, isAccountType } from '@/entities/accounts';
import { $areBalancesHidden } from '@/entities/assets';
import { Instant, useFormat, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Amount } from '@/ui/Amount/Amount';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { DataList } from '@/ui/DataList/DataList';
import { billNames } from '@/widgets/account-assets';
import { RecentRecords } from '@/widgets/recent-records';
import { bills, maxBillsShown } from './model';

/** The latest balance changes, each linking to those of its coin and account. */
export function RecentActivity() {
  const isHidden = useUnit($areBalancesHidden);
  const t = useText('accountAssets', 'accounts', 'assets', 'financial');
  const format = useFormat();
  const { to } = useHrefs();
  return (
    <RecentRecords
      title={t('accountAssets.activity')}
      href={to(routes.financialRecords, { query: { type: 'bills' } })}
      allLabel={t('accountAssets.allBills')}
      query={bills}
      count={maxBillsShown}
      errorText={t('accountAssets.activityFailed')}
      emptyText={t('accountAssets.noActivity')}
    >
      {({ list }) => (
        <DataList
          label={t('accountAssets.activity')}
          items={list.map(({ billId, account, coinId, coinName, kind, amount, time }) => ({
            id: billId,
            mark: <CoinIcon symbol={coinName} />,
            title: t(billNames[kind]),
            meta: isAccountType(account) ? t(accountNames[account]) : undefined,
            value: (
              <Amount
                value={format.parts.amount(amount, { unit: coinName })}
                weight="medium"
                hiddenLabel={isHidden ? t('assets.hiddenValue') : undefined}
              />
            ),
            valueMeta: <Instant at={time} />,
            href: to(routes.financialRecords, { query: { type: 'bills', account: String(account), coinId: String(coinId) } }) ?? undefined,
          }))}
        />
      )}
    </RecentRecords>
  );
}

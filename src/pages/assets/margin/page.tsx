import { useSearchParams } from 'react-router-dom';
import { account } from '@/contract/capital';
import { IsolatedAccountsGate, MarginAccountGate, wholeCrossAccount } from '@/entities/margin-account';
import { LoanHost } from '@/features/margin-loan';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes, useRouteQuery } from '@/shared/routing';
import { Tabs } from '@/ui/Tabs/Tabs';
import { AccountAssetsGate, AccountView, AssetsPage } from '@/widgets/account-assets';
import { CrossRisk } from './CrossRisk';
import { IsolatedPairs } from './IsolatedPairs';
import { LoanActions } from './LoanActions';

/** The cross and isolated margin accounts: value, debts, risk and coins. */
export function MarginAccountPage() {
  const t = useText('accountAssets', 'accounts');
  const { type = 'cross' } = useRouteQuery(routes.marginAccount) ?? {};
  const [, setSearch] = useSearchParams();
  useGate(AccountAssetsGate, shownAccounts);
  useGate(MarginAccountGate, wholeCrossAccount);
  useGate(IsolatedAccountsGate);
  return (
    <AssetsPage route={routes.marginAccount}>
      <Tabs
        label={t('accountAssets.marginMode')}
        tabs={[
          { id: 'cross', label: t('accounts.crossMargin') },
          { id: 'isolated', label: t('accounts.isolatedMargin') },
        ]}
        selected={type}
        onSelect={(id) => setSearch(id === 'cross' ? {} : { type: id }, { replace: true, preventScrollReset: true })}
      >
        <AccountView
          key={type}
          wallet={type === 'cross' ? account.crossMargin : account.isolatedMargin}
          amounts={amounts}
          RowActions={LoanActions}
        >
          {type === 'cross' ? <CrossRisk /> : <IsolatedPairs />}
        </AccountView>
      </Tabs>
      <LoanHost />
    </AssetsPage>
  );
}

const shownAccounts = { wallets: [account.crossMargin, account.isolatedMargin] };
const amounts = ['available', 'frozen', 'borrowed', 'interest'] as const;

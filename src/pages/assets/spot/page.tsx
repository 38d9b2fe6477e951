import { account } from '@/contract/capital';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes } from '@/shared/routing';
import { AccountAssetsGate, AccountFigures, AccountLoading, accountQuery, AssetList, AssetsPage } from '@/widgets/account-assets';

/** The spot account: what it is worth, what orders and withdrawals hold back, and every coin. */
export function SpotAccountPage() {
  const t = useText('accountAssets', 'routes');
  useGate(AccountAssetsGate, shown);
  return (
    <AssetsPage route={routes.spotAccount}>
      <QueryView query={accountQuery(account.spot)} errorText={t('accountAssets.failed')} skeleton={<AccountLoading />}>
        {({ list }) => (
          <>
            <AccountFigures list={list} amounts={amounts} />
            <AssetList title={t('accountAssets.coins')} list={list} amounts={amounts} />
          </>
        )}
      </QueryView>
    </AssetsPage>
  );
}

const shown = { wallets: [account.spot] };
const amounts = ['available', 'frozen'] as const;

import { account } from '@/contract/capital';
import { ConvertDust } from '@/features/convert-dust';
import { useGate } from '@/shared/lib/gate';
import { routes } from '@/shared/routing';
import { AccountAssetsGate, AccountView, AssetsPage } from '@/widgets/account-assets';

/** The spot account: available and reserved totals, and all coins. */
export function SpotAccountPage() {
  useGate(AccountAssetsGate, shownAccounts);
  return (
    <AssetsPage route={routes.spotAccount}>
      <AccountView wallet={account.spot} amounts={['available', 'frozen']} tools={<ConvertDust />} />
    </AssetsPage>
  );
}

const shownAccounts = { wallets: [account.spot] };

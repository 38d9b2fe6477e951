import { account } from '@/contract/capital';
import { ConvertDust } from '@/features/convert-dust';
import { useGate } from '@/shared/lib/gate';
import { routes } from '@/shared/routing';
import { AccountAssetsGate, AccountView, AssetsPage } from '@/widgets/account-assets';

/** The spot account: what it is worth, what orders and withdrawals hold back, and every coin. */
export function SpotAccountPage() {
  useGate(AccountAssetsGate, shown);
  return (
    <AssetsPage route={routes.spotAccount}>
      <AccountView wallet={account.spot} amounts={['available', 'frozen']} tools={<ConvertDust />} />
    </AssetsPage>
  );
}

const shown = { wallets: [account.spot] };

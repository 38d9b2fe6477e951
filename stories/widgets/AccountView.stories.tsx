import { account } from '@/contract/capital';
import { useGate } from '@/shared/lib/gate';
import { AccountAssetsGate, AccountView } from '@/widgets/account-assets';
import { AppStory } from '../support';

export default { title: 'widgets/AccountView' };

const wallets = { wallets: [account.spot] };

function Spot() {
  useGate(AccountAssetsGate, wallets);
  return <AccountView wallet={account.spot} amounts={['available', 'frozen']} />;
}

export const SpotCoins = () => (
  <AppStory as="trader">
    <Spot />
  </AppStory>
);

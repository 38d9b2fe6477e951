import { account } from '@/contract/capital';
import { tradeMode } from '@/contract/swap';
import { ContractAccountGate } from '@/entities/contract-account';
import { PositionHost } from '@/features/manage-position';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes } from '@/shared/routing';
import { Panel } from '@/ui/Panel/Panel';
import { AccountAssetsGate, AccountView, AssetsPage } from '@/widgets/account-assets';
import { Positions } from '@/widgets/contract-records';

/** The contract account: its value, its coins and its open positions. */
export function ContractAccountPage() {
  const t = useText('accountAssets', 'contract');
  useGate(AccountAssetsGate, shownAccounts);
  useGate(ContractAccountGate, realMode);
  return (
    <AssetsPage route={routes.contractAccount}>
      <AccountView wallet={account.perpetual} amounts={['available', 'frozen', 'unrealised']} />
      <Panel title={t('accountAssets.positions')}>
        <Positions title={t('accountAssets.positions')} fileName="positions" tabQuery={noQuery} />
      </Panel>
      <PositionHost />
    </AssetsPage>
  );
}

const shownAccounts = { wallets: [account.perpetual] };
const realMode = { mode: tradeMode.real };
const noQuery = {};

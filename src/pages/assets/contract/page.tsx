import { account } from '@/contract/capital';
import { tradeMode } from '@/contract/swap';
import { ContractAccountGate } from '@/entities/contract-account';
import { PositionDialogs } from '@/features/manage-position';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes } from '@/shared/routing';
import { Panel } from '@/ui/Panel/Panel';
import { AccountAssetsGate, AccountFigures, AccountLoading, accountQuery, AssetList, AssetsPage } from '@/widgets/account-assets';
import { Positions } from '@/widgets/contract-records';

/** The contract account: what it is worth with the positions that are open, every coin that serves as margin, and the positions. */
export function ContractAccountPage() {
  const t = useText('accountAssets', 'contract');
  useGate(AccountAssetsGate, shown);
  useGate(ContractAccountGate, real);
  return (
    <AssetsPage route={routes.contractAccount}>
      <QueryView query={accountQuery(account.perpetual)} errorText={t('accountAssets.failed')} skeleton={<AccountLoading />}>
        {({ list }) => (
          <>
            <AccountFigures list={list} amounts={amounts} />
            <AssetList title={t('accountAssets.coins')} list={list} amounts={amounts} />
          </>
        )}
      </QueryView>
      <Panel title={t('accountAssets.positions')}>
        <Positions title={t('accountAssets.positions')} fileName="" tabQuery={noQuery} />
      </Panel>
      <PositionDialogs />
    </AssetsPage>
  );
}

const shown = { wallets: [account.perpetual] };
const real = { mode: tradeMode.real };
const amounts = ['available', 'frozen', 'unrealised'] as const;
const noQuery = {};

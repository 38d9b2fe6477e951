import { useUnit } from 'effector-react';
import { RotateCw } from 'lucide-react';
import { assets, WalletPageGate } from '@/entities/wallet';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Page } from '@/shared/page';
import { routes } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { AssetList } from './AssetList';
import { EmptyWallet } from './EmptyWallet';
import { Loading } from './Loading';
import { AssetsPageGate } from './model';
import { Overview } from './Overview';

/** Assets of the connected wallet: total, networks and tokens. */
export function WalletAssetsPage() {
  const { isFetching, onRefresh } = useUnit({ isFetching: assets.$isFetching, onRefresh: assets.refetched });
  const t = useText('web3Assets');
  useGate(WalletPageGate);
  useGate(AssetsPageGate);
  return (
    <Page
      route={routes.web3Assets}
      actions={
        <Button icon={RotateCw} isPending={isFetching} onPress={() => onRefresh()}>
          {t('web3Assets.refresh')}
        </Button>
      }
    >
      <QueryView query={assets} errorText={t('web3Assets.failed')} skeleton={<Loading />} empty={<EmptyWallet />}>
        {(held) => (
          <>
            <Overview held={held} />
            <AssetList />
          </>
        )}
      </QueryView>
    </Page>
  );
}

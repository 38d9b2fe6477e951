import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes } from '@/shared/routing';
import { Card } from '@/ui/Card/Card';
import { FormSkeleton } from '@/ui/FormSkeleton/FormSkeleton';
import { Stack } from '@/ui/Stack/Stack';
import { AssetsPage } from '@/widgets/account-assets';
import { ChosenAddress } from './ChosenAddress';
import { CoinStep } from './CoinStep';
import { Hints } from './Hints';
import { DepositGate, networks } from './model';
import { NetworkStep } from './NetworkStep';
import { aside, columns, stepsHeight } from './page.css';
import { RecentDeposits } from './RecentDeposits';
import { useDeposit } from './useDeposit';

/** The deposit page: coin, network and address, with hints and the latest deposits. */
export function DepositPage() {
  const t = useText('deposit');
  const { coinId, network, chooseCoin, chooseNetwork } = useDeposit();
  useGate(DepositGate, { coinId, network });
  return (
    <AssetsPage route={routes.deposit} hasBalances={false}>
      <div className={columns}>
        <Card density="generous">
          <QueryView query={networks} errorText={t('deposit.networksFailed')} skeleton={<FormSkeleton size={stepsHeight} label />}>
            {() => (
              <Stack as="ol" gap={7}>
                <CoinStep coinId={coinId} onChoose={chooseCoin} />
                <NetworkStep onChoose={chooseNetwork} />
                <ChosenAddress key={`${coinId} ${network}`} />
              </Stack>
            )}
          </QueryView>
        </Card>
        <div className={aside}>
          <Hints />
        </div>
      </div>
      <RecentDeposits />
    </AssetsPage>
  );
}

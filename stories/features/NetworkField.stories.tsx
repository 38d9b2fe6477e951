import { useState } from 'react';
import type { CoinNetwork } from '@/contract/capital';
import { NetworkField, type NetworkFieldProps } from '@/features/choose-network';
import { Stack } from '@/ui/Stack/Stack';
import { AppStory } from '../support';

export default { title: 'features/NetworkField' };

const tron: CoinNetwork = {
  coinId: 52,
  coinName: 'USDT',
  network: 'TRON',
  name: 'TRON (TRC20)',
  isUniversal: false,
  needsMemo: false,
  confirmations: 19,
  minutes: 1,
  isDepositOpen: true,
  isWithdrawOpen: true,
  suspension: null,
  contractAddress: '',
  explorerUrl: '',
  minDeposit: '1',
  minWithdraw: '10',
  withdrawFee: '1',
  precision: 6,
};
const networks: readonly CoinNetwork[] = [
  tron,
  { ...tron, network: 'ETH', name: 'Ethereum (ERC20)', confirmations: 12, minutes: 3, withdrawFee: '2' },
  { ...tron, network: 'BSC', name: 'BNB Smart Chain (BEP20)', confirmations: 15, withdrawFee: '0.3' },
  { ...tron, network: 'SOL', name: 'Solana', isDepositOpen: false, isWithdrawOpen: false, suspension: 'maintenance' },
  { ...tron, network: 'ETC', name: 'Ethereum Classic', confirmations: 500, minutes: 109, minDeposit: '123456.78901234' },
];

function Example({ start = null, ...props }: Partial<NetworkFieldProps> & { readonly start?: string | null }) {
  const [network, setNetwork] = useState(start);
  return <NetworkField direction="deposit" networks={networks} {...props} value={network} onChange={setNetwork} />;
}

/** Focusing and pressing the field opens the list. */
export const States = () => (
  <AppStory>
    <Stack width="reading">
      <Example />
      <Example start="TRON" description="Choose the network that the coins are sent on." />
      <Example direction="withdrawal" errorMessage="Choose a network." />
      <Example networks={[]} isLoading />
      <Example start="ETH" isDisabled />
    </Stack>
  </AppStory>
);

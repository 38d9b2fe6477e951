import { web3 } from '@/contract/web3';
import { query } from '@/shared/api';
import { $isWalletShown, walletChanged } from './account';

/** The networks of the wallet, each by its native coin; they are those of the connected account, or of every wallet. */
export const chains = query({
  endpoint: web3.chainAll,
  $params: $isWalletShown.map((isShown) => (isShown ? {} : null)),
  once: true,
  resetOn: walletChanged,
});

/** The names of the networks by their index. */
export const $chainNames = chains.$latest.map(
  (list): ReadonlyMap<string, string> => new Map(list?.map((chain) => [chain.chainIndex, chain.name])),
);

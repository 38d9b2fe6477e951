import { web3 } from '@/contract/web3';
import { query } from '@/shared/api';
import { $isWalletShown, walletChanged } from './account';

/** The wallet's networks, each identified by its native coin: those of the connected account or, without one, those that every wallet has. */
export const chains = query({
  endpoint: web3.chainAll,
  $params: $isWalletShown.map((isShown) => (isShown ? {} : null)),
  once: true,
  resetOn: walletChanged,
});

/** Network names by chain index. */
export const $chainNames = chains.$latest.map(
  (list): ReadonlyMap<string, string> => new Map(list?.map((chain) => [chain.chainIndex, chain.name])),
);

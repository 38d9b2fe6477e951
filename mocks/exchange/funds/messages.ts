import { depositState, internalNetwork, withdrawalState } from '@/contract/capital';
import { networkOf } from './chains';
import type { FundsContext } from './context';

/** Writes into the inbox what becomes of deposits and withdrawals. */
export function tellOfFunds({ eventBus, inbox }: Pick<FundsContext, 'eventBus' | 'inbox'>): void {
  eventBus.on('depositChanged', ({ owner, amount, coinName, network, state, createdTime, creditedTime }) => {
    if (state === depositState.belowMinimum) return;
    inbox.write({
      owner,
      notice: state === depositState.credited ? 'depositArrived' : 'depositProcessing',
      at: creditedTime ?? createdTime,
      values: { amount, coin: coinName, ...(network === internalNetwork ? {} : confirmationsOf(network)) },
      data: { baseCurrency: coinName },
      jumpLink: '/assetManagement/financial?type=1',
    });
  });
  eventBus.on('withdrawalChanged', ({ owner, amount, coinName, network, address, state, updatedTime }) => {
    if (state !== withdrawalState.rejected && state !== withdrawalState.done) return;
    inbox.write({
      owner,
      notice: state === withdrawalState.done ? 'withdrawalDone' : 'withdrawalRejected',
      at: updatedTime,
      values: { amount, coin: coinName, address: network === internalNetwork ? address : `${address.slice(0, 6)}…${address.slice(-4)}` },
      data: { baseCurrency: coinName },
      jumpLink: '/assetManagement/financial?type=2',
    });
  });
}

const confirmationsOf = (id: string) => {
  const { name, confirmations } = networkOf(id);
  return { network: name, confirmations: String(confirmations) };
};

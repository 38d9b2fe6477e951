import { depositState, withdrawalState } from '@/contract/capital';
import { networkOf } from './chains';
import type { FundsContext } from './context';

/** Writes into the inbox what becomes of deposits and withdrawals. */
export function tellOfFunds({ eventBus, inbox }: Pick<FundsContext, 'eventBus' | 'inbox'>): void {
  eventBus.on('depositChanged', ({ owner, amount, coinName, network, state, createdTime, creditedTime }) => {
    if (state === depositState.belowMinimum) return;
    const { name, confirmations } = networkOf(network);
    inbox.write({
      owner,
      notice: state === depositState.credited ? 'depositArrived' : 'depositProcessing',
      at: creditedTime ?? createdTime,
      values: { amount, coin: coinName, network: name, confirmations: String(confirmations) },
      data: { baseCurrency: coinName },
      jumpLink: '/assetManagement/financial?type=1',
    });
  });
  eventBus.on('withdrawalChanged', ({ owner, amount, coinName, address, state, updatedTime }) => {
    if (state !== withdrawalState.rejected && state !== withdrawalState.done) return;
    inbox.write({
      owner,
      notice: state === withdrawalState.done ? 'withdrawalDone' : 'withdrawalRejected',
      at: updatedTime,
      values: { amount, coin: coinName, address: `${address.slice(0, 6)}…${address.slice(-4)}` },
      data: { baseCurrency: coinName },
      jumpLink: '/assetManagement/financial?type=2',
    });
  });
}

import { account, depositState, internalNetwork, withdrawalState, type AccountType, type WithdrawalState } from '@/contract/capital';
import { networkOf } from './chains';
import type { FundsContext } from './context';
import type { fundsNotices } from './notices';

/** Sends inbox messages about the progress of deposits and withdrawals. */
export function sendFundsMessages({ eventBus, inbox }: Pick<FundsContext, 'eventBus' | 'inbox'>): void {
  eventBus.on('depositChanged', ({ owner, amount, coinName, network, state, createdTime, creditedTime, account: target }) => {
    if (state === depositState.belowMinimum) return;
    inbox.write({
      owner,
      notice: state === depositState.credited ? (depositNotices.get(target ?? account.spot) ?? 'depositArrived') : 'depositProcessing',
      at: creditedTime ?? createdTime,
      values: { amount, coin: coinName, ...(network === internalNetwork ? {} : confirmationsOf(network)) },
      data: { baseCurrency: coinName },
      jumpLink: '/assetManagement/financial?type=1',
    });
  });
  eventBus.on('withdrawalChanged', ({ owner, amount, coinName, network, address, state, updatedTime }) => {
    const notice = withdrawalNotices.get(state);
    if (!notice) return;
    inbox.write({
      owner,
      notice,
      at: updatedTime,
      values: { amount, coin: coinName, address: network === internalNetwork ? address : `${address.slice(0, 6)}…${address.slice(-4)}` },
      data: { baseCurrency: coinName },
      jumpLink: '/assetManagement/financial?type=2',
    });
  });
}

/** The message of a deposit by the account it was credited to. */
const depositNotices = new Map<AccountType, keyof typeof fundsNotices>([
  [account.crossMargin, 'depositArrivedMargin'],
  [account.perpetual, 'depositArrivedContract'],
]);

/** The message of a withdrawal by its state; other states send none. */
const withdrawalNotices = new Map<WithdrawalState, keyof typeof fundsNotices>([
  [withdrawalState.done, 'withdrawalDone'],
  [withdrawalState.rejected, 'withdrawalRejected'],
  [withdrawalState.failed, 'withdrawalFailed'],
]);

const confirmationsOf = (id: string) => {
  const { name, confirmations } = networkOf(id);
  return { network: name, confirmations: String(confirmations) };
};

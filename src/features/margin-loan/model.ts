import { combine, merge, sample } from 'effector';
import { balancesChanged } from '@/entities/assets';
import { $marginAccount, isolatedAccounts, marginAccountChanged, fromIsolatedAccount } from '@/entities/margin-account';
import { toastRequested } from '@/entities/toasts';
import { borrowed, closePosition, pendingLoans, repaid } from './mutations';
import { $action, loanClosed } from './dialogModel';

export const $isSending = combine([...pendingLoans, closePosition.$isPending], (pending) => pending.some(Boolean));

/** The open action with the current state of its account; null if none is open or the account is unknown. */
export const $openedAction = combine($action, $marginAccount, isolatedAccounts.$latest, (action, current, list) => {
  const account = current?.tradeId === action?.tradeId ? current : list?.find(({ tradeId }) => tradeId === action?.tradeId);
  if (!action || !account) return null;
  return { ...action, account: 'base' in account ? fromIsolatedAccount(account) : account };
});

const toastTexts = merge([
  borrowed.map(({ amount, coinName: coin }) => ({ key: 'margin.borrowedToast', values: { amount, coin } }) as const),
  repaid.map(({ coinName: coin }) => ({ key: 'margin.repaidToast', values: { coin } }) as const),
  closePosition.done.map(({ data: { tradeName: pair } }) => ({ key: 'margin.closedToast', values: { pair } }) as const),
]);
sample({ clock: toastTexts, fn: (text) => ({ tone: 'success' as const, text }), target: toastRequested });
sample({ clock: toastTexts, fn: () => {}, target: [loanClosed, marginAccountChanged, balancesChanged] });

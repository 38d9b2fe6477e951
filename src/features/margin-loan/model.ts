import { combine, createEvent, createStore, merge, sample } from 'effector';
import { balancesChanged } from '@/entities/assets';
import { $marginAccount, isolatedAccounts, marginAccountChanged, ofIsolated } from '@/entities/margin-account';
import { userChanged } from '@/entities/session';
import { toastRequested } from '@/entities/toasts';
import { screenLeft } from '@/shared/routing';
import { borrowed, closePosition, pendingLoans, repaid } from './mutations';

/** What is done with the debt of an account: that of a pair, or cross margin where there is none. */
export interface LoanTask {
  readonly kind: 'borrow' | 'repay' | 'close';
  readonly tradeId: number | null;
  /** The coin the form starts with. */
  readonly coinId?: number;
}

export const loanOpened = createEvent<LoanTask>();
export const loanClosed = createEvent();

export const $isSending = combine([...pendingLoans, closePosition.$isPending], (pending) => pending.some(Boolean));

/** What is being done; null for nothing. */
export const $task = createStore<LoanTask | null>(null)
  .on(loanOpened, (_, task) => task)
  .reset(loanClosed, borrowed, repaid, closePosition.done, userChanged, screenLeft);

/** The same with its account, as it is now; null while that is not known. */
export const $openedTask = combine($task, $marginAccount, isolatedAccounts.$latest, (task, shown, list) => {
  const account = shown?.tradeId === task?.tradeId ? shown : list?.find(({ tradeId }) => tradeId === task?.tradeId);
  if (!task || !account) return null;
  return { ...task, account: 'base' in account ? ofIsolated(account) : account };
});

const said = merge([
  borrowed.map(({ amount, coinName: coin }) => ({ key: 'margin.borrowedToast', values: { amount, coin } }) as const),
  repaid.map(({ coinName: coin }) => ({ key: 'margin.repaidToast', values: { coin } }) as const),
  closePosition.done.map(({ data: { tradeName: pair } }) => ({ key: 'margin.closedToast', values: { pair } }) as const),
]);
sample({ clock: said, fn: (text) => ({ tone: 'success' as const, text }), target: toastRequested });
sample({ clock: said, fn: () => {}, target: [marginAccountChanged, balancesChanged] });

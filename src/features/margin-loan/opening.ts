import { createEvent, createStore, sample } from 'effector';
import { balancesMoved } from '@/entities/assets';
import { marginAccountChanged } from '@/entities/margin-account';
import { userChanged } from '@/entities/session';
import { screenLeft } from '@/shared/routing';

/** What is done with the debt of an account: that of a pair, or cross margin where there is none. */
export interface LoanTask {
  readonly kind: 'borrow' | 'repay' | 'close';
  readonly tradeId: number | null;
  /** The coin the form starts with. */
  readonly coinId?: number;
}

export const loanOpened = createEvent<LoanTask>();
export const loanClosed = createEvent();

/** What is being done; null for nothing. */
export const $task = createStore<LoanTask | null>(null)
  .on(loanOpened, (_, task) => task)
  .reset(loanClosed, userChanged, screenLeft);

sample({ clock: balancesMoved, target: marginAccountChanged });

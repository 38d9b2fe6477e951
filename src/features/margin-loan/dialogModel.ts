import { createEvent, createStore, sample } from 'effector';
import { balanceRevisionChanged } from '@/entities/assets';
import { marginAccountChanged } from '@/entities/margin-account';
import { userChanged } from '@/entities/session';
import { screenLeft } from '@/shared/routing';

/** An action on the debt of a pair's account, or of cross margin if `tradeId` is null. */
export interface LoanAction {
  readonly kind: 'borrow' | 'repay' | 'close';
  readonly tradeId: number | null;
  /** The initially selected coin. */
  readonly coinId?: number;
}

export const loanOpened = createEvent<LoanAction>();
export const loanClosed = createEvent();

/** The open action; null if none. */
export const $action = createStore<LoanAction | null>(null)
  .on(loanOpened, (_, action) => action)
  .reset(loanClosed, userChanged, screenLeft);

sample({ clock: balanceRevisionChanged, target: marginAccountChanged });

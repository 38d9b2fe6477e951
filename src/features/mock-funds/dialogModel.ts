import { createEvent, createStore } from 'effector';
import { userChanged } from '@/entities/session';
import { screenLeft } from '@/shared/routing';

/** Opens the dialog of demo funds; it closes once they are claimed or reset. */
export const mockFundsOpened = createEvent();
export const mockFundsClosed = createEvent();
export const $isFundsOpen = createStore(false)
  .on(mockFundsOpened, () => true)
  .reset(mockFundsClosed, userChanged, screenLeft);

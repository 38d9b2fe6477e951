import { combine, createEvent } from 'effector';
import { marginMode, type MarginMode } from '@/contract/margin';
import { $isLoggedIn } from '@/entities/session';
import { createGate } from '@/shared/lib/gate';

/** Mounted by what shows a margin account as it is now; isolated margin has one per pair, `tradeId` is null until the pair is known. */
export const MarginAccountGate = createGate<{ readonly mode: MarginMode; readonly tradeId: number | null }>('MarginAccountGate', {
  mode: marginMode.cross,
  tradeId: null,
});

/** The cross account by itself: it is the same whichever pair is traded. */
export const wholeCrossAccount = { mode: marginMode.cross, tradeId: 0 } as const;

/** Something was done here: a coin was borrowed, repaid, traded or moved. The account is loaded again. */
export const marginAccountChanged = createEvent();

/** The account that is asked for; null while none is. */
export const $askedAccount = combine(
  MarginAccountGate.status,
  MarginAccountGate.state,
  $isLoggedIn,
  (isOpen, { mode, tradeId }, isLoggedIn) => (isOpen && isLoggedIn && tradeId !== null ? { mode, tradeId } : null),
);
export const $crossParams = $askedAccount.map((asked) => (asked?.mode === marginMode.cross ? {} : null));
export const $isolatedParams = $askedAccount.map((asked) =>
  asked?.mode === marginMode.isolated ? { query: { tradeId: asked.tradeId } } : null,
);

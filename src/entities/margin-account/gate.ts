import { combine, createEvent } from 'effector';
import { marginMode, type MarginMode } from '@/contract/margin';
import { $isLoggedIn } from '@/entities/session';
import { createGate } from '@/shared/lib/gate';

/** Mounted by components that show a live margin account. Isolated margin has one account per pair; `tradeId` is null until the pair is known. */
export const MarginAccountGate = createGate<{ readonly mode: MarginMode; readonly tradeId: number | null }>('MarginAccountGate', {
  mode: marginMode.cross,
  tradeId: null,
});

/** The cross account, which is the same for every pair. */
export const wholeCrossAccount = { mode: marginMode.cross, tradeId: 0 } as const;

/** A coin was borrowed, repaid, traded or transferred here. The account is reloaded. */
export const marginAccountChanged = createEvent();

/** The account to request; null while none is shown. */
export const $requestedAccount = combine(
  MarginAccountGate.status,
  MarginAccountGate.state,
  $isLoggedIn,
  (isOpen, { mode, tradeId }, isLoggedIn) => (isOpen && isLoggedIn && tradeId !== null ? { mode, tradeId } : null),
);
export const $crossParams = $requestedAccount.map((requested) => (requested?.mode === marginMode.cross ? {} : null));
export const $isolatedParams = $requestedAccount.map((requested) =>
  requested?.mode === marginMode.isolated ? { query: { tradeId: requested.tradeId } } : null,
);

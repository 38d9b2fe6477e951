import fc from 'fast-check';
import { expect, test } from 'vitest';
import { account, transferAccounts, type TransferWallet } from '@/contract/capital';
import { offeredAccounts, initialAccounts, swappedAccounts, transferTypeOf, withSource, withTarget, type TransferRoutes } from './accounts';

const { spot, c2c, perpetual, isolatedMargin, another } = account;
const wallet = (walletType: TransferWallet['walletType'], ...targets: readonly TransferWallet['walletType'][]): TransferWallet => ({
  walletType,
  transferTypes: targets.map((targetWallet) => ({ targetWallet, transferType: walletType * 100 + targetWallet })),
  sourceActivated: true,
  targetActivated: true,
  available: '0',
});
/** Routes in which C2C transfers to spot only, and contract does not transfer to C2C. */
const routes: TransferRoutes = [wallet(spot, c2c, perpetual), wallet(c2c, spot), wallet(perpetual, spot)];

test.each([
  [{}, spot, perpetual],
  [{ source: spot, target: perpetual }, spot, perpetual],
  [{ source: perpetual }, perpetual, spot],
  [{ source: spot }, spot, perpetual],
  [{ target: isolatedMargin }, spot, isolatedMargin],
  [{ target: spot }, perpetual, spot],
  [{ source: spot, target: spot }, perpetual, spot],
  [{ source: another, target: c2c }, spot, c2c],
  [{ source: another, target: another }, spot, perpetual],
] as const)('a form opened with %j starts with source %i and target %i', (opening, source, target) => {
  expect(initialAccounts(opening)).toEqual({ source, target });
});

test('the transfer type of a route is the exchange’s', () => {
  expect(transferTypeOf(routes, { source: spot, target: c2c })).toBe(203);
  expect(transferTypeOf(routes, { source: perpetual, target: c2c })).toBeNull();
  expect(transferTypeOf(null, { source: spot, target: c2c })).toBeNull();
});

test('choosing the other selected account swaps the two', () => {
  expect(withSource({ source: spot, target: perpetual }, perpetual, routes)).toEqual({ source: perpetual, target: spot });
  expect(withTarget({ source: spot, target: perpetual }, spot, routes)).toEqual({ source: perpetual, target: spot });
});

test('an account that is no longer reachable is cleared', () => {
  expect(withSource({ source: spot, target: c2c }, perpetual, routes)).toEqual({ source: perpetual, target: null });
  expect(withTarget({ source: perpetual, target: spot }, c2c, routes)).toEqual({ source: null, target: c2c });
  expect(swappedAccounts({ source: c2c, target: null }, routes)).toEqual({ source: null, target: c2c });
  expect(offeredAccounts({ source: isolatedMargin, target: spot }, routes)).toEqual({ source: null, target: spot });
  expect(offeredAccounts({ source: perpetual, target: c2c }, routes)).toEqual({ source: perpetual, target: null });
});

test('after any sequence of choices, source and target differ and have a route, or one is missing', () => {
  const type = fc.option(fc.constantFrom<number>(...transferAccounts), { nil: null });
  const step = fc.record({ act: fc.constantFrom(withSource, withTarget), type });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let accounts = initialAccounts({});
      for (const { act, type: chosen } of steps) {
        accounts = act(accounts, chosen, routes);
        const isWhole = accounts.source !== null && accounts.target !== null;
        expect(isWhole && transferTypeOf(routes, accounts) === null).toBe(false);
        expect(isWhole && accounts.source === accounts.target).toBe(false);
      }
    }),
  );
});

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
/** C2C transfers to spot only, and there is no transfer from contract to C2C. */
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
] as const)('the form that is asked for with %j starts from %i to %i', (opening, source, target) => {
  expect(initialAccounts(opening)).toEqual({ source, target });
});

test('the number of a way is the exchange’s own', () => {
  expect(transferTypeOf(routes, { source: spot, target: c2c })).toBe(203);
  expect(transferTypeOf(routes, { source: perpetual, target: c2c })).toBeNull();
  expect(transferTypeOf(null, { source: spot, target: c2c })).toBeNull();
});

test('choosing the account of the other end swaps the two', () => {
  expect(withSource({ source: spot, target: perpetual }, perpetual, routes)).toEqual({ source: perpetual, target: spot });
  expect(withTarget({ source: spot, target: perpetual }, spot, routes)).toEqual({ source: perpetual, target: spot });
});

test('what cannot be reached any more is cleared', () => {
  expect(withSource({ source: spot, target: c2c }, perpetual, routes)).toEqual({ source: perpetual, target: null });
  expect(withTarget({ source: perpetual, target: spot }, c2c, routes)).toEqual({ source: null, target: c2c });
  expect(swappedAccounts({ source: c2c, target: null }, routes)).toEqual({ source: null, target: c2c });
  expect(offeredAccounts({ source: isolatedMargin, target: spot }, routes)).toEqual({ source: null, target: spot });
  expect(offeredAccounts({ source: perpetual, target: c2c }, routes)).toEqual({ source: perpetual, target: null });
});

test('whatever is chosen, source and target are never the same account and always a way, or one is missing', () => {
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

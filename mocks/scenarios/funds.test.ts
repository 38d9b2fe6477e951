import { expect, test } from 'vitest';
import { depositState, withdrawalState } from '@/contract/capital';
import { personas } from '@fixtures/personas';
import { openInPage } from '../http/inPage';
import type { ScenarioName } from '.';

const at = Date.UTC(2026, 0, 5, 8);
const owner = personas.trader.login.fid;
const usdt = 52;
const open = (scenario: ScenarioName) => {
  const own = openInPage({ source: () => at, startedAt: at, scenario, seed: 'test' });
  own.simulation.world().advanceTo(at);
  return own.simulation.world();
};
const page = { pageNum: 1, pageSize: 1 };

test.each([
  ['withdrawal-review', withdrawalState.review, '750'],
  ['withdrawal-processing', withdrawalState.processing, '750'],
  ['withdrawal-on-chain', withdrawalState.onChain, '0'],
  ['withdrawal-done', withdrawalState.done, '0'],
  ['withdrawal-rejected', withdrawalState.rejected, '0'],
  ['withdrawal-cancelled', withdrawalState.cancelled, '0'],
] as const)('%s shows a withdrawal in that state, with its money where it belongs', (name, state, frozen) => {
  const { funds } = open(name);
  const isGone = state === withdrawalState.onChain || state === withdrawalState.done;
  expect(funds.lists.withdrawals(owner, page).list[0]).toMatchObject({ state, amount: '750' });
  const available = isGone || frozen !== '0' ? '11730.55' : '12480.55';
  expect(funds.contractWallet(owner, usdt)).toEqual({ available, frozen });
});

test.each([
  ['deposit-confirming', depositState.confirming, 1],
  ['deposit-arrived', depositState.confirming, 15],
  ['deposit-below-minimum', depositState.belowMinimum, 19],
  ['deposits-many', depositState.credited, 19],
] as const)('%s shows a deposit in that state', (name, state, confirmations) => {
  const { funds } = open(name);
  expect(funds.lists.deposits(owner, page, at).list[0]).toMatchObject({ state, confirmations });
});

test('ten thousand deposits are in the records and in the balance', () => {
  const { funds } = open('deposits-many');
  expect(funds.lists.deposits(owner, page, at).totalCount).toBeGreaterThanOrEqual(10_000);
  expect(funds.contractWallet(owner, usdt).available).toBe('22480.55');
});

test('a used-up limit leaves nothing, and rests at that until midnight', () => {
  const world = open('withdrawal-limit');
  expect(world.db.withdrawals.find({ where: { owner, amount: '1500000' } }).total).toBe(1);
  expect(world.funds.contractWallet(owner, usdt)).toEqual({ available: '12480.55', frozen: '1500000' });
});

test('somebody new has no record and no address', () => {
  const { funds } = open('funds-empty');
  const { fid } = personas.newUser.login;
  expect([funds.lists.all(fid, page).totalCount, funds.places.list(fid).length, funds.book.list(fid, {}).length]).toEqual([0, 0, 0]);
});

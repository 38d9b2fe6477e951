import { expect, test } from 'vitest';
import { depositState, internalNetwork, withdrawalState } from '@/contract/capital';
import { add, compare, subtract } from '@/contract/decimal';
import { personas } from '@fixtures/personas';
import { refusalOf } from '@tests/support/exchange/refusalOf';
import { createSeededWorld } from '../../createSeededWorld';
import { type World } from '../../world';
import { coinByName } from '../markets';
import { limitInUsdt } from './limits';

const at = Date.UTC(2026, 0, 5, 8);
const usdt = coinByName('USDT').coinId;
const { fid } = personas.trader.login;
const { vip } = personas;

const trader = ({ db }: World) => db.users.get(fid) ?? expect.fail('no trader');
const requestOf = (world: World, more: object = {}) => ({
  user: trader(world),
  coinId: usdt,
  network: internalNetwork,
  address: vip.login.name,
  memo: '',
  amount: '500',
  remark: 'Rent',
  at: world.now,
  ...more,
});

test.each([vip.login.name, vip.login.name.toUpperCase(), String(vip.login.fid)])(
  'a withdrawal to %s arrives at once and without a fee, with records and messages on both sides',
  (address) => {
    const world = createSeededWorld({ seed: 'test', startedAt: at });
    const held = (owner: number) => world.funds.spotBalance(owner, usdt).available;
    const before = [held(fid), held(vip.login.fid)] as const;
    const { id, state, fee } = world.funds.submit(requestOf(world, { address }));
    expect([state, fee]).toEqual([withdrawalState.done, '0']);
    expect([held(fid), held(vip.login.fid)]).toEqual([subtract(before[0], '500'), add(before[1], '500')]);
    expect(world.funds.lists.withdrawals(fid, { pageNum: 1, pageSize: 1 }).list[0]).toMatchObject({ id, address, remark: 'Rent' });
    const received = world.funds.lists.deposits(vip.login.fid, { pageNum: 1, pageSize: 1 }, at).list[0];
    expect(received).toMatchObject({ network: internalNetwork, amount: '500', address: String(fid), state: depositState.credited });
    const newest = (owner: number) => world.inbox.page(owner, { moduleId: 0, pageNum: 1, pageSize: 1 }, 'en_US').list[0]?.title;
    expect([newest(fid), newest(vip.login.fid)]).toEqual(['Withdrawal complete', 'Deposit received']);
    expect(limitInUsdt(world, trader(world), at).dayUsed).toBe('500');
    expect([...world.ledger.totals().values()].every((sum) => compare(sum, '0') === 0)).toBe(true);
  },
);

test.each([
  ['an unknown name', 'accountUnknown', { address: 'nobody@demo.example' }],
  ['an unknown number', 'accountUnknown', { address: '12345' }],
  ['a user whose account is frozen', 'recipientUnavailable', { address: String(personas.frozenAccount.login.fid) }],
  ['the sender', 'addressInvalid', { address: personas.trader.login.name }],
  ['another user above the daily limit', 'withdrawalLimit', { amount: '1500000.01' }],
  ['another user above the balance', 'insufficientBalance', { amount: '1000000' }],
])('to %s is refused: %s', (_, reason, more) => {
  const world = createSeededWorld({ seed: 'test', startedAt: at });
  const before = world.funds.spotBalance(fid, usdt);
  expect(refusalOf(() => world.funds.submit(requestOf(world, more)))).toBe(reason);
  expect(world.funds.spotBalance(fid, usdt)).toEqual(before);
});

test('internal withdrawals are refused while the whitelist is on or withdrawals are locked', () => {
  const world = createSeededWorld({ seed: 'test', startedAt: at });
  world.funds.addressBook.setWhitelistOn(fid, true, at);
  expect(refusalOf(() => world.funds.check(requestOf(world)))).toBe('addressNotListed');
  world.funds.addressBook.setWhitelistOn(fid, false, at);
  expect(refusalOf(() => world.funds.check(requestOf(world)))).toBe('withdrawalLocked');
});

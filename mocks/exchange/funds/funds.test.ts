import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { depositState, withdrawalState } from '@/contract/capital';
import { add, compare, isGreater } from '@/contract/decimal';
import { identityStatus, identityType } from '@/contract/identity';
import { coinNetworks } from '@fixtures/coinNetworks';
import { networks } from '@fixtures/networks';
import { personas } from '@fixtures/personas';
import { refusalOf } from '@tests/support/exchange/refusalOf';
import { cases } from '@tests/support/testAmount';
import { createSeededWorld } from '../../createSeededWorld';
import { createWorld, type World } from '../../world';
import { coinByName } from '../markets';
import { addressAt, isAddress, networkOf, coinNetworkOf } from './chains';
import { dayLimitOf } from '../users/verification';
import { limitInCoin, limitInUsdt } from './limits';

const at = Date.UTC(2026, 0, 5, 8);
const usdt = coinByName('USDT').coinId;
const btc = coinByName('BTC').coinId;
const { fid } = personas.trader.login;
const dayMs = 86_400_000;

const open = () => createSeededWorld({ seed: 'test', startedAt: at });
const trader = ({ db }: World) => db.users.get(fid) ?? expect.fail('no trader');
const newest = ({ inbox }: World) => inbox.page(fid, { moduleId: 0, pageNum: 1, pageSize: 1 }, 'en_US').list[0];
const requestOf = (world: World, more: object = {}) => ({
  user: trader(world),
  coinId: usdt,
  network: 'ETH',
  address: addressAt('elsewhere', networkOf('ETH'), 1),
  memo: '',
  amount: '500',
  remark: '',
  at: world.now,
  ...more,
});

describe('a deposit', () => {
  test('is announced when detected, gathers confirmations, and is booked and announced again with the last one', () => {
    const world = open();
    const before = world.funds.spotBalance(fid, btc);
    const { id, requiredConfirmations } = world.funds.announceDeposit({ owner: fid, coinId: btc, amount: '0.25', at });
    const seen = () => world.funds.lists.deposits(fid, { pageNum: 1, pageSize: 1 }, world.now).list[0];
    expect(newest(world)).toMatchObject({ bizType: 92, title: 'Deposit detected', dataJson: '{"baseCurrency":"BTC"}' });
    expect([requiredConfirmations, seen()?.confirmations, seen()?.state]).toEqual([2, 0, depositState.confirming]);
    world.advanceTo(at + 600_000);
    expect([seen()?.confirmations, seen()?.state]).toEqual([1, depositState.confirming]);
    world.advanceTo(at + 1_199_999);
    expect(world.funds.spotBalance(fid, btc)).toEqual(before);
    world.advanceTo(at + 1_200_000);
    expect(seen()).toMatchObject({ id, confirmations: 2, state: depositState.credited, creditedTime: at + 1_200_000 });
    expect(world.funds.spotBalance(fid, btc).available).toBe(add(before.available, '0.25'));
    expect(newest(world)).toMatchObject({
      bizType: 12,
      createdTime: at + 1_200_000,
      content: '0.25 BTC was credited to your spot account.',
    });
  });

  test('below the minimum waits for another, and then both are booked', () => {
    const world = open();
    const { available } = world.funds.spotBalance(fid, usdt);
    const little = () => world.funds.announceDeposit({ owner: fid, coinId: usdt, network: 'ETH', amount: '0.6', at: world.now });
    const first = little();
    world.advanceTo(at + dayMs);
    expect(world.db.deposits.get(first.id)?.state).toBe(depositState.belowMinimum);
    expect(world.funds.spotBalance(fid, usdt).available).toBe(available);
    little();
    world.advanceTo(at + 2 * dayMs);
    expect(world.db.deposits.get(first.id)?.state).toBe(depositState.credited);
    expect(world.funds.spotBalance(fid, usdt).available).toBe(add(available, '1.2'));
  });

  test('continues in a world restored in the meantime', () => {
    const world = open();
    const { id } = world.funds.announceDeposit({ owner: fid, coinId: btc, amount: '0.25', at });
    const again = createWorld({ seed: 'test', startedAt: at, saved: JSON.parse(JSON.stringify(world.state())) });
    again.advanceTo(at + dayMs);
    expect(again.db.deposits.get(id)?.state).toBe(depositState.credited);
  });

  test('of a fund token, or on a network without the coin, throws a RangeError', () => {
    const world = open();
    const { coinId } = coinByName('BTC3L');
    expect(() => world.funds.announceDeposit({ owner: fid, coinId, amount: '1', at })).toThrow(RangeError);
    expect(() => world.funds.announceDeposit({ owner: fid, coinId: btc, network: 'TRON', amount: '1', at })).toThrow(RangeError);
  });
});

describe('addresses', () => {
  test('derive from the seed, have a valid checksum and differ between users', () => {
    fc.assert(
      fc.property(fc.constantFrom(...networks), fc.nat(10_000), fc.nat(5), (network, owner, ordinal) => {
        const address = addressAt('seed', network, owner, ordinal);
        expect(addressAt('seed', network, owner, ordinal)).toBe(address);
        expect(isAddress(network, address)).toBe(true);
        expect(addressAt('seed', network, owner + 1, ordinal)).not.toBe(address);
        expect(addressAt('another', network, owner, ordinal)).not.toBe(address);
        expect(isAddress(network, '')).toBe(false);
        // Base58 keys have no checksum and vary in length.
        if (network.id !== 'SOL') expect(isAddress(network, `${address}x`) || isAddress(network, address.slice(0, -1))).toBe(false);
      }),
    );
  });

  test('every network of a coin exists and has plausible fees and minimums', () => {
    for (const { coin, network, withdrawFee, minWithdraw, minDeposit } of coinNetworks) {
      expect(networkOf(network).id).toBe(network);
      expect(coinNetworkOf(coinByName(coin).coinId, network)).toBeDefined();
      expect(isGreater(minWithdraw, withdrawFee) && isGreater(minDeposit, '0'), `${coin} on ${network}`).toBe(true);
    }
  });

  test('are limited to five; the newest is selected, and another one can be', () => {
    const { funds } = open();
    const [first] = Array.from({ length: 5 }, () => funds.depositAddresses.create(fid, 'SOL', '', at));
    expect(refusalOf(() => funds.depositAddresses.create(fid, 'SOL', '', at))).toBe('tooManyAddresses');
    expect(funds.depositAddresses.getSelected(fid, 'SOL', at).ordinal).toBe(4);
    funds.depositAddresses.choose(fid, first?.id ?? 0);
    expect(funds.depositAddresses.getSelected(fid, 'SOL', at).ordinal).toBe(0);
    expect(refusalOf(() => funds.depositAddresses.choose(fid + 1, first?.id ?? 0))).toBe('notFound');
  });

  test('a withdrawal to a user of this exchange is credited on any network of the address family', () => {
    const world = open();
    const { fid: vera } = personas.vip.login;
    const { address } = world.funds.depositAddresses.getSelected(vera, 'ETH', at);
    const before = world.funds.spotBalance(vera, usdt).available;
    world.funds.submit(requestOf(world, { network: 'BSC', address: address.toUpperCase().replace('0X', '0x') }));
    world.advanceTo(at + dayMs);
    expect(world.funds.spotBalance(vera, usdt).available).toBe(add(before, '499.7'));
    expect(world.funds.lists.deposits(vera, { pageNum: 1, pageSize: 1 }, at).list[0]).toMatchObject({ amount: '499.7', network: 'BSC' });
  });
});

describe('withdrawal checks', () => {
  const cases = [
    ['nothing', null, () => ({})],
    ['an unverified user', 'needKyc', (world: World) => ({ user: { ...trader(world), identity: [] } })],
    ['another chain', 'withdrawalClosed', () => ({ network: 'XRP' })],
    ['an address of another chain', 'addressInvalid', () => ({ address: addressAt('elsewhere', networkOf('TRON'), 1) })],
    ['a mistyped address', 'addressInvalid', () => ({ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD' })],
    ['below the minimum', 'amountBelowMinimum', () => ({ amount: '9.99' })],
    ['above the daily limit', 'withdrawalLimit', () => ({ amount: '1500000.01' })],
  ] as const;
  test.each(cases)('%s: %s', (_, reason, more) => {
    const world = open();
    expect(refusalOf(() => world.funds.check(requestOf(world, more(world))))).toBe(reason);
  });

  test('a lock lasts exactly one day', () => {
    const world = open();
    world.security.credentials.lock(fid, at);
    expect(refusalOf(() => world.funds.check(requestOf(world)))).toBe('withdrawalLocked');
    expect(refusalOf(() => world.funds.check(requestOf(world, { at: at + dayMs - 1 })))).toBe('withdrawalLocked');
    expect(refusalOf(() => world.funds.check(requestOf(world, { at: at + dayMs })))).toBeNull();
  });

  test('a closed network, and the whitelist: an address counts after a day; turning it off locks withdrawals', () => {
    const world = open();
    world.funds.setOpen('USDT', { isDepositOpen: true, isWithdrawOpen: false });
    expect(refusalOf(() => world.funds.check(requestOf(world)))).toBe('withdrawalClosed');
    world.funds.setOpen('USDT', { isDepositOpen: true, isWithdrawOpen: true });
    world.funds.addressBook.setWhitelistOn(fid, true, at);
    expect(refusalOf(() => world.funds.check(requestOf(world)))).toBe('addressNotListed');
    const { coinId, network, address, memo } = requestOf(world);
    world.funds.addressBook.add({ owner: fid, coinId, network, address, memo, remark: '', isWhitelisted: true }, at);
    expect(refusalOf(() => world.funds.check(requestOf(world)))).toBe('addressNotListed');
    expect(refusalOf(() => world.funds.check(requestOf(world, { at: at + dayMs })))).toBeNull();
    world.funds.addressBook.setWhitelistOn(fid, false, at);
    expect(refusalOf(() => world.funds.check(requestOf(world)))).toBe('withdrawalLocked');
  });

  test('a listed address can be whitelisted once and counts after a day like any other', () => {
    const world = open();
    const { coinId, network, address, memo } = requestOf(world);
    const save = (isWhitelisted: boolean) =>
      world.funds.addressBook.add(
        { owner: fid, coinId, network, address, memo, remark: isWhitelisted ? 'Vault' : 'Ledger', isWhitelisted },
        at,
      );
    const { id } = save(false);
    world.funds.addressBook.setWhitelistOn(fid, true, at);
    expect(refusalOf(() => save(false))).toBe('addressListed');
    expect(save(true)).toMatchObject({ id, remark: 'Vault', isWhitelisted: true, activeTime: at + dayMs });
    expect(refusalOf(() => save(true))).toBe('addressListed');
    expect(world.funds.addressBook.list(fid, { coinId })).toHaveLength(1);
    expect(refusalOf(() => world.funds.check(requestOf(world)))).toBe('addressNotListed');
    expect(refusalOf(() => world.funds.check(requestOf(world, { at: at + dayMs })))).toBeNull();
  });
});

describe('the daily limit', () => {
  test('grows with the verification level and the VIP level', () => {
    const levels = [identityType.standard, identityType.advanced, identityType.company] as const;
    const limit = (type: (typeof levels)[number], vipLevel: number) =>
      dayLimitOf({ identity: [{ identityType: type, identityStatus: identityStatus.passed }], vipLevel });
    for (let vipLevel = 0; vipLevel < 15; vipLevel += 1) {
      for (const type of levels) expect(isGreater(limit(type, vipLevel + 1), limit(type, vipLevel))).toBe(true);
      expect(isGreater(limit(identityType.advanced, vipLevel), limit(identityType.standard, vipLevel))).toBe(true);
      expect(isGreater(limit(identityType.company, vipLevel), limit(identityType.advanced, vipLevel))).toBe(true);
      expect(dayLimitOf({ identity: [], vipLevel })).toBe('0');
    }
  });

  test('is the sum of used and left; midnight restores all of it, a cancelled withdrawal its part', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 10, max: 2000 }), { maxLength: 5 }), (amounts) => {
        const world = open();
        const submitted = amounts.map((amount) => world.funds.submit(requestOf(world, { amount: String(amount) })));
        const limit = limitInUsdt(world, trader(world), at);
        expect(limit.dayUsed).toBe(add(...amounts.map(String)));
        expect(add(limit.dayUsed, limit.left)).toBe(limit.dayLimit);
        expect(limitInUsdt(world, trader(world), at + dayMs).dayUsed).toBe('0');
        for (const { id } of submitted) world.funds.cancel(fid, id, at);
        expect(limitInUsdt(world, trader(world), at).dayUsed).toBe('0');
        expect(submitted.every(({ id }) => world.db.withdrawals.get(id)?.state === withdrawalState.cancelled)).toBe(true);
        const inCoin = limitInCoin(world, trader(world), btc, at);
        expect(compare(inCoin.left, inCoin.dayLimit)).toBe(0);
      }),
      { numRuns: cases(15) },
    );
  });
});

test('ten thousand deposits are filtered and paged identically in their own and in the combined list', () => {
  const world = open();
  for (let count = 0; count < 10_000; count += 1)
    world.funds.announceDeposit({ owner: personas.newUser.login.fid, coinId: usdt, network: 'TRON', amount: '5', at: at + count });
  const owner = personas.newUser.login.fid;
  const page = { pageNum: 3, pageSize: 50, startTime: at + 100, endTime: at + 8999 };
  const alone = world.funds.lists.deposits(owner, page, at);
  const both = world.funds.lists.all(owner, page);
  expect([alone.totalCount, both.totalCount, alone.list.length]).toEqual([8900, 8900, 50]);
  expect(both.list.map(({ id }) => id)).toEqual(alone.list.map(({ id }) => id));
});

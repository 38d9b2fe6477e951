import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { account, routeBetween, transferRoutes, transferState } from '@/contract/capital';
import { add, isGreater, isNegative, subtract, truncate, type Decimal } from '@/contract/decimal';
import { coins } from '@fixtures/coins';
import { personas } from '@fixtures/personas';
import { refusalOf } from '@tests/support/exchange/refusalOf';
import { cases } from '@tests/support/testAmount';
import { createSeededWorld } from '../../createSeededWorld';
import { createWorld, type World } from '../../world';
import { coinByName, pairByName, transferableCoins } from '../markets';
import { accountOf } from '../posting';
import { transferHold, type TransferHold } from '../users/records';
import type { TransferInstruction } from './transfers';

const at = Date.UTC(2026, 0, 5, 8);
const usdt = coinByName('USDT').coinId;
const { fid } = personas.trader.login;

const open = () => createSeededWorld({ seed: 'test', startedAt: at });
const trader = ({ db }: World) => db.users.get(fid) ?? expect.fail('no trader');

function instruction(
  world: World,
  { source = 2, target = 5, amount = '10', coin = 'USDT', tradeId = null, hold = transferHold.none, when = at }: Asked = {},
): TransferInstruction {
  const route = routeBetween({ source, target }) ?? expect.fail('no such way');
  return { user: { ...trader(world), transferHold: hold }, route, coinId: coinByName(coin).coinId, tradeId, amount, at: when };
}

interface Asked {
  source?: number;
  target?: number;
  amount?: Decimal;
  coin?: string;
  tradeId?: number | null;
  hold?: TransferHold;
  when?: number;
}

const balance = ({ ledger }: World, wallet: number, tradeId: number | null = null, coinId = usdt) => {
  const { available, frozen } = ledger.balance(accountOf(fid, wallet, tradeId), coinId);
  return { available, frozen };
};
const newest = ({ inbox }: World) => inbox.page(fid, { moduleId: 0, pageNum: 1, pageSize: 1 }, 'en_US').list[0];

describe('an unrestricted transfer', () => {
  test('moves the money at once, is recorded and sends a message', () => {
    const world = open();
    const unread = world.inbox.unread(fid);
    const transfer = world.transfers.submit(instruction(world, { amount: '480.55' }));
    expect([balance(world, 2), balance(world, 5)]).toEqual([
      { available: '12000', frozen: '0' },
      { available: '5680.8', frozen: '0' },
    ]);
    expect(transfer).toMatchObject({
      state: transferState.completed,
      amount: '480.55',
      source: 2,
      target: 5,
      coinName: 'USDT',
      tradeName: null,
    });
    expect(world.db.transfers.get(transfer.id)).toEqual(transfer);
    expect(newest(world)).toMatchObject({
      title: 'Transfer complete',
      content: '480.55 USDT moved between your accounts.',
      jumpLink: '/orderHome/transferRecord',
      read: false,
    });
    expect(world.inbox.unread(fid)).toBe(unread + 1);
  });

  test('to isolated margin credits the account of its pair only', () => {
    const world = open();
    const [btc, eth] = [pairByName('BTC_USDT').tradeId, pairByName('ETH_USDT').tradeId];
    const transfer = world.transfers.submit(instruction(world, { target: account.isolatedMargin, tradeId: eth }));
    expect([balance(world, 7, btc).available, balance(world, 7, eth).available]).toEqual(['800', '10']);
    expect(transfer.tradeName).toBe('ETH/USDT');
  });

  test('beyond the balance changes nothing', () => {
    const world = open();
    const before = world.state();
    expect(() => world.transfers.submit(instruction(world, { amount: '12480.56' }))).toThrow(
      expect.objectContaining({ code: 'insufficientBalance' }),
    );
    const { sequence: _before, ...was } = before;
    const { sequence: _after, ...is } = world.state();
    expect(is).toEqual(was);
  });
});

describe('a transfer under review', () => {
  const held = () => {
    const world = open();
    return { world, transfer: world.transfers.submit(instruction(world, { amount: '100', hold: transferHold.review })) };
  };

  test('is frozen in the source account and sends no message yet', () => {
    const { world, transfer } = held();
    expect(transfer.state).toBe(transferState.processing);
    expect([balance(world, 2), balance(world, 5)]).toEqual([
      { available: '12380.55', frozen: '100' },
      { available: '5200.25', frozen: '0' },
    ]);
    expect(newest(world)?.createdTime).toBeLessThan(at);
  });

  test('is booked exactly one minute later and then sends a message', () => {
    const { world, transfer } = held();
    world.advanceTo(at + 59_999);
    expect(world.db.transfers.get(transfer.id)?.state).toBe(transferState.processing);
    world.advanceTo(at + 60_000);
    expect(world.db.transfers.get(transfer.id)?.state).toBe(transferState.completed);
    expect([balance(world, 2), balance(world, 5)]).toEqual([
      { available: '12380.55', frozen: '0' },
      { available: '5300.25', frozen: '0' },
    ]);
    expect(newest(world)).toMatchObject({ title: 'Transfer complete', createdTime: at + 60_000 });
  });

  test('is booked once, however late and often its event runs', () => {
    const { world, transfer } = held();
    world.advanceTo(at + 86_400_000);
    world.transfers.run({ part: 'transfers', id: transfer.id }, at + 86_400_000);
    world.transfers.run({ part: 'transfers', id: 'no such transfer' }, at);
    expect(balance(world, 5).available).toBe('5300.25');
    expect(newest(world)).toMatchObject({ createdTime: at + 60_000 });
  });

  test('is booked by a world restored in the meantime', () => {
    const { world, transfer } = held();
    const again = createWorld({ seed: 'test', startedAt: at, saved: JSON.parse(JSON.stringify(world.state())) });
    again.advanceTo(at + 60_000);
    expect(again.db.transfers.get(transfer.id)?.state).toBe(transferState.completed);
    expect(balance(again, 5).available).toBe('5300.25');
  });
});

describe('refusals', () => {
  test.each([
    [transferHold.none, null],
    [transferHold.review, null],
    [transferHold.blocked, 'transferBlocked'],
    [transferHold.restricted, 'transferRestricted'],
    [transferHold.rejected, 'transferRejected'],
    [transferHold.busy, 'busy'],
  ] as const)('a user with hold %s: %s', (hold, blocker) => {
    const world = open();
    expect(refusalOf(() => world.transfers.check(instruction(world, { hold })))).toBe(blocker);
  });

  test('a coin that cannot be transferred on the route', () => {
    const world = open();
    expect(refusalOf(() => world.transfers.check(instruction(world, { coin: 'DOGE', target: account.crossMargin })))).toBeNull();
    expect(refusalOf(() => world.transfers.check(instruction(world, { coin: 'DOGE', target: account.perpetual })))).toBe(
      'transferUnavailable',
    );
    const tradeId = pairByName('BTC_USDT').tradeId;
    expect(refusalOf(() => world.transfers.check(instruction(world, { coin: 'ETH', target: account.isolatedMargin, tradeId })))).toBe(
      'transferUnavailable',
    );
    const closed = coins.find((coin) => !coin.transferOutAble || !coin.transferInAble) ?? expect.fail('every coin can be moved');
    expect(refusalOf(() => world.transfers.check(instruction(world, { coin: closed.shortName, target: account.crossMargin })))).toBe(
      'transferUnavailable',
    );
  });

  test('more than is left of the daily limit, which grows with the VIP level and resets each day', () => {
    const world = open();
    const user = trader(world);
    const { dayLimit, dayUsed, left } = world.transfers.limit(user, usdt, at);
    expect([dayLimit, dayUsed, left]).toEqual(['3000000', '0', '3000000']);
    expect(world.transfers.limit({ ...user, vipLevel: 0 }, usdt, at).dayLimit).toBe('1000000');
    expect(refusalOf(() => world.transfers.check(instruction(world, { amount: '3000000.01' })))).toBe('overDailyLimit');
    expect(refusalOf(() => world.transfers.check(instruction(world, { amount: '3000000' })))).toBeNull();
    world.transfers.submit(instruction(world, { amount: '1000.5' }));
    expect(world.transfers.limit(user, usdt, at)).toEqual({ dayLimit, dayUsed: '1000.5', left: '2998999.5' });
    const midnight = Date.UTC(2026, 0, 6);
    expect(world.transfers.limit(user, usdt, midnight - 1).dayUsed).toBe('1000.5');
    expect(world.transfers.limit(user, usdt, midnight).dayUsed).toBe('0');
  });

  test('the limit in another coin has the same value, truncated to its decimals', () => {
    const world = open();
    const { precision } = coinByName('BTC');
    const { left } = world.transfers.limit(trader(world), coinByName('BTC').coinId, at);
    expect(left).toBe(truncate(left, precision));
    expect(isGreater(left, '5') && isGreater('1000', left)).toBe(true);
  });
});

describe('an open trading-fund card', () => {
  test('is ended only by a transfer out of the contract account', () => {
    const world = open();
    expect(
      [account.spot, account.c2c, account.perpetual, account.crossMargin].map((wallet) => world.transfers.endsCard(trader(world), wallet)),
    ).toEqual([false, false, true, false]);
    world.transfers.submit(instruction(world, { target: 5 }));
    expect(trader(world).hasOpenCard).toBe(true);
    world.transfers.submit({ ...instruction(world, { source: 5, target: 2 }) });
    expect(trader(world).hasOpenCard).toBe(false);
    expect(world.transfers.endsCard(trader(world), account.perpetual)).toBe(false);
  });
});

test('any sequence of transfers conserves all coins and keeps every balance non-negative', () => {
  const routes = transferRoutes;
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          route: fc.constantFrom(...routes),
          coin: fc.constantFrom('USDT', 'BTC', 'DOGE'),
          amount: fc.integer({ min: 1, max: 2_000_000 }).map((cents) => (cents / 100).toFixed(2)),
          hold: fc.constantFrom(transferHold.none, transferHold.review),
          passes: fc.nat(90_000),
        }),
        { maxLength: 40 },
      ),
      (steps) => {
        const world = open();
        const total = () =>
          ['USDT', 'BTC', 'DOGE'].map((coin) =>
            add(
              ...world.ledger
                .holdings(fid)
                .filter(({ coinId }) => coinId === coinByName(coin).coinId)
                .flatMap(({ available, frozen }) => [available, frozen]),
            ),
          );
        const before = total();
        let when = at;
        for (const { route, coin, amount, hold, passes } of steps) {
          when += passes;
          world.advanceTo(when);
          const tradeId = route.source === 7 || route.target === 7 ? pairByName('BTC_USDT').tradeId : null;
          const request = instruction(world, { source: route.source, target: route.target, coin, amount, tradeId, hold, when });
          if (
            refusalOf(() => world.transfers.check(request)) !== null ||
            !transferableCoins(route, tradeId).some(({ coinId }) => coinId === request.coinId)
          )
            continue;
          try {
            world.transfers.submit(request);
          } catch (error) {
            expect(error).toMatchObject({ code: 'insufficientBalance' });
          }
        }
        world.advanceTo(when + 60_000);
        expect(total()).toEqual(before);
        for (const { available, frozen } of world.ledger.holdings(fid)) {
          expect(isNegative(available) || isNegative(frozen)).toBe(false);
          expect(subtract(frozen, '0')).toBe('0');
        }
      },
    ),
    { numRuns: cases(60) },
  );
});

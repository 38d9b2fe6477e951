import { expect, test } from 'vitest';
import { add } from '@/contract/decimal';
import { personas } from '@fixtures/personas';
import { modules } from '@mocks/exchange/modules';
import { billsOf } from '@mocks/exchange/bills';
import { createWorldOf, type WorldOf, type WorldState } from '@mocks/worldOf';
import { refusalOf } from '@tests/support/exchange/refusalOf';
import { savingsModule } from '@tests/support/exchange/savings/module';
import { savingsAccount } from '@tests/support/exchange/savings/savings';

const startedAt = Date.UTC(2026, 0, 5, 8);
const dayMs = 86_400_000;
const { fid } = personas.trader.login;
/** All that adding a product takes. */
const withSavings = [...modules, savingsModule] as const;
type World = WorldOf<typeof withSavings>;
const open = (saved?: WorldState): World => createWorldOf(withSavings, { seed: 'savings', startedAt, ...(saved && { saved }) });

const interests = (world: World) =>
  world.db.messages
    .find({ where: { owner: fid, notice: 'savingsInterest' }, sort: [['id', 'asc']] })
    .list.map(({ values }) => values.amount);

test('a product added by its own folder and one line is seeded, pays on schedule, writes messages, and its balance equals its bills', () => {
  const world = open();
  // Ten days of daily interest at 0.01 % on 1,000, compounded and truncated to six decimals each day.
  expect(world.savings.balance(fid)).toBe('1001.00045');
  expect(world.db.savingsPots.get(fid)?.days).toBe(10);
  expect(interests(world).slice(0, 2)).toEqual(['0.1', '0.10001']);
  world.savings.deposit(fid, '500');
  world.advanceTo(startedAt + 3 * dayMs);
  world.savings.withdraw(fid, '700.5');
  expect(interests(world)).toHaveLength(13);
  expect(world.inbox.page(fid, { moduleId: 0, pageNum: 1, pageSize: 1 }, 'en_US').list[0]?.content).toMatch(/ USDT of interest was added/);
  const bills = billsOf(world.ledger, fid, { account: savingsAccount });
  expect(bills).toHaveLength(16);
  expect(add(...bills.map(({ amount }) => amount))).toBe(world.savings.balance(fid));
  expect(refusalOf(() => world.savings.withdraw(fid, '5000'))).toBe('insufficientBalance');
  expect([...world.ledger.totals().values()].filter((sum) => sum !== '0')).toEqual([]);
});

test('the state of an added product is saved and restored with the world, and continues identically', () => {
  const world = open();
  const restored = open(JSON.parse(JSON.stringify(world.state())));
  for (const each of [world, restored]) each.advanceTo(startedAt + 5 * dayMs);
  expect(restored.db.savingsPots.get(fid)?.days).toBe(15);
  expect(JSON.stringify(restored.state())).toBe(JSON.stringify(world.state()));
  restored.savings.withdraw(fid, restored.savings.balance(fid));
  restored.advanceTo(startedAt + 9 * dayMs);
  expect([restored.savings.balance(fid), restored.db.savingsPots.count(), interests(restored)]).toEqual(['0', 0, interests(world)]);
});

import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { swap } from '@/contract/swap';
import { openScope, settled } from '@tests/support/app/scope';
import { DeliveriesGate } from './deliveriesModel';
import { $deliveries } from './instrumentsModel';
import { marketGates } from './quotesModel';

const second = 1_000;
const minute = 60 * second;

/** A screen of contracts five minutes before a delivery, on the exchange's clock. */
async function openContracts() {
  const { scope, clock, exchange, requests, idle } = await openScope({ scenario: 'delivery-soon' });
  const world = () => exchange.simulation.world();
  clock.advance(world().now - clock.now());
  void allSettled(marketGates.contract.open, { scope, params: {} });
  void allSettled(DeliveriesGate.open, { scope, params: {} });
  await idle();
  return {
    scope,
    listed: () => scope.getState($deliveries).list.map(({ id }) => id),
    count: () => requests.filter((call) => call === `GET ${swap.deliveryList.path}`).length,
    /** Advances the page's clock, by the second or, through minutes, in steps of ten; and the exchange's unless it still lists the contract. */
    pass: async (ms: number, { isListed = false } = {}) => {
      if (!isListed) world().advanceTo(world().now + ms);
      for (let passed = 0; passed < ms;) {
        const step = ms - passed >= minute ? 10 * second : second;
        clock.advance(step);
        passed += step;
        await settled();
      }
      await idle();
    },
  };
}

test('reloads the contracts after a delivery, not before', async () => {
  const { listed, count, pass } = await openContracts();
  expect(listed()).toContain('btcusdt_260109_d');
  await pass(5 * minute);
  expect(count()).toBe(1);
  await pass(2 * second);
  expect(count()).toBe(2);
  expect(listed()).not.toContain('btcusdt_260109_d');
  expect(listed()).toContain('btcusdt_260116_d');
  await pass(10 * minute);
  expect(count()).toBe(2);
});

test('an exchange that still lists a delivered contract is asked again at growing intervals', async () => {
  const { count, pass } = await openContracts();
  await pass(5 * minute + 2 * second, { isListed: true });
  expect(count()).toBe(2);
  await pass(5 * second, { isListed: true });
  expect(count()).toBe(3);
  await pass(7 * second, { isListed: true });
  expect(count()).toBe(4);
  await pass(10 * second, { isListed: true });
  expect(count()).toBe(4);
  await pass(30 * minute, { isListed: true });
  expect(count()).toBeLessThan(20);
});

test('contracts that are not shown are not requested, and are requested at once when shown again', async () => {
  const { scope, count, pass } = await openContracts();
  await allSettled(DeliveriesGate.close, { scope });
  await pass(6 * minute);
  expect(count()).toBe(1);
  void allSettled(DeliveriesGate.open, { scope, params: {} });
  await pass(second);
  expect(count()).toBe(2);
});

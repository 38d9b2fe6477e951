import { expect, test } from 'vitest';
import { alerts, type PriceAlertRequest } from '@/contract/alerts';
import { code } from '@/contract/codes';
import { inmail, messageModule } from '@/contract/inmail';
import { market } from '@/contract/market';
import { add, compare, multiply, truncate, type Decimal } from '@/contract/decimal';
import { spot } from '@/contract/spot';
import { control } from '@mocks/control';
import { openFlow } from './flow';

const bitcoin = 1001;
const minute = 60_000;
const hour = 60 * minute;

type Flow = ReturnType<typeof openFlow>;
const lastOf = async ({ ask }: Flow): Promise<Decimal> =>
  (await ask(market.tickers, {})).find(({ tradeid }) => tradeid === bitcoin)?.last ?? expect.fail('no ticker');
const markOf = async ({ ask }: Flow, code: string): Promise<Decimal> =>
  (await ask(market.contractTickers, {})).find(({ contractCode }) => contractCode === code)?.markPrice ?? expect.fail('no mark');
const createAlert = ({ ask }: Flow, price: Decimal, overrides: Partial<PriceAlertRequest> = {}) =>
  ask(alerts.create, { body: { tradeId: bitcoin, contractCode: null, basis: 'last', price, repeat: 'once', ...overrides } });
const messages = async ({ ask }: Flow) =>
  (await ask(inmail.messageList, { body: { moduleId: messageModule.market, pageNum: 1, pageSize: 50 } })).list.filter(({ content }) =>
    content.includes('reached your alert'),
  );
const priceTimes = (price: Decimal, factor: string) => truncate(multiply(price, factor), 2);

test('an alert fires once, at the trade that reaches its price, with a message', async () => {
  const flow = openFlow();
  const targetPrice = priceTimes(await lastOf(flow), '0.98');
  const { alertId, direction, isActive } = await createAlert(flow, targetPrice);
  expect([direction, isActive]).toEqual(['below', true]);
  await flow.ask(control.move, { body: { of: 'BTC', percent: '-5', overMs: 10 * minute } });
  flow.later(hour);
  const [fired] = await flow.ask(alerts.list, {});
  expect(fired).toMatchObject({ alertId, isActive: false });
  const candles = await flow.ask(market.candles, { query: { tradeId: bitcoin, interval: '1m' } });
  const first = candles.find(({ time, low }) => time + minute > (fired?.createdTime ?? 0) && compare(low, targetPrice) <= 0);
  expect(fired?.firedTime).toBeGreaterThanOrEqual(first?.time ?? Infinity);
  expect(fired?.firedTime).toBeLessThan((first?.time ?? 0) + minute);
  const alertMessages = await messages(flow);
  expect(alertMessages).toHaveLength(1);
  expect(alertMessages[0]?.createdTime).toBe(fired?.firedTime);
  expect(alertMessages[0]?.title).toMatch(/^BTC\/USDT fell to/);
  expect(JSON.parse(alertMessages[0]?.dataJson ?? '')).toMatchObject({ alertValue: targetPrice, tradeId: bitcoin });
});

test('a repeating alert fires at every crossing, but not while the price stays beyond it', async () => {
  const flow = openFlow();
  const start = await lastOf(flow);
  await createAlert(flow, priceTimes(start, '1.03'), { repeat: 'always' });
  const movePrice = async (percent: string) => {
    await flow.ask(control.move, { body: { of: 'BTC', percent, overMs: 5 * minute } });
    flow.later(10 * minute);
  };
  await movePrice('8');
  const afterFirst = (await messages(flow)).length;
  expect(afterFirst).toBeGreaterThanOrEqual(1);
  await movePrice('4');
  expect(await messages(flow)).toHaveLength(afterFirst);
  await movePrice('-15');
  await movePrice('20');
  expect((await messages(flow)).length).toBeGreaterThan(afterFirst);
  expect((await flow.ask(alerts.list, {}))[0]?.isActive).toBe(true);
});

test.each(['btcusdt', 'btcusd'])('an alert on the mark price of %s follows the mark price, up and down', async (contractCode) => {
  const flow = openFlow();
  const mark = await markOf(flow, contractCode);
  const markTimes = (factor: string) => truncate(multiply(mark, factor), 1);
  const markAlert = { tradeId: null, contractCode, basis: 'mark' } as const;
  const up = await createAlert(flow, markTimes('1.02'), markAlert);
  const down = await createAlert(flow, markTimes('0.7'), markAlert);
  await flow.ask(control.move, { body: { of: 'BTC', percent: '4', overMs: minute } });
  flow.later(5 * minute);
  const states = (await flow.ask(alerts.list, {})).map(({ alertId, isActive }) => [alertId, isActive]);
  expect(Object.fromEntries(states)).toEqual({ [up.alertId]: false, [down.alertId]: true });
  await flow.ask(control.move, { body: { of: 'BTC', percent: '-40', overMs: minute } });
  flow.later(5 * minute);
  expect((await flow.ask(alerts.list, {})).every(({ isActive }) => !isActive)).toBe(true);
});

test('changing the price to the other side reverses an alert, and a deleted alert never fires', async () => {
  const flow = openFlow();
  const start = await lastOf(flow);
  const { alertId } = await createAlert(flow, priceTimes(start, '0.98'));
  const changed = await flow.ask(alerts.change, {
    params: { alertId },
    body: { basis: 'last', price: priceTimes(start, '1.02'), repeat: 'always' },
  });
  expect(changed).toMatchObject({ direction: 'above', repeat: 'always', isActive: true });
  await flow.ask(alerts.remove, { params: { alertId } });
  await flow.ask(control.move, { body: { of: 'BTC', percent: '6', overMs: minute } });
  flow.later(hour);
  expect([await flow.ask(alerts.list, {}), await messages(flow)]).toEqual([[], []]);
});

test('invalid alerts are refused', async () => {
  const flow = openFlow();
  const start = await lastOf(flow);
  const refused = (price: Decimal, overrides: Partial<PriceAlertRequest> = {}) =>
    flow.refused(alerts.create, {
      body: { tradeId: bitcoin, contractCode: null, basis: 'last', price, repeat: 'once', ...overrides },
    });
  expect(await refused(start)).toMatchObject({ code: code.orderTriggerPassed.code });
  expect(await refused(add(priceTimes(start, '1.1'), '0.001'))).toMatchObject({ code: code.orderOffTick.code });
  expect(await refused('1', { tradeId: 999_999 })).toMatchObject({ code: code.notFound.code });
  expect(await refused('1', { basis: 'mark' })).toMatchObject({ code: code.notFound.code });
  const { alertId } = await createAlert(flow, '40000');
  await flow.become('vip');
  expect(await flow.refused(alerts.remove, { params: { alertId } })).toMatchObject({ code: code.notFound.code });
});

test('a user’s own trade fires the alert', async () => {
  const flow = openFlow({ persona: 'vip' });
  const [[nearest, askAmount] = ['0', '0'], next] = (await flow.ask(market.depth, { query: { tradeId: bitcoin, size: 20 } })).asks;
  const { alertId } = await createAlert(flow, next?.[0] ?? nearest);
  await flow.ask(spot.placeOrder, {
    body: { tradeId: bitcoin, side: 'buy', type: 'market', turnover: truncate(multiply(nearest, add(askAmount, '0.01')), 2) },
  });
  expect((await flow.ask(alerts.list, {})).find((alert) => alert.alertId === alertId)).toMatchObject({ firedTime: flow.now() });
});

import { expect, test } from 'vitest';
import { account } from '@/contract/account';
import { capital } from '@/contract/capital';
import { config } from '@/contract/config';
import { compare, isGreater, multiply, truncate } from '@/contract/decimal';
import { inmail, messageModule, readRange } from '@/contract/inmail';
import { market } from '@/contract/market';
import { swap } from '@/contract/swap';
import { task } from '@/contract/task';
import { favouriteStatus, user } from '@/contract/user';
import { personaPassword, personas } from '@fixtures/personas';
import { expectPresent, openFlow } from './flow';

test('a visitor finds a pair, and its ticker, order book and trades agree', async () => {
  const { ask, later } = openFlow({ persona: 'visitor' });
  const { spots } = await ask(market.searchResult, { query: { keyword: 'sol' } });
  const found = spots.find(({ quoteCurrency }) => quoteCurrency === 'USDT') ?? expect.fail('no pair quoted in USDT');
  const readMarket = async () => {
    const tickers = await ask(market.tickers, {});
    const ticker = tickers.find(({ tradeid }) => tradeid === found.tradeId) ?? expect.fail('no ticker');
    const depth = await ask(market.depth, { query: { tradeId: found.tradeId, size: 20 } });
    const [newest] = await ask(market.realTimeTrades, { query: { tradeId: found.tradeId, size: 5 } });
    return { ticker, depth, newest };
  };
  for (const hours of [0, 1, 30]) {
    later(hours * 3_600_000);
    const { ticker, depth, newest } = await readMarket();
    expect(newest?.price).toBe(ticker.last);
    const [bestBid, bestAsk] = [depth.bids[0]?.[0] ?? '0', depth.asks[0]?.[0] ?? '0'];
    expect(isGreater(bestAsk, bestBid)).toBe(true);
    expect(depth.bids.length).toBeGreaterThanOrEqual(20);
    expect(compare(bestBid, expectPresent(ticker.last))).toBeLessThanOrEqual(0);
    expect(compare(bestAsk, expectPresent(ticker.last))).toBeGreaterThanOrEqual(0);
  }
});

test('currencies, service lines and contracts agree across calls', async () => {
  const { ask } = openFlow({ persona: 'visitor' });
  const rates = await ask(config.exchangeRates, {});
  const currencies = await ask(account.currencyList, {});
  expect(rates.map(({ currencyCode }) => currencyCode).toSorted()).toEqual(currencies.map(({ currencyCode }) => currencyCode).toSorted());
  const lines = await ask(config.serviceConfig, {});
  const { serviceLines } = await ask(config.webConfig, {});
  expect(serviceLines).toEqual(lines.serviceLines);
  const listed = [...(await ask(swap.perpetualList, { query: {} })), ...(await ask(swap.deliveryList, { query: {} }))];
  const quoted = new Set((await ask(market.contractTickers, {})).map(({ contractCode }) => contractCode));
  expect(listed.filter(({ contractCode }) => !quoted.has(contractCode))).toEqual([]);
});

test('a user logs in, saves a favourite, transfers money, reads the message about it, and is refused after logout', async () => {
  const { ask, refused } = openFlow({ persona: 'visitor' });
  expect(await refused(account.overview, {})).toMatchObject({ code: 401 });
  await ask(account.login, { body: { loginName: personas.trader.login.name, password: personaPassword } });
  await ask(user.saveContractFavourites, { body: [{ contractCode: 'ethusdt', status: favouriteStatus.add }] });
  expect((await ask(user.contractFavourites, {})).map(({ contractCode }) => contractCode)).toEqual(['btcusdt', 'ethusdt']);

  const { accounts: _, ...before } = await ask(account.overview, {});
  const unread = await ask(inmail.unreadCount, {});
  await ask(capital.submitTransfer, { body: { amount: '100', coinId: 52, coinName: 'USDT', type: 25 } });
  expect(await ask(account.overview, {})).toMatchObject(before);
  const [record] = (await ask(capital.transferHistory, { query: {} })).list;
  expect(record).toMatchObject({ amount: '100', coinName: 'USDT' });
  const [message] = (await ask(inmail.messageList, { body: { moduleId: messageModule.trade } })).list;
  expect(message).toMatchObject({ read: false, createdTime: record?.createdTime });
  expect((await ask(inmail.unreadCount, {})).countTotal).toBe(unread.countTotal + 1);
  await ask(inmail.messageStatus, { body: { rangeType: readRange.one, messageId: message?.id } });
  expect(await ask(inmail.unreadCount, {})).toEqual(unread);

  await ask(account.logout, {});
  expect(await refused(inmail.unreadCount, {})).toMatchObject({ code: 401 });
});

test('a new user has open tasks, and the totals of another user agree with the exchange rates', async () => {
  const { ask, become } = openFlow({ persona: 'newUser' });
  expect((await ask(task.list, { query: {} })).newbieTasks).not.toEqual([]);
  await become('vip');
  const { totalUsdt, totalCny } = await ask(account.overview, {});
  const cny = (await ask(config.exchangeRates, {})).find(({ currencyCode }) => currencyCode === 'CNY') ?? expect.fail('no rate');
  expect(truncate(expectPresent(totalCny), 0)).toBe(truncate(multiply(expectPresent(totalUsdt), cny.exchangeRate), 0));
});

import { expect, test } from 'vitest';
import { compare } from '@/contract/decimal';
import { market } from '@/contract/market';
import { openFlow } from './flow';

const day = 86_400_000;

test('a leveraged token lists its leverage and a rebalance at every midnight, newest first', async () => {
  const flow = openFlow({ persona: 'visitor' });
  const facts = await flow.ask(market.fundFacts, { query: { tradeId: 1050 } });
  expect(facts).toMatchObject({ underlying: 'BTC', target: '-3', feeRate: '0.001' });
  expect(facts.rebalances.map(({ time }) => time % day)).toEqual(facts.rebalances.map(() => 0));
  expect(facts.rebalances.every(({ time }, index) => time === (facts.nextRebalance ?? 0) - (index + 1) * day)).toBe(true);
  expect(facts.rebalances.every(({ before, after }) => compare(before, '0') < 0 && after === '-3')).toBe(true);
});

test('a pair that is not a leveraged token has no such facts', async () => {
  const { refused } = openFlow({ persona: 'visitor' });
  expect(await refused(market.fundFacts, { query: { tradeId: 1001 } })).toMatchObject({ kind: 'business' });
});

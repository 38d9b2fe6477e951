import { expect, test } from 'vitest';
import { domains } from '@/contract';
import { inmail } from '@/contract/inmail';
import { recordExamples } from '@tests/support/exchange/calls';
import { answerSchema, failedJudgement, judge } from './judge';
import { meanScore } from './judgement';

const schema = answerSchema(inmail.unreadCount);
const answer = (data: unknown, code = 200) => ({ status: 200, body: { code, msg: '', data } });

test('every response of the simulated exchange matches the standalone schema of its call', async () => {
  const recorded = await recordExamples(Object.values(domains.capital));
  const departing = recorded.flatMap(({ endpoint, answer: body }) =>
    judge({ status: 200, body }, answerSchema(endpoint)).findings.map(({ place }) => `${endpoint.id} ${place}`),
  );
  expect(recorded.length).toBeGreaterThan(5);
  expect(departing).toEqual([]);
});

test.each([
  ['another type', answer({ countTotal: 'many' }), 'compared', ['data.countTotal']],
  ['an unknown code', answer(null, 71_234), 'refused', ['code']],
  ['an HTML page', { status: 200, body: undefined }, 'failed', ['answer']],
  ['HTTP 500', { status: 500, body: {} }, 'failed', ['answer']],
])('%s is reported', (_, raw, state, places) => {
  const judged = judge(raw, schema);
  expect(judged.state).toBe(state);
  expect(judged.findings.map(({ place }) => place)).toEqual(expect.arrayContaining(places));
});

test('the mean ignores missing scores', () => {
  expect(meanScore([100, null, failedJudgement('a response', 'none').score])).toBe(50);
  expect(meanScore([null])).toBeNull();
});

import { expect, test } from 'vitest';
import { domains } from '@/contract';
import { inmail } from '@/contract/inmail';
import { recordExamples } from '@tests/support/exchange/calls';
import { responseSchema, failedCheck, checkResponse } from './checkResponse';
import { meanScore } from './conformance';

const schema = responseSchema(inmail.unreadCount);
const answer = (data: unknown, code = 200) => ({ status: 200, body: { code, msg: '', data } });

test('every response of the capital domain matches the standalone schema of its call', async () => {
  const recorded = await recordExamples(Object.values(domains.capital));
  const departing = recorded.flatMap(({ endpoint, answer: body }) =>
    checkResponse({ status: 200, body }, responseSchema(endpoint)).findings.map(({ path }) => `${endpoint.id} ${path}`),
  );
  expect(recorded.length).toBeGreaterThan(5);
  expect(departing).toEqual([]);
});

test.each([
  ['another type', answer({ countTotal: 'many' }), 'compared', ['data.countTotal']],
  ['an unknown code', answer(null, 71_234), 'refused', ['code']],
  ['an HTML page', { status: 200, body: undefined }, 'failed', ['response']],
  ['HTTP 500', { status: 500, body: {} }, 'failed', ['response']],
])('%s is reported', (_, raw, state, places) => {
  const conformance = checkResponse(raw, schema);
  expect(conformance.state).toBe(state);
  expect(conformance.findings.map(({ path }) => path)).toEqual(expect.arrayContaining(places));
});

test('the mean ignores missing scores', () => {
  expect(meanScore([100, null, failedCheck('a response', 'none').score])).toBe(50);
  expect(meanScore([null])).toBeNull();
});

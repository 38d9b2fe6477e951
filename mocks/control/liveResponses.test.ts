import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { control, maskedText } from '.';
import { controlledExchange } from '@tests/support/exchange/controlledExchange';

const backend = { origin: 'https://backend.example', isShadow: false };
const unread = {
  endpoint: 'inmail.unreadCount',
  backend,
  url: '/hk-web/v2/inmail/message/unReadCount',
  body: null,
  status: 200,
  problem: null,
  delayMs: 80,
};
const envelope = (data: unknown, code = 200) => JSON.stringify({ code, msg: 'said', data });

test('a live backend’s response is logged with its deviation from the contract and changes nothing', async () => {
  const { ask } = controlledExchange();
  const before = (await ask(control.status)).data;
  const { data } = await ask(control.liveResponse, { ...unread, text: envelope({ countTotalNew: 1 }) });
  expect(data).toMatchObject({ state: 'compared', findings: [{ kind: 'renamed', path: 'data.countTotal', found: 'countTotalNew' }] });
  expect((await ask(control.log)).data).toMatchObject([
    { endpoint: 'inmail.unreadCount', backend, persona: null, status: 200, code: 200, delayMs: 80, contract: { path: 'data.countTotal' } },
  ]);
  expect((await ask(control.status)).data).toEqual(before);
});

test.each([
  ['an answer that fits', { ...unread, text: envelope({ countTotal: 3 }) }, { state: 'compared', findings: [] }],
  ['HTTP 500', { ...unread, status: 500, text: '' }, { state: 'failed', note: 'HTTP 500' }],
  ['an HTML page', { ...unread, text: '<!doctype html>' }, { state: 'failed', note: 'no JSON' }],
  ['no answer', { ...unread, status: 502, text: '', problem: 'gone' }, { state: 'failed', note: 'gone' }],
])('%s is compared with the contract', async (_, answer, conformance) => {
  expect((await controlledExchange().ask(control.liveResponse, answer)).data).toMatchObject(conformance);
});

test('a request to a live backend is masked like every log entry', async () => {
  const { ask } = controlledExchange();
  const body = JSON.stringify({ loginName: 'somebody', password: 'hidden-word' });
  await ask(control.liveResponse, { ...unread, endpoint: 'account.login', url: '/hk-web/v3/login', body, text: envelope(null) });
  const { data } = await ask(control.log);
  expect(JSON.stringify(data)).toContain(maskedText);
  expect(JSON.stringify(data)).not.toContain('hidden-word');
});

test('a call outside the contract is rejected', async () => {
  const { ask } = controlledExchange();
  expect(await ask(control.liveResponse, { ...unread, endpoint: 'no.such', text: '' })).toMatchObject({
    msg: expect.stringContaining('body.endpoint'),
  });
});

test('the contract lists every call once and tells whether it is a change', async () => {
  const data = z.parse(control.contract.data, (await controlledExchange().ask(control.contract)).data);
  expect(data).toContainEqual({
    id: 'capital.submitTransfer',
    domain: 'capital',
    method: 'POST',
    path: '/hk-web/v2/transfer',
    isChange: true,
  });
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
});

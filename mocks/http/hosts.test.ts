import { expect, test } from 'vitest';
import { personaPassword, personas } from '@fixtures/personas';
import { openInPage } from './inPage';
import { bodyLimit } from '../wire/wire';
import { sampled } from '@tests/support/testAmount';
import { history, historyStart, requestOf, type Action } from '@tests/support/exchange/actions';
import { replayActions, recordExamples, type RecordedExample } from '@tests/support/exchange/calls';
import { browser, serve } from '@tests/support/exchange/serve';

const post = (path: string, body?: unknown): Action => ({ method: 'POST', path, ...(body === undefined ? {} : { body }) });
const get = (path: string): Action => ({ method: 'GET', path });
const login = (loginName: string, password = personaPassword) => post('/hk-web/v3/login', { loginName, password });

/** All calls of the exchange, valid and invalid, by users and visitors. */
const allActions = (recorded: readonly RecordedExample[]): readonly Action[] => [
  ...history,
  ...replayActions(recorded),
  post('/hk-web/v2/logout'),
  ...recorded.filter(({ endpoint }) => endpoint.access !== 'public').map(({ action }) => action),
  login('tomas@demo.example', 'wrong'),
  login(personas.newUser.login.name),
  ...recorded.filter(({ endpoint }) => !endpoint.isChange).map(({ action }) => action),
  login(personas.vip.login.name),
  post('/hk-web/v2/transfer', { amount: '1000000', coinId: 52, coinName: 'USDT', type: 25 }),
  post('/hk-web/v2/transfer', { amount: '1e5', coinId: 52, coinName: 'USDT', type: 25 }),
  post('/hk-web/v2/transfer', { amount: '999999999999', coinId: 52, coinName: 'USDT', type: 25 }),
  post('/hk-web/v2/transfer'),
  post('/hk-web/v2/transfer', [JSON.parse('{"__proto__":{"amount":"1"}}')]),
  post('/hk-web/swap/v1/portal/collection', [{ contractCode: 'no-such-contract', status: 0 }]),
  { method: 'POST', path: '/hk-web/user/user_favorite_json', form: { operate: 'add', tradeId: '1.5' } },
  { method: 'POST', path: '/hk-web/user/user_favorite_json', form: { operate: 'steal', tradeId: '1001' } },
  { method: 'POST', path: '/hk-web/user/user_favorite_json', form: { operate: 'x'.repeat(bodyLimit), tradeId: '1001' } },
  post('/hk-web/user/user_favorite_json', { operate: 'add', tradeId: 1001 }),
  post('/hk-web/v3/login', { loginName: 'x'.repeat(bodyLimit), password: '' }),
  get('/hk-web/v3/fullDepth?tradeId=0'),
  get('/hk-web/v3/fullDepth?tradeId=abc&__proto__=1'),
  get('/hk-web/v3/fullDepth'),
  get('/hk-web/market/search/result?keyword=%00%ff'),
  get('/hk-web/no/such/call'),
  get('/'),
  get('/hk-web/v2/transfer'),
  { method: 'DELETE', path: '/hk-web/user/user_favorite_json' },
  post('/__exchange/persona', { persona: 'nobody' }),
  post('/__exchange/scenario', { scenario: 'no-such' }),
  post('/__exchange/reset', { seed: '' }),
  post('/__exchange/reset', { startedAt: -1 }),
  post('/__exchange/clock', { set: 0 }),
  post('/__exchange/clock', { speed: 0 }),
  post('/__exchange/latency', { latencyMs: -1 }),
  post('/__exchange/persona', { persona: 'web3Wallet' }),
  get('/__exchange/status'),
  login('tomas@demo.example'),
  get('/hk-web/user/biz-status'),
  post('/__exchange/scenario', { scenario: 'need-kyc' }),
  get('/__exchange/export'),
];

/** Removes session keys and the device ids derived from them, which differ between servings. */
const withoutKeys = (text: string): string => {
  const answer: { data?: { world?: { keys?: number; db: { collections: { sessions?: unknown } } } } } = JSON.parse(
    text,
    (_, value: unknown) => (typeof value === 'object' && value !== null && 'isCurrent' in value ? { ...value, id: '' } : value),
  );
  if (answer.data?.world) {
    delete answer.data.world.keys;
    delete answer.data.world.db.collections.sessions;
  }
  return JSON.stringify(answer);
};

async function responsesOf(actions: readonly Action[], send: (request: Request) => Promise<Response>, origin: string): Promise<string[]> {
  const responses: string[] = [];
  for (const action of actions) {
    const response = await send(requestOf(action, origin, { lang: 'zh_CN' }));
    const headers = ['content-type', 'cache-control', 'allow'].map((name) => response.headers.get(name));
    responses.push([`${action.method} ${action.path}`, response.status, ...headers, withoutKeys(await response.text())].join('\n'));
  }
  return responses;
}

/** The maximum number of calls in a regular run. */
const atMost = 40;

test('an in-page exchange and one over HTTP respond identically', async () => {
  const options = { source: () => historyStart, startedAt: historyStart };
  const actions = allActions(sampled(await recordExamples(), { atMost }));
  const inPage = await responsesOf(actions, openInPage(options).transport, 'http://127.0.0.1');
  const overHttp = await responsesOf(actions, browser().send, await serve(options));
  for (const [step, answer] of overHttp.entries()) expect(answer).toBe(inPage[step]);
  expect(overHttp).toHaveLength(actions.length);
}, 180_000);

import { expect, test } from 'vitest';
import { csrfHeader } from '@/contract/envelope';
import type { Endpoint } from '@/contract/endpoint';
import { personas } from '@fixtures/personas';
import { control } from '@mocks/control';
import { openInPage } from '@mocks/http/inPage';
import { fileLimit } from '@mocks/wire/wire';
import { allCalls } from '@tests/support/exchange/calls';
import { controlledExchange, exchangeStart } from '@tests/support/exchange/controlledExchange';

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Malformed or malicious request bodies, as text. */
const bodies = [
  '',
  'null',
  '[]',
  '5',
  '"text"',
  '{',
  '{}',
  '[null]',
  '[[]]',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":1,"valueOf":null,"hasOwnProperty":[]}',
  '{"amount":1e999,"coinId":-0,"type":9007199254740993}',
  '{"amount":"\\u0000","coinName":"\\ud800"}',
  nested(5000),
] as const;
const queries = [
  '',
  '?__proto__=1&constructor=2',
  '?id=&pageNum=-1&pageSize=999999999999999',
  '?pageNum=1e9&size=%00&tradeId=NaN',
  '?lang=%ff&x=%',
] as const;

/** The path of an endpoint with `parameter` in place of each path parameter. */
const pathOf = ({ path }: Endpoint, parameter: string): string => path.replaceAll(/:\w+/g, encodeURIComponent(parameter));

const controls: readonly Endpoint[] = Object.values(control);
const all: readonly Endpoint[] = [...allCalls, ...controls];

test('no malformed body, query or path makes a call fail, expose a stack trace or pollute prototypes', async () => {
  const own = openInPage({ source: () => exchangeStart, startedAt: exchangeStart, persona: 'trader', seed: 'test' });
  const found: string[] = [];
  const send = async (endpoint: Endpoint, address: string, body?: string) => {
    const { method } = endpoint;
    const headers = {
      [csrfHeader]: 'test',
      ...(endpoint.encoding === 'multipart' ? { 'content-type': 'multipart/form-data; boundary=x' } : {}),
    };
    const request = new Request(`http://127.0.0.1${address}`, {
      method,
      headers,
      ...(method === 'GET' || body === undefined ? {} : { body }),
    });
    const response = await own.transport(request);
    const text = await response.text();
    const answer = JSON.parse(text);
    const isValid = response.status === 200 && typeof answer.code === 'number' && answer.code !== 500 && typeof answer.msg === 'string';
    if (!isValid || /\n\s+at |node_modules|\.ts:\d/.test(text))
      found.push(`${endpoint.id} ${address} ${body?.slice(0, 60)}: ${response.status} ${answer.msg}`);
  };
  for (const endpoint of all) {
    if (endpoint.method === 'GET') for (const query of queries) await send(endpoint, `${pathOf(endpoint, '1')}${query}`);
    else for (const body of bodies) await send(endpoint, pathOf(endpoint, '1'), body);
    if (endpoint.path.includes(':'))
      for (const parameter of ['__proto__', '../..', '\0', 'x'.repeat(5000)]) await send(endpoint, pathOf(endpoint, parameter), '{}');
  }
  expect(found).toEqual([]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('the refusal of an invalid body names the part or field at fault', async () => {
  const { own } = controlledExchange();
  const unnamed: string[] = [];
  for (const endpoint of allCalls.filter(({ body, access }) => body !== undefined && access !== 'web3')) {
    const headers = { [csrfHeader]: 'test', ...(endpoint.encoding === 'multipart' ? {} : { 'content-type': 'application/json' }) };
    const form = new FormData();
    form.set('nothing', 'known');
    const body = endpoint.encoding === 'multipart' ? form : '"nothing known"';
    const response = await own.transport(
      new Request(`http://127.0.0.1${pathOf(endpoint, '1')}`, { method: endpoint.method, headers, body }),
    );
    const { code, msg } = await response.json();
    if (code === 400 && !/^(?:body|path|query)/.test(msg)) unnamed.push(`${endpoint.id}: ${msg}`);
  }
  expect(unnamed).toEqual([]);
});

test('files may be larger than other bodies, up to their own limit', async () => {
  const { own } = controlledExchange();
  const post = async (path: string, length: number) => {
    const request = new Request(`http://127.0.0.1${path}`, {
      method: 'POST',
      headers: { [csrfHeader]: 'test' },
      body: `"${'x'.repeat(length - 2)}"`,
    });
    return (await own.transport(request)).status;
  };
  expect(await post('/__exchange/import', 3_000_000)).toBe(200);
  expect(await post('/__exchange/saves', 3_000_000)).toBe(413);
  expect(await post('/__exchange/import', fileLimit + 1)).toBe(413);
});

test('an exported world is well below the file limit', () => {
  const { own } = controlledExchange();
  expect(personas.trader.login).not.toBeNull();
  expect(JSON.stringify(own.simulation.state()).length).toBeLessThan(fileLimit / 4);
});

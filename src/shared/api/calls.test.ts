import { allSettled, createWatch, fork, type Scope, type Unit } from 'effector';
import { expect, test, vi } from 'vitest';
import { inmail } from '@/contract/inmail';
import { market } from '@/contract/market';
import { $locale } from '@/shared/i18n';
import { callWithMessage, type Transport } from './call';
import { $transport, callDone, callFailed, callFx, createCalls } from './calls';
import { driftFound } from './drift';

const success = (data: unknown, msg = 'Success') => Response.json({ code: 200, msg, data });
const scopeWith = (transport: Transport) => fork({ values: [[$transport, transport]] });

/** Collects every value of a unit during the test. */
function heard<T>(unit: Unit<T>, scope: Scope): T[] {
  const all: T[] = [];
  createWatch({ unit, scope, fn: (value) => all.push(value) });
  return all;
}

test('a call uses the transport and language of its scope', async () => {
  const languages: (string | null)[] = [];
  const scope = fork({
    values: [
      [$locale, 'zh_CN'],
      [
        $transport,
        (request: Request) => {
          languages.push(request.headers.get('lang'));
          return Promise.resolve(success({ countTotal: 3 }));
        },
      ],
    ],
  });
  const { status, value } = await allSettled(callFx(inmail.unreadCount), { scope, params: {} });
  expect([status, value, languages]).toEqual(['done', { countTotal: 3 }, ['zh_CN']]);
});

test('every failed and every successful call is reported once', async () => {
  let isUp = true;
  const scope = scopeWith(() => (isUp ? Promise.resolve(success({ countTotal: 3 }, 'fine')) : Promise.reject(new TypeError('down'))));
  const failures = heard(callFailed, scope);
  const done = heard(callDone, scope);
  const { sent, ended } = createCalls(inmail.unreadCount, callWithMessage, (input: object) => input);
  const ends = heard(ended, scope);
  await allSettled(sent, { scope, params: {} });
  isUp = false;
  await allSettled(sent, { scope, params: {} });
  expect(ends).toEqual([
    { params: {}, result: { data: { countTotal: 3 }, message: 'fine' } },
    { params: {}, error: expect.objectContaining({ failure: { kind: 'unreachable' } }) },
  ]);
  expect(done.map(({ id }) => id)).toEqual(['inmail.unreadCount']);
  expect(failures.map(({ endpoint, failure }) => [endpoint.id, failure.kind])).toEqual([['inmail.unreadCount', 'unreachable']]);
});

test('a drift is reported and logged once per endpoint and field, whatever its list index', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const row = { contractcode: 'btcusdt', last: '1', changepercentage: '0' };
  let answer: unknown = [];
  const scope = scopeWith(() => Promise.resolve(success(answer)));
  const drifts = heard(driftFound, scope);
  const popularFx = callFx(market.searchPopular);
  const recommendFx = callFx(market.searchRecommend);
  const ask = async (next: unknown, fx = popularFx) => {
    answer = next;
    await allSettled(fx, { scope, params: {} });
  };
  await ask([{ ...row, last: 5 }]);
  await ask([row, row, { ...row, last: null }]);
  await ask([row, { ...row, contractcode: 5 }]);
  await ask([{ ...row, last: 5 }], recommendFx);
  await ask([row]);
  expect(drifts.map(({ endpoint, path }) => `${endpoint} ${path}`)).toEqual([
    'market.searchPopular data.*.last',
    'market.searchPopular data.*.contractcode',
    'market.searchRecommend data.*.last',
  ]);
  expect(warned.mock.calls.map(([text]) => String(text))).toEqual(
    drifts.map(({ endpoint, path, expected }) => `${endpoint} departs from the contract at ${path}: ${expected}`),
  );
  warned.mockRestore();
});

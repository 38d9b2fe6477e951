import { allSettled, fork } from 'effector';
import { describe, expect, test } from 'vitest';
import { idempotencyHeader } from '@/contract/envelope';
import { toastRequested } from '@/entities/toasts';
import { $origin, $transport, mutation, type Transport } from '@/shared/api';
import { $clock, manualClock } from '@/shared/lib';
import { hrefsIn } from '@/shared/routing';
import { openInPage } from '@mocks/http/inPage';
import { collect } from '@tests/support/app/scope';
import { historyStart, requestOf } from '@tests/support/exchange/actions';
import { allCalls, recordExamples, seededFor, type RecordedExample } from '@tests/support/exchange/calls';

const origin = 'http://127.0.0.1';

/** A change that moves money, in its own exchange where its prerequisites are met. */
async function openChange({ endpoint, as, before, input }: RecordedExample) {
  const exchange = openInPage({ source: () => historyStart, saved: seededFor(as) });
  for (const action of before) await exchange.transport(requestOf(action, origin));
  let respond: (answer: () => Promise<Response>) => Promise<Response> = (answer) => answer();
  const keys: (string | null)[] = [];
  const transport: Transport = (request) => {
    keys.push(request.headers.get(idempotencyHeader));
    return respond(() => exchange.transport(request));
  };
  const clock = manualClock(historyStart);
  const scope = fork({
    values: [
      [$transport, transport],
      [$origin, origin],
      [$clock, clock],
    ],
  });
  const change = mutation({ endpoint, params: () => input });
  const toasts = collect(toastRequested, scope);
  const outcomes = { done: collect(change.done, scope), failed: collect(change.failed, scope), lost: collect(change.lost, scope) };
  const submit = async (next: typeof respond = (answer) => answer()) => {
    respond = next;
    await allSettled(change.submitted, { scope, params: undefined });
  };
  const world = () => exchange.simulation.world();
  const toastTexts = () => toasts.map(({ tone, text }) => [tone, 'key' in text ? text.key : text.server]);
  return { submit, keys, toasts, toastTexts, outcomes, clock, posted: () => world().ledger.count() };
}

/** The ways a response is lost: whether or not the request arrives, its outcome stays unknown. */
const losses: Readonly<Record<string, (answer: () => Promise<Response>) => Promise<Response>>> = {
  'dropped after sending': async (answer) => {
    await answer();
    throw new TypeError('connection lost');
  },
  'timed out': async (answer) => {
    await answer();
    throw new DOMException('late', 'TimeoutError');
  },
  'a status of 502': async (answer) => {
    await answer();
    return new Response('', { status: 502 });
  },
  truncated: async (answer) => {
    await answer();
    return new Response('{"code":200,');
  },
  'never sent': () => Promise.reject(new TypeError('connection lost')),
};
const { 'dropped after sending': dropped = expect.fail(), 'never sent': unsent = expect.fail() } = losses;

const moneyMoving = allCalls.filter(({ movesMoney }) => movesMoney !== undefined);
const recorded = await recordExamples(moneyMoving);
const byId = (id: string) => recorded.find(({ endpoint }) => endpoint.id === id) ?? expect.fail(id);

test('every call that places, changes or cancels orders, lends, transfers, pays or withdraws is marked as moving money', () => {
  const suspicious = /order|condition|borrow|repay|position|transfer|withdraw\b|cancelwithdrawal|convert|payment|margin$|pay\.send/i;
  const excludedDomains = /^(?:copyTrading|live)\./;
  const unmarked = allCalls.filter(
    ({ id, isChange, movesMoney }) => isChange && movesMoney === undefined && suspicious.test(id) && !excludedDomains.test(id),
  );
  // Setting the position mode or the leverage moves no money.
  expect(unmarked.map(({ id }) => id)).toEqual(['swap.setPosition']);
});

describe('a lost response', () => {
  test.each(recorded.map((example) => [example.endpoint.id, example] as const))(
    '%s: is reported as unknown with the record to check, never as failed, and submitting again executes it once',
    async (_, example) => {
      const { submit, keys, toasts, toastTexts, outcomes, posted } = await openChange(example);
      await submit(dropped);
      const after = posted();
      expect(toastTexts()).toEqual([['warning', 'common.unknownTitle']]);
      expect(toasts[0]?.place?.href(hrefsIn('en_US'))).toMatch(/^\/en_US\//);
      expect([outcomes.lost.length, outcomes.failed.length, outcomes.done.length]).toEqual([1, 0, 0]);
      await submit();
      expect(posted()).toBe(after);
      expect([outcomes.failed.length, outcomes.done.length]).toEqual([0, 1]);
      expect(keys[0]).toMatch(/^[\w-]{16,64}$/);
      expect(keys[1]).toBe(keys[0]);
    },
  );

  test.each(Object.entries(losses))('%s: a transfer is executed once', async (_, respond) => {
    const { submit, toastTexts, posted, keys } = await openChange(byId('capital.submitTransfer'));
    const before = posted();
    await submit(respond);
    await submit(respond);
    expect(new Set(toastTexts().map(String))).toEqual(new Set(['warning,common.unknownTitle']));
    await submit();
    const moved = posted() - before;
    expect(moved).toBeGreaterThan(0);
    expect(new Set(keys).size).toBe(1);
    await submit();
    expect([posted() - before, keys.at(-1) === keys[0]]).toEqual([2 * moved, false]);
  });
});

test.each([
  ['in time', 599_999, true],
  ['long after', 600_000, false],
] as const)('the same submit %s after a lost response is the same change: %s ms, %s', async (_, ms, isSame) => {
  const { submit, keys, clock } = await openChange(byId('spot.placeOrder'));
  await submit(unsent);
  clock.advance(ms);
  await submit();
  expect(keys[0] === keys[1]).toBe(isSame);
});

test('a refusal is reported as such, and the next submit is a new change', async () => {
  const { submit, keys, outcomes, toastTexts } = await openChange(byId('spot.placeOrder'));
  await submit(async () => new Response('', { status: 429 }));
  await submit();
  expect(toastTexts()[0]).toEqual(['danger', 'common.errorTooMany']);
  expect([outcomes.lost.length, outcomes.failed.length, keys[0] === keys[1]]).toEqual([0, 1, false]);
});

test('a withdrawal verified with other codes after a lost response is the same change', async () => {
  const example = byId('capital.withdraw');
  const { input } = example;
  const body: unknown = Reflect.get(input, 'body');
  let googleCode = '123456';
  Object.defineProperty(input, 'body', { get: () => Object.assign({}, body, { googleCode }), enumerable: true });
  const { submit, keys, posted } = await openChange({ ...example, input });
  await submit(dropped);
  const after = posted();
  googleCode = '654321';
  await submit();
  expect([keys[1] === keys[0], posted()]).toEqual([true, after]);
});

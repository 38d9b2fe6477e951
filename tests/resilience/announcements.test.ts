import { allSettled, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { codeByNumber } from '@/contract/codes';
import type { Endpoint } from '@/contract/endpoint';
import { toastRequested } from '@/entities/toasts';
import * as api from '@/shared/api/mutation';
import { $origin, $transport, type Mutation, type Transport } from '@/shared/api';
import { collect, offline, respondWithCode, settled, testTime } from '@tests/support/app/scope';
import { $clock, manualClock } from '@/shared/lib';
import { recordExamples } from '@tests/support/exchange/calls';
import { filesOf, textOf } from '../../scripts/sources';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** A toast is an alert of its own: each outcome of a change makes one at most, and a failure that nothing else on the screen tells makes exactly one. */
const isToldByCaller = ({ onError }: Endpoint): boolean => onError === 'manual';

/** What fails without a toast, since something on the screen says so already. */
const toldInPlace: readonly string[] = [
  // Why the partner's form has no address stands where it would open.
  'identity.amlFormUrl of src/pages/account/verification/draft.ts',
  // The refusal of a login stands; how many tries are left is not added to it.
  'account.precheck of src/pages/account/login/model.ts > src/pages/account/login/block.ts',
];

const declaration = /\bmutation[(<]/g;
const isModel = (path: string): boolean => /^src\/(?:entities|features|widgets|pages)\/.*(?<!\.test)\.ts$/.test(path);
const models = filesOf().filter((path) => isModel(path) && textOf(path).search(declaration) >= 0);

interface Recorded {
  readonly mutation: Mutation<unknown>;
  readonly options: { readonly endpoint: Endpoint; readonly showsRefusal?: boolean; readonly showsUnknown?: boolean };
  readonly stack: string;
}

/** Every mutation that the models create, whether they export it or keep it, named by who creates it. */
async function created(): Promise<readonly (readonly [string, Recorded])[]> {
  for (const path of models) await import(/* @vite-ignore */ `/${path}`);
  const recorded: readonly Recorded[] = Reflect.get(api, 'recorded');
  const counts = new Map<string, number>();
  return recorded.flatMap((each) => {
    // Who awaits the import of a model is no caller of it.
    const [calls = ''] = each.stack.split(/\n.*(?:processTicksAndRejections|at async )/);
    const callers = calls.split('\n').flatMap((line) => /(?:src|tests|stories)\/[^:?)]+/.exec(line)?.[0] ?? []);
    const owners = [...new Set(callers)].filter((path) => path !== 'src/shared/api/mutation.ts');
    // Tests of the same worker create some too, and load models of the developer tools, whose panels tell what fails themselves.
    if (!owners.every((path) => isModel(path))) return [];
    const name = `${each.options.endpoint.id} of ${owners.toReversed().join(' > ')}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [[count === 1 ? name : `${name} (${count})`, each] as const];
  });
}
const mutations = await created();

/** A change of whatever shape: each of its fields is one again, and reads as a word. */
const anyChange: unknown = new Proxy(() => 'any', {
  get: (_, name): unknown => {
    if (name === 'then') return undefined;
    if (name === Symbol.iterator) return [][Symbol.iterator];
    return name === Symbol.toPrimitive || name === 'toString' || name === 'toJSON' ? () => 'any' : anyChange;
  },
});

const gone = 'a record that is gone';
/** Answers to a change: what a declared code says itself, and what may happen to any call. */
const failures: Readonly<Record<string, Transport>> = {
  'no connection': offline,
  'no answer in time': () => Promise.reject(new DOMException('late', 'TimeoutError')),
  'an answer that nobody can read': async () => new Response('<!doctype html>'),
  'a status of 502': async () => new Response('', { status: 502 }),
  'a code that no call declares': respondWithCode(987_654),
  [gone]: respondWithCode(404),
};

const isLost = (what: string): boolean => !['a code that no call declares', gone].includes(what);

/** Makes a change under one answer after another; says how many toasts each answer made. */
function outcomesOf({ mutation }: Recorded) {
  let transport = offline;
  const answer: Transport = (request) => transport(request);
  const scope = fork({
    values: [
      [$transport, answer],
      [$origin, 'http://127.0.0.1'],
      [$clock, manualClock(testTime)],
    ],
  });
  const toasts = collect(toastRequested, scope);
  const answers = collect(mutation.settled, scope);
  const toastsAfter = async (how: Transport) => {
    transport = how;
    const before = toasts.length;
    const answered = answers.length;
    // What follows a change may tick for ever, as the countdown of a dialog that opens.
    await Promise.race([
      allSettled(mutation.submitted, { scope, params: anyChange }),
      vi.waitFor(() => expect(answers.length).toBeGreaterThan(answered), { interval: 1, timeout: 10_000 }).then(settled),
    ]);
    return toasts.length - before;
  };
  return { toasts, toastsAfter };
}

/** What the client does about a code by itself, where that is something else than telling it. */
const leadsElsewhere = (number: number): boolean => ['login', 'dialog'].includes(codeByNumber(number)?.behaviour ?? 'toast');

/** Whether a form may show the refusal in place of a toast. */
const isInline = (number: number): boolean => codeByNumber(number)?.behaviour === 'inline';

describe('the outcome of a change is told once', () => {
  test.each(mutations)('%s', async (name, recorded) => {
    const { endpoint, showsRefusal = false, showsUnknown = false } = recorded.options;
    const { toasts, toastsAfter } = outcomesOf(recorded);
    const wrong: string[] = [];
    const isShown = (what: string) => (isLost(what) ? showsUnknown : showsRefusal && what === gone);
    const check = async (what: string, how: Transport, min: number) => {
      const count = await toastsAfter(how);
      if (count > 1 || count < min) wrong.push(`${what}: ${count} toasts`);
    };
    const [{ answer } = expect.fail('it has no example')] = await recordExamples([endpoint]);
    const min = isToldByCaller(endpoint) || toldInPlace.includes(name) ? 0 : 1;
    for (const [what, how] of Object.entries(failures)) {
      const before = toasts.length;
      await check(what, how, isShown(what) ? 0 : min);
      // Of money nobody is told that nothing was moved where nobody knows.
      if (endpoint.movesMoney === undefined || !isLost(what)) continue;
      const told = toasts.slice(before).map(({ text }) => ('key' in text ? text.key : text.server));
      if (told.join() !== (showsUnknown ? '' : 'common.unknownTitle')) wrong.push(`${what}: ${told.join()}`);
    }
    for (const { code } of endpoint.codes ?? [])
      await check(`code ${code}`, respondWithCode(code), leadsElsewhere(code) || (showsRefusal && isInline(code)) ? 0 : min);
    // A success may open a dialog that tells for itself what fails from then on.
    await check('success', async () => Response.json(answer), 0);
    expect(wrong).toEqual([]);
  });
});

test.each(mutations)('%s, submitted twice, sends one request', async (_, { mutation }) => {
  const lost = new AbortController();
  let count = 0;
  const held: Transport = () => {
    count += 1;
    return new Promise((_resolve, reject) => lost.signal.addEventListener('abort', () => reject(new TypeError('no connection'))));
  };
  const scope = fork({
    values: [
      [$transport, held],
      [$origin, 'http://127.0.0.1'],
      [$clock, manualClock(testTime)],
    ],
  });
  for (const _ of [1, 2]) void allSettled(mutation.submitted, { scope, params: anyChange });
  await vi.waitFor(() => expect(count).toBeGreaterThan(0));
  await new Promise(setImmediate);
  expect(count).toBe(1);
  lost.abort();
  await settled();
});

test('every declaration of a mutation is tried here', () => {
  const declared = models.flatMap((path) => [...textOf(path).matchAll(declaration)]).length;
  expect(declared).toBeGreaterThan(75);
  expect(mutations.length).toBeGreaterThanOrEqual(declared);
});

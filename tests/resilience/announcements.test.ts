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

/** Whether the caller reports failures itself. Each outcome of a change shows at most one toast, and a failure reported nowhere else on the screen exactly one. */
const isReportedByCaller = ({ onError }: Endpoint): boolean => onError === 'manual';

/** Calls that fail without a toast, because the screen already shows the failure. */
const reportedInPlace: readonly string[] = [
  // The place where the partner's form would open says why it has no address.
  'identity.amlFormUrl of src/pages/account/verification/draft.ts',
  // The refusal of the login stays; the number of tries left is not added to it.
  'account.precheck of src/pages/account/login/model.ts > src/pages/account/login/block.ts',
];

const declaration = /\bmutation[(<]/g;
const isModel = (path: string): boolean => /^src\/(?:entities|features|widgets|pages)\/.*(?<!\.test)\.ts$/.test(path);
const models = filesOf().filter((path) => isModel(path) && textOf(path).search(declaration) >= 0);

interface RecordedMutation {
  readonly mutation: Mutation<unknown>;
  readonly options: { readonly endpoint: Endpoint; readonly showsRefusal?: boolean; readonly showsUnknown?: boolean };
  readonly stack: string;
}

/** Every mutation that the models create, exported or not, with the files that create it as its name. */
async function createdMutations(): Promise<readonly (readonly [string, RecordedMutation])[]> {
  for (const path of models) await import(/* @vite-ignore */ `/${path}`);
  const recorded: readonly RecordedMutation[] = Reflect.get(api, 'recorded');
  const counts = new Map<string, number>();
  return recorded.flatMap((each) => {
    // The code that awaits the import of a model is not its caller.
    const [calls = ''] = each.stack.split(/\n.*(?:processTicksAndRejections|at async )/);
    const callers = calls.split('\n').flatMap((line) => /(?:src|tests|stories)\/[^:?)]+/.exec(line)?.[0] ?? []);
    const owners = [...new Set(callers)].filter((path) => path !== 'src/shared/api/mutation.ts');
    // Excludes mutations of tests in the same worker and of the developer tools, whose panels report their own failures.
    if (!owners.every((path) => isModel(path))) return [];
    const name = `${each.options.endpoint.id} of ${owners.toReversed().join(' > ')}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [[count === 1 ? name : `${name} (${count})`, each] as const];
  });
}
const mutations = await createdMutations();

/** A parameter of any shape: each of its fields is such a value again, and reads as a string. */
const anyParams: unknown = new Proxy(() => 'any', {
  get: (_, name): unknown => {
    if (name === 'then') return undefined;
    if (name === Symbol.iterator) return [][Symbol.iterator];
    return name === Symbol.toPrimitive || name === 'toString' || name === 'toJSON' ? () => 'any' : anyParams;
  },
});

const gone = 'a record that no longer exists';
/** Failures of any change: a refusal by an undeclared code, and faults that any call may meet. */
const failures: Readonly<Record<string, Transport>> = {
  'no connection': offline,
  'no answer in time': () => Promise.reject(new DOMException('late', 'TimeoutError')),
  'an unreadable response': async () => new Response('<!doctype html>'),
  'a status of 502': async () => new Response('', { status: 502 }),
  'an undeclared code': respondWithCode(987_654),
  [gone]: respondWithCode(404),
};

const isLost = (what: string): boolean => !['an undeclared code', gone].includes(what);

/** Submits a change under one response after another; counts the toasts of each. */
function outcomesOf({ mutation }: RecordedMutation) {
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
  const toastsAfter = async (response: Transport) => {
    transport = response;
    const before = toasts.length;
    const answered = answers.length;
    // The effects of a change may tick for ever, like the countdown of an open dialog.
    await Promise.race([
      allSettled(mutation.submitted, { scope, params: anyParams }),
      vi.waitFor(() => expect(answers.length).toBeGreaterThan(answered), { interval: 1, timeout: 10_000 }).then(settled),
    ]);
    return toasts.length - before;
  };
  return { toasts, toastsAfter };
}

/** Whether the client handles a code by login or a dialog instead of reporting it. */
const isHandledCentrally = (number: number): boolean => ['login', 'dialog'].includes(codeByNumber(number)?.behaviour ?? 'toast');

/** Whether a form may show the refusal instead of a toast. */
const isInline = (number: number): boolean => codeByNumber(number)?.behaviour === 'inline';

describe('the outcome of a change is reported once', () => {
  test.each(mutations)('%s', async (name, recorded) => {
    const { endpoint, showsRefusal = false, showsUnknown = false } = recorded.options;
    const { toasts, toastsAfter } = outcomesOf(recorded);
    const wrong: string[] = [];
    const isShown = (what: string) => (isLost(what) ? showsUnknown : showsRefusal && what === gone);
    const check = async (what: string, response: Transport, min: number) => {
      const count = await toastsAfter(response);
      if (count > 1 || count < min) wrong.push(`${what}: ${count} toasts`);
    };
    const [{ answer } = expect.fail('it has no example')] = await recordExamples([endpoint]);
    const min = isReportedByCaller(endpoint) || reportedInPlace.includes(name) ? 0 : 1;
    for (const [what, response] of Object.entries(failures)) {
      const before = toasts.length;
      await check(what, response, isShown(what) ? 0 : min);
      // If the outcome is unknown, a change that moves money must not be reported as failed.
      if (endpoint.movesMoney === undefined || !isLost(what)) continue;
      const reported = toasts.slice(before).map(({ text }) => ('key' in text ? text.key : text.server));
      if (reported.join() !== (showsUnknown ? '' : 'common.unknownTitle')) wrong.push(`${what}: ${reported.join()}`);
    }
    for (const { code } of endpoint.codes ?? [])
      await check(`code ${code}`, respondWithCode(code), isHandledCentrally(code) || (showsRefusal && isInline(code)) ? 0 : min);
    // A success may open a dialog that reports its own failures from then on.
    await check('success', async () => Response.json(answer), 0);
    expect(wrong).toEqual([]);
  });
});

test.each(mutations)('%s, submitted twice, sends one request', async (_, { mutation }) => {
  const lost = new AbortController();
  let count = 0;
  const pending: Transport = () => {
    count += 1;
    return new Promise((_resolve, reject) => lost.signal.addEventListener('abort', () => reject(new TypeError('no connection'))));
  };
  const scope = fork({
    values: [
      [$transport, pending],
      [$origin, 'http://127.0.0.1'],
      [$clock, manualClock(testTime)],
    ],
  });
  for (const _ of [1, 2]) void allSettled(mutation.submitted, { scope, params: anyParams });
  await vi.waitFor(() => expect(count).toBeGreaterThan(0));
  await new Promise(setImmediate);
  expect(count).toBe(1);
  lost.abort();
  await settled();
});

test('every declared mutation is tested here', () => {
  const declared = models.flatMap((path) => [...textOf(path).matchAll(declaration)]).length;
  expect(declared).toBeGreaterThan(75);
  expect(mutations.length).toBeGreaterThanOrEqual(declared);
});

import { allSettled, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { codeByNumber } from '@/contract/codes';
import type { Endpoint } from '@/contract/endpoint';
import { toastRequested } from '@/entities/toasts';
import { $origin, $transport, type Mutation, type Transport } from '@/shared/api';
import { collect, offline, respondWithCode } from '@tests/support/app/scope';
import { allCalls, recordExamples } from '@tests/support/exchange/calls';
import { filesOf, textOf } from '../../scripts/sources';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** A toast is an alert of its own: each outcome of a change makes one at most, and a failure that nothing else on the screen tells makes exactly one. */
const isToldByCaller = ({ onError }: Endpoint): boolean => onError === 'manual';

/** Mutations that their model keeps to itself, by how many; their outcomes are told in the tests of the model or of its page. */
const kept: Readonly<Record<string, number>> = {
  'src/entities/favourites/model.ts': 2,
  'src/entities/wallet/settings.ts': 1,
  'src/features/challenge/captchaModel.ts': 1,
  'src/features/challenge/guarded.ts': 1,
  'src/features/challenge/model.ts': 1,
  'src/features/challenge/sending.ts': 1,
  'src/features/customer-service/deskModel.ts': 2,
  'src/features/edit-contract-order/model.ts': 2,
  'src/features/logout/model.ts': 1,
  'src/features/margin-loan/mutations.ts': 4,
  'src/features/place-contract-order/submitModel.ts': 2,
  'src/features/place-order/submitModel.ts': 2,
  'src/features/place-premarket-order/model.ts': 1,
  'src/features/wallet-connect/disconnect.ts': 1,
  'src/pages/account/login/block.ts': 1,
  'src/pages/account/login/model.ts': 1,
  'src/pages/account/personal-settings/devices.ts': 1,
  'src/pages/account/personal-settings/dialogs/authenticator.ts': 1,
  'src/pages/account/personal-settings/dialogs/confirmations.ts': 2,
  'src/pages/account/personal-settings/dialogs/contact.ts': 2,
  'src/pages/account/personal-settings/dialogs/contactCode.ts': 1,
  'src/pages/account/personal-settings/dialogs/lost.ts': 2,
  'src/pages/account/personal-settings/notifications.ts': 1,
  'src/pages/account/personal-settings/profile.ts': 1,
  'src/pages/account/register/model.ts': 1,
  'src/pages/account/reset-password/model.ts': 2,
  'src/pages/account/verification/company.ts': 3,
  'src/pages/account/verification/draft.ts': 2,
  'src/pages/account/verification/parts.ts': 1,
  'src/pages/account/verification/submission.ts': 4,
  'src/pages/account/verification/uploads.ts': 3,
  'src/pages/assets/pay/requestForm.ts': 1,
  'src/pages/assets/pay/submission.ts': 1,
  'src/pages/assets/withdraw/book.ts': 1,
  'src/widgets/spot-records/model.ts': 1,
};

/** Changes whose form says that nobody knows what became of them. */
const showUnknown = ['src/features/convert-dust/model.ts convert', 'src/pages/assets/withdraw/submission.ts withdraw'];

const declaration = /\bmutation[(<]/g;
const models = filesOf().filter(
  (path) => /^src\/(?:entities|features|widgets|pages)\/.*(?<!\.test)\.ts$/.test(path) && textOf(path).search(declaration) >= 0,
);

interface Found {
  readonly name: string;
  readonly mutation: Mutation<unknown>;
}

const isMutation = (value: unknown): value is Mutation<unknown> =>
  typeof value === 'object' && value !== null && ['submitted', 'done', 'failed', 'settled', '$pending'].every((part) => part in value);

/** The mutations that a model exports. */
async function exported(path: string): Promise<Found[]> {
  const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ `/${path}`);
  return Object.entries(module).flatMap(([name, value]) => (isMutation(value) ? [{ name: `${path} ${name}`, mutation: value }] : []));
}

const found: Found[][] = [];
for (const path of models) found.push(await exported(path));
const mutations = found.flat();

/** A change of whatever shape: each of its fields is one again, and reads as a word. */
const anyChange: unknown = new Proxy(() => 'any', {
  get: (_, name): unknown => {
    if (name === 'then') return undefined;
    if (name === Symbol.iterator) return [][Symbol.iterator];
    return name === Symbol.toPrimitive || name === 'toString' || name === 'toJSON' ? () => 'any' : anyChange;
  },
});

/** Answers to a change: what a declared code says itself, and what may happen to any call. */
const failures: Readonly<Record<string, Transport>> = {
  'no connection': offline,
  'no answer in time': () => Promise.reject(new DOMException('late', 'TimeoutError')),
  'an answer that nobody can read': async () => new Response('<!doctype html>'),
  'a status of 502': async () => new Response('', { status: 502 }),
  'a code that no call declares': respondWithCode(987_654),
  'a record that is gone': respondWithCode(404),
};

const isLost = (what: string): boolean => !['a code that no call declares', 'a record that is gone'].includes(what);

/** Makes a change under one answer after another; gives its endpoint and how many toasts each answer made. */
async function outcomesOf(mutation: Mutation<unknown>) {
  let transport = offline;
  const asked: Request[] = [];
  const answer: Transport = (request) => {
    asked.push(request);
    return transport(request);
  };
  const scope = fork({
    values: [
      [$transport, answer],
      [$origin, 'http://127.0.0.1'],
    ],
  });
  const toasts = collect(toastRequested, scope);
  const toastsAfter = async (how: Transport) => {
    transport = how;
    const before = toasts.length;
    await allSettled(mutation.submitted, { scope, params: anyChange });
    return toasts.length - before;
  };
  await toastsAfter(offline);
  const [{ method, url } = expect.fail('nothing was asked')] = asked;
  const { pathname } = new URL(url);
  const isAsked = (call: Endpoint) => call.method === method && new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname);
  const endpoint = allCalls.find(isAsked) ?? expect.fail(`${method} ${pathname} is in no contract`);
  return { endpoint, toasts, toastsAfter };
}

/** What the client does about a code by itself, where that is something else than telling it. */
const leadsElsewhere = (number: number): boolean => ['login', 'dialog'].includes(codeByNumber(number)?.behaviour ?? 'toast');

describe('the outcome of a change is told once', () => {
  test.each(mutations.map(({ name, mutation }) => [name, mutation] as const))('%s', async (name, mutation) => {
    const { endpoint, toasts, toastsAfter } = await outcomesOf(mutation);
    const wrong: string[] = [];
    const check = async (what: string, how: Transport, least: number) => {
      const count = await toastsAfter(how);
      if (count > 1 || count < least) wrong.push(`${what}: ${count} toasts`);
    };
    const [{ answer } = expect.fail('it has no example')] = await recordExamples([endpoint]);
    await check('success', async () => Response.json(answer), 0);
    const least = isToldByCaller(endpoint) ? 0 : 1;
    for (const [what, how] of Object.entries(failures)) {
      const before = toasts.length;
      await check(what, how, showUnknown.includes(name) && isLost(what) ? 0 : least);
      // Of money nobody is told that nothing was moved where nobody knows.
      if (endpoint.movesMoney === undefined || !isLost(what)) continue;
      const told = toasts.slice(before).map(({ text }) => ('key' in text ? text.key : text.server));
      if (told.join() !== (showUnknown.includes(name) ? '' : 'common.unknownTitle')) wrong.push(`${what}: ${told.join()}`);
    }
    for (const { code } of endpoint.codes ?? []) await check(`code ${code}`, respondWithCode(code), leadsElsewhere(code) ? 0 : least);
    expect(wrong).toEqual([]);
  });
});

test.each(mutations.map(({ name, mutation }) => [name, mutation] as const))(
  '%s, submitted twice, sends one request',
  async (_, mutation) => {
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
      ],
    });
    const both = [1, 2].map(() => allSettled(mutation.submitted, { scope, params: anyChange }));
    await vi.waitFor(() => expect(count).toBeGreaterThan(0));
    await new Promise(setImmediate);
    expect(count).toBe(1);
    lost.abort();
    await Promise.all(both);
  },
);

test('every mutation is tried here, or stands among those that a model keeps to itself', () => {
  const hidden = models.map((path, index) => [path, [...textOf(path).matchAll(declaration)].length - (found[index]?.length ?? 0)] as const);
  expect(mutations.length).toBeGreaterThan(25);
  expect(Object.fromEntries(hidden.filter(([, count]) => count !== 0))).toEqual(kept);
});

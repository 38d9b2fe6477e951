import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { code } from '@/contract/codes';
import { endpoint } from '@/contract/endpoint';
import { BusinessError, type ErrorCode } from '../businessError';
import { createHandle } from '../wire/handle';
import { createSeededWorld } from '../createSeededWorld';
import { implement, type ResolverInput } from './implement';

const planted = endpoint('planted.call', {
  method: 'GET',
  path: '/planted',
  access: 'public',
  data: z.null(),
  codes: [code.orderEnded],
});

/** Calls an endpoint whose resolver throws the business error `name`. */
function refusing(name: ErrorCode) {
  const faults: unknown[] = [];
  const world = createSeededWorld({ seed: 'test', startedAt: Date.UTC(2026, 0, 5, 8), onFault: (fault) => faults.push(fault) });
  const handle = createHandle(
    implement(
      { planted },
      {
        planted: () => {
          throw new BusinessError(name);
        },
      },
    ),
  );
  const request = { method: 'GET', url: '/planted', headers: {}, body: null, form: null, id: '1' } as const;
  const connection = { key: '', login: () => {}, connectWallet: () => {}, disconnectWallet: () => {}, logout: () => {} };
  const { response, breach } = handle(request, world, connection);
  return { status: response.status, answer: JSON.parse(response.body), breach, faults };
}

test('a call returns a code it declares', () => {
  const { status, answer, faults } = refusing('orderEnded');
  expect([status, answer]).toEqual([200, { code: code.orderEnded.code, msg: 'This order has already ended', data: null }]);
  expect(faults).toEqual([]);
});

test.each(['orderOffLot', 'loginRequired', 'forbidden'] as const)('an undeclared %s is reported as a bug in the simulation', (name) => {
  const { status, answer, breach, faults } = refusing(name);
  expect([status, answer.code]).toEqual([500, code.serverError.code]);
  expect(breach).toEqual({ path: 'code', problem: `${name} is not declared` });
  expect(faults).toHaveLength(1);
});

test('a resolver can fail only with declared codes', () => {
  expectTypeOf<Parameters<ResolverInput<typeof planted>['fail']>[0]>().toEqualTypeOf<'orderEnded'>();
});

import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { companyForms } from '@fixtures/identityForms';
import { personas } from '@fixtures/personas';
import { identity } from '@/contract/identity';
import type { Transport } from '@/shared/api';
import { $person, personClosed, personOpened, personRemoved, personSubmitted, personTyped } from './company';
import { VerificationGate } from './model';
import { emptyPerson } from './persons';
import { offline, openScope, settled } from '@tests/support/app/scope';

const [mei, arun] = companyForms.beneficiaries;
const info = identity.beneficiaryInfo.path;
const role = 'beneficiaries';

async function openForms(answer: Transport | null = null) {
  const page = await openScope({ as: 'kycAdvanced', scenario: 'company-ready' });
  const { scope, exchange, intercept } = page;
  intercept(info, answer);
  await allSettled(VerificationGate.open, { scope, params: { level: 'company', today: '2026-01-05', overview: '' } });
  return {
    ...page,
    open: (index: number | null) => allSettled(personOpened, { scope, params: { role, index } }),
    remove: (index: number) => allSettled(personRemoved, { scope, params: { role, index } }),
    names: () =>
      exchange.simulation
        .world()
        .identity.company(personas.kycAdvanced.login.fid)
        .beneficiaries.map(({ firstName }) => firstName),
  };
}

test.each<[string, Transport]>([
  ['failed to load', offline],
  [
    'was received in part',
    () => Promise.resolve(Response.json({ code: 200, msg: '', data: [mei, { ...arun, sharePercent: null }, arun] })),
  ],
])('a list that %s is not changed', async (_, answer) => {
  const { scope, open, remove, names } = await openForms(answer);
  await open(null);
  await allSettled(personTyped, { scope, params: { ...emptyPerson, ...mei, firstName: 'Lin', sharePercent: '1' } });
  await allSettled(personSubmitted, { scope });
  await remove(0);
  expect(names()).toEqual(['Mei', 'Arun']);
});

test('a list that was saved is changed only once it has been read again', async () => {
  const { scope, open, remove, names, hold } = await openForms();
  const release = hold(info);
  void remove(0);
  await settled();
  void open(1);
  expect(scope.getState($person)).toBeNull();
  void remove(1);
  await settled();
  expect(names()).toEqual(['Arun']);
  release();
  await settled();
  await open(0);
  expect(scope.getState($person)?.form.firstName).toBe('Arun');
});

test('a save closes only its own form', async () => {
  const { scope, open, hold } = await openForms();
  await open(1);
  const release = hold(identity.saveBeneficiary.path);
  const saving = allSettled(personSubmitted, { scope });
  void allSettled(personClosed, { scope });
  void open(0);
  expect(scope.getState($person)).toBeNull();
  await settled();
  release();
  await saving;
  await open(0);
  expect(scope.getState($person)?.form.firstName).toBe('Mei');
});

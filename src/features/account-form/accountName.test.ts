import { allSettled, createEvent } from 'effector';
import { expect, test } from 'vitest';
import { config } from '@/contract/config';
import { offline, openScope, type ScopeOptions } from '@tests/support/app/scope';
import { createAccountName } from './accountName';
import { countriesIn, dialCodes } from './countries';
import { newPasswordProblem } from './newPassword';

const [opened, closed] = [createEvent<string>(), createEvent()];
const name = createAccountName({ opened, closed });

async function openField(typed = '', options: ScopeOptions = {}, isReached = true) {
  const { scope, intercept } = await openScope(options);
  if (!isReached) intercept(config.compliance.path, offline);
  await allSettled(opened, { scope, params: typed });
  return {
    scope,
    phone: async (country: string | null, text: string) => {
      await allSettled(name.kindChosen, { scope, params: 'phone' });
      if (country !== null) await allSettled(name.countryChosen, { scope, params: country });
      await allSettled(name.phoneTyped, { scope, params: text });
    },
    email: (text: string) => allSettled(name.emailTyped, { scope, params: text }),
    read: () => [scope.getState(name.$loginName), scope.getState(name.$problem)],
  };
}

test.each([
  ['', '', 'accountForm.emailMissing'],
  ['  ', '', 'accountForm.emailMissing'],
  ['nobody', 'nobody', 'accountForm.emailInvalid'],
  ['a@b', 'a@b', 'accountForm.emailInvalid'],
  [' Me@Demo.example\t', 'me@demo.example', null],
])('[R-NOTSHOWN-02] the e-mail address %j becomes the login name %j with problem %s', async (typed, loginName, problem) => {
  const { email, read } = await openField();
  await email(typed);
  expect(read()).toEqual([loginName, problem]);
});

test.each([
  ['SG', '', '+65', 'accountForm.phoneMissing'],
  ['SG', '12', '+6512', 'accountForm.phoneInvalid'],
  ['SG', '9123 4567', '+6591234567', null],
  ['DE', '0171-234 5678', '+491712345678', null],
  ['DE', '+65 9123 4567', '+6591234567', null],
  ['JP', '９０１２３４５６７８', '+819012345678', null],
  ['US', 'letters', '+1letters', 'accountForm.phoneInvalid'],
])('[R-NOTSHOWN-02] the number %s %j becomes the login name %s with problem %s', async (country, typed, loginName, problem) => {
  const { phone, read } = await openField();
  await phone(country, typed);
  expect(read()).toEqual([loginName, problem]);
});

test('the country defaults to the visitor’s region reported by the exchange', async () => {
  const { phone, read, scope } = await openField('', { scenario: 'region-restricted' });
  expect(scope.getState(name.$country)).toBe('US');
  await phone('FR', '612345678');
  expect(read()).toEqual(['+33612345678', null]);
  expect((await openField('', {}, false)).scope.getState(name.$country)).toBe('SG');
});

test('an initial name prefills the field of its kind, and is cleared on closing', async () => {
  const { scope, read } = await openField('+6591234567');
  expect([scope.getState(name.$kind), ...read()]).toEqual(['phone', '+6591234567', null]);
  await allSettled(closed, { scope });
  expect(scope.getState(name.$phone)).toBe('');
  expect((await openField('me@demo.example')).read()).toEqual(['me@demo.example', null]);
});

test('countries are named and sorted in the given language, each with a dial code', () => {
  const [english, chinese] = [countriesIn('en'), countriesIn('zh-CN')];
  expect(english.map(({ name: country }) => country)).toEqual(
    english.map(({ name: country }) => country).toSorted((a, b) => a.localeCompare(b, 'en')),
  );
  expect(english.find(({ code }) => code === 'JP')).toEqual({ code: 'JP', name: 'Japan', dialCode: '+81', isDisabled: false });
  expect(
    countriesIn('en', ['JP'])
      .filter(({ isDisabled }) => isDisabled)
      .map(({ code }) => code),
  ).toEqual(['JP']);
  expect(chinese.find(({ code }) => code === 'JP')?.name).toBe('日本');
  expect([...dialCodes].filter(([code, dialCode]) => !/^[A-Z]{2}$/.test(code) || !/^\+\d{1,4}$/.test(dialCode))).toEqual([]);
});

test.each([
  ['', 'accountForm.passwordMissing'],
  ['abcdefgh', 'accountForm.passwordInvalid'],
  ['Ab1', 'accountForm.passwordInvalid'],
  ['abcdefg1', null],
])('[R-NOTSHOWN-02] the new password %j has the problem %s', (password, problem) => {
  expect(newPasswordProblem(password)).toBe(problem);
});

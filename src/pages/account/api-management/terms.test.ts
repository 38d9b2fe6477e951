import { expect, test } from 'vitest';
import { changedForm, emptyForm, problemsOf, termsOf } from './terms';

const problemOf = (addresses: string) => problemsOf({ ...emptyForm, label: 'x', addresses }, null).addresses;

test('a key with withdrawals requires trusted addresses; a key without them expires after 90 days at most', () => {
  const open = changedForm({ ...emptyForm, days: null }, { isLimited: false });
  expect([open.isLimited, open.days]).toEqual([false, 90]);
  expect(changedForm(open, { days: 365 }).days).toBe(90);
  expect(changedForm(open, { days: 30 }).days).toBe(30);
  expect(changedForm(open, { extraPermissions: ['withdraw'] }).isLimited).toBe(true);
});

test('addresses are split at commas, semicolons, spaces and line breaks, and duplicates are removed', () => {
  const typed = { ...emptyForm, label: ' Bot ', addresses: '203.0.113.7, 2001:db8::/48；203.0.113.7\n198.51.100.1' };
  expect(termsOf(typed)).toEqual({ label: 'Bot', permissions: ['read'], addresses: ['203.0.113.7', '2001:db8::/48', '198.51.100.1'] });
  expect(termsOf({ ...typed, isLimited: false }).addresses).toEqual([]);
});

test('reports the first invalid address', () => {
  expect(problemOf(' , ')).toMatchObject({ key: 'apiKeys.addressesMissing' });
  expect(problemOf('203.0.113.7, home, office')).toMatchObject({ values: { address: 'home' } });
  expect(problemOf(Array.from({ length: 21 }, (_, last) => `203.0.113.${last}`).join())).toMatchObject({ values: { count: 20 } });
  expect(problemOf('203.0.113.7')).toBeNull();
});

import { expect, test } from 'vitest';
import { code } from '@/contract/codes';
import { personas } from '@fixtures/personas';
import { routeAt } from '@/shared/routing';
import { openInPage } from '../http/inPage';
import { linkToCode } from './link';
import { errorCatalogue } from './errorCatalogue';
import { readLink } from './readLink';

const { codes, faults } = errorCatalogue('en_US');
const base = 'http://exchange.example/en_US';

test('every business code has a row with its meaning and message, and named faults are listed', () => {
  expect(codes.map(({ name }) => name).toSorted()).toEqual(Object.keys(code).toSorted());
  for (const row of codes) expect(row).toMatchObject({ meaning: expect.stringMatching(/\w/), message: expect.stringMatching(/\w/) });
  expect(faults.map(({ name }) => name)).toEqual(expect.arrayContaining(['status-503', 'offline', 'wrongShape']));
});

test('only codes of signed API calls and of live rooms and copy trading, which have no screens yet, have no address', () => {
  const hidden = codes.filter(({ address, fault }) => address === null && fault !== null);
  const [signed, others] = [true, false].map((isSigned) => hidden.filter(({ name }) => name.startsWith('api') === isSigned));
  expect([...new Set(others?.map(({ fault }) => fault?.split('.')[0]))].toSorted()).toEqual(['copyTrading', 'live']);
  expect(signed?.map(({ name }) => name)).toEqual([
    'apiKeyUnknown',
    'apiSignatureWrong',
    'apiTimestampOutside',
    'apiAddressForbidden',
    'apiPermissionMissing',
  ]);
});

test.each(codes.filter(({ address }) => address !== null))('the link to $name opens a valid screen, scenario and fault', (row) => {
  const url = new URL(linkToCode(row, base) ?? '');
  const { config, faults: set, problems } = readLink(url.searchParams);
  expect(problems).toEqual([]);
  const route = routeAt(url.pathname);
  expect(route?.path ?? '*').not.toBe('*');
  expect(route?.access === 'user' && personas[row.persona].login === null).toBe(false);
  expect(config).toMatchObject({ scenario: row.scenario, persona: row.persona });
  expect(set.map(({ at }) => at)).toEqual(row.fault === null ? [] : [row.fault]);
  expect(() => openInPage({ source: () => 0, startedAt: Date.UTC(2026, 0, 5, 8), seed: 'test', ...config })).not.toThrow();
});

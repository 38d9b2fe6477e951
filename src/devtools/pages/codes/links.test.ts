import { expect, test } from 'vitest';
import { errorCatalogue } from '@mocks/control/errorCatalogue';
import { readLink } from '@mocks/control/readLink';
import { scenarioChoices } from '@mocks/control/scenarioChoices';
import { routeAt } from '@/shared/routing';
import { linkToSituation } from './links';
import { situations } from './situations';

const { codes } = errorCatalogue('en_US');
const known = { codes, scenarios: scenarioChoices, base: 'http://exchange.example/en_US' };

test.each(situations)('$id of the error catalogue is one click from the list', (situation) => {
  const url = new URL(linkToSituation(situation, known) ?? '');
  expect(readLink(url.searchParams)).toMatchObject({ config: { scenario: expect.any(String) }, problems: [] });
  expect(routeAt(url.pathname)?.path ?? '*').not.toBe('*');
});

test('no situation of the error catalogue is left out', () => {
  expect(situations.map(({ id }) => id)).toEqual([
    'needKyc',
    'cannotUse',
    'qrExpired',
    'chatScript',
    'serviceLines',
    'web3Busy',
    'emptySearch',
    'transferDone',
    'transferAccepted',
    'transferBlocked',
    'transferRestricted',
    'transferRejected',
    'transferOther',
    'messageBroken',
    'emptyList',
  ]);
});

test('what is not known any more has no link', () => {
  const gone = { ...known, codes: [], scenarios: [] };
  expect(situations.filter((situation) => linkToSituation(situation, gone) !== null).map(({ opened }) => opened.kind)).toEqual(
    Array.from({ length: 3 }, () => 'screen'),
  );
});

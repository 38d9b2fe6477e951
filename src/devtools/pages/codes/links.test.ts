import { expect, test } from 'vitest';
import { errorCatalogue } from '@mocks/control/errorCatalogue';
import { readLink } from '@mocks/control/readLink';
import { scenarioChoices } from '@mocks/control/scenarioChoices';
import { routeAt } from '@/shared/routing';
import { linkToSituation } from './links';
import { situations } from './situations';
import { specifiedStates } from './specifiedStates';

const { codes } = errorCatalogue('en_US');
const known = { codes, scenarios: scenarioChoices, base: 'http://exchange.example/en_US' };

test.each([
  ...situations.map((row) => ({ ...row, list: 'error catalogue' })),
  ...specifiedStates.map((row) => ({ ...row, list: 'states' })),
])('$id of the $list is one click from the page', (situation) => {
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

/** The flows that the specification's section on states names, and what shows their states; those that are errors are situations. */
const flows: Readonly<Record<string, readonly string[]>> = {
  walletConnect: ['qrWaiting', 'qrGone', 'qrConfirmed', 'walletConnected'],
  web3Balance: ['web3Recovers', 'web3GivesUp'],
  kycSummary: ['kycNone', 'kycPending', 'kycStandard', 'kycAdvanced', 'kycCompany'],
  customerService: ['service'],
  downloadBar: ['downloadBar'],
  favourites: ['favouriteServer', 'favouriteLocal'],
  search: ['search'],
  messages: ['messageUnread', 'messageAll', 'inboxEmpty'],
  transfer: ['transferForm', 'transferCard', 'transferInactive'],
  theme: ['theme'],
  logout: ['logout'],
  overlays: ['sheets'],
};

test('no flow of the specification is left out', () => {
  expect(specifiedStates.map(({ id }) => id)).toEqual(Object.values(flows).flat());
});

test('what is not known any more has no link', () => {
  const gone = { ...known, codes: [], scenarios: [] };
  expect(situations.filter((situation) => linkToSituation(situation, gone) !== null).map(({ opened }) => opened.kind)).toEqual(
    Array.from({ length: 3 }, () => 'screen'),
  );
});

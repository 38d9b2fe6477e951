import { expect, test } from 'vitest';
import { linkToCode, linkToFault } from '@mocks/control';
import { errorCatalogue } from '@mocks/control/errorCatalogue';
import { readLink } from '@mocks/control/readLink';
import { scenarioChoices } from '@mocks/control/scenarioChoices';
import { routeAt } from '@/shared/routing';
import { linkToSituation, targetOfSituation, targetOfCode } from './links';
import { linkToStories, rulesOf } from './ruleLinks';
import { textOf } from '../../../../scripts/sources';
import rules from '../../../../tests/spec/rules.json';
import { situations } from './situations';
import { specifiedStates } from './specifiedStates';

const { codes, faults } = errorCatalogue('en_US');
const known = { codes, scenarios: scenarioChoices, base: 'http://exchange.example/en_US' };

test.each([
  ...situations.map((row) => ({ ...row, list: 'error catalogue' })),
  ...specifiedStates.map((row) => ({ ...row, list: 'states' })),
])('$id of the $list is one click from the page', (situation) => {
  const url = new URL(linkToSituation(situation, known) ?? '');
  expect(readLink(url.searchParams)).toMatchObject({ config: { scenario: expect.any(String) }, problems: [] });
  expect(routeAt(url.pathname)?.path ?? '*').not.toBe('*');
  expect(linkToStories(url.href, 'en_US')).toMatch(/^\/en_US\/workbench\/coverage\?tab=screens&q=.*&cell=\w+%7Estories$/);
  expect(rulesOf(situation.id)).not.toEqual([]);
});

test('the palette opens every specified state and situation, and every code that a screen shows', () => {
  const openings = [
    ...[...situations, ...specifiedStates].map((situation) => targetOfSituation(situation, known)),
    ...codes.filter(({ address }) => address !== null).map(targetOfCode),
  ];
  const isScreen = (address = '') => (routeAt(`/en_US${address}`)?.path ?? '*') !== '*';
  expect(openings.filter((opening) => !isScreen(opening?.address))).toEqual([]);
  expect(openings.some((opening) => Boolean(opening?.fault))).toBe(true);
});

test('every rule linked by a row is a numbered rule', () => {
  const numbered = [...rules.map(({ id }) => id), ...textOf('docs/openRules.md').matchAll(/R-[A-Z\d]+-\d+/g)].map(String);
  const named = [...codes.map(({ name }) => name), ...situations.map(({ id }) => id), ...specifiedStates.map(({ id }) => id)].flatMap(
    rulesOf,
  );
  expect(named.filter((rule) => !numbered.includes(rule))).toEqual([]);
  // The codes defined by the specification, each with its rule.
  const given = [10_029, 20_351, 30_303, 30_304, 30_705, 50_011];
  expect(codes.filter(({ name, code }) => given.includes(code) && rulesOf(name).length === 0)).toEqual([]);
});

test('every code and fault that a screen shows is one click from its stories', () => {
  const { base } = known;
  const links = [
    ...codes.map((row) => linkToCode(row, base)),
    ...faults.map(({ name }) => linkToFault(name, 'market', { persona: 'trader', address: '/market' }, base)),
  ].filter((link) => link !== null);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((link) => linkToStories(link, 'en_US') === null)).toEqual([]);
});

test('the list contains every situation of the error catalogue', () => {
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

/** The state flows of the specification and the ids that show their states; error states are situations. */
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

test('the list contains every flow of the specification', () => {
  expect(specifiedStates.map(({ id }) => id)).toEqual(Object.values(flows).flat());
});

test('a situation whose code or scenario is unknown has no link', () => {
  const gone = { ...known, codes: [], scenarios: [] };
  expect(situations.filter((situation) => linkToSituation(situation, gone) !== null).map(({ target }) => target.kind)).toEqual(
    Array.from({ length: 3 }, () => 'screen'),
  );
});

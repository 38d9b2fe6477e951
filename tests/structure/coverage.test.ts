import { expect, test } from 'vitest';
import { builtScreens } from '@tests/support/builtScreens';
import { domains } from '@/contract';
import { routeList } from '@/shared/routing/routes';
import { coverage } from '../../scripts/coverage';
import { situations } from '@/devtools/pages/codes/situations';
import { specifiedStates } from '@/devtools/pages/codes/specifiedStates';
import rules from '../spec/rules.json';

const { endpoints, screens, rules: rows, tests, stories } = coverage();
const endpoint = (id: string) => endpoints.find((row) => row.id === id) ?? expect.fail(id);
const screen = (id: string) => screens.find((row) => row.id === id) ?? expect.fail(id);
const filesOf = (indices: readonly number[]) => indices.map((index) => tests[index]?.file);

test('every endpoint of the contract has a row with its schema and its resolver', () => {
  expect(endpoints.map(({ id }) => id)).toEqual(Object.values(domains).flatMap((table) => Object.values(table).map(({ id }) => id)));
  expect(endpoints.filter(({ schema, isResolved }) => schema.data === undefined || !isResolved)).toEqual([]);
});

test('every screen has a row; every screen with a page is built, and has stories and an audited viewer', () => {
  expect(screens.map(({ id }) => id)).toEqual(routeList.map(({ id }) => id));
  const built = screens.filter(({ isBuilt }) => isBuilt);
  expect(built.map(({ id }) => id)).toEqual(builtScreens.map(({ id }) => id));
  expect(built.filter(({ component, viewers }) => !stories[component ?? '']?.length || viewers.length === 0)).toEqual([]);
});

test('every rule has a row with the tests that name it, or with what is missing', () => {
  const proven = rows.filter(({ missing }) => missing === null);
  expect(proven.map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
  expect(proven.filter((row) => row.tests.length === 0)).toEqual([]);
  expect(proven.filter((row) => row.tests.some((index) => !tests[index]?.title.includes(row.id)))).toEqual([]);
  expect(rows.filter(({ missing }) => missing !== null).every((row) => row.tests.length === 0)).toBe(true);
  expect(rows.length).toBeGreaterThan(proven.length);
});

test('a call is found in the model of a screen, in the proof of its scenario and in the tests that name it', () => {
  const transfer = endpoint('capital.submitTransfer');
  expect(transfer.screens).toContain('transfer');
  expect(transfer.scenarios).toContain('transfer-accepted');
  expect(transfer.components).toContain('TransferPage');
  expect(filesOf(transfer.tests)).toContain('src/features/transfer/outcome.test.ts');
  expect(transfer.screens).not.toContain('market');
  expect(endpoint('inmail.unreadCount').isInShell).toBe(true);
});

test('each specified state is listed by one screen, and each story of a page by its screen', () => {
  const built = screens.filter(({ isBuilt }) => isBuilt);
  const states = built.flatMap((row) => row.states.map((state) => ({ ...state, screen: row.id })));
  const named = states.filter(({ kind }) => kind === 'specified').map(({ id }) => id);
  // Each specified state is shown by exactly one screen; a state without a screen has no link in the error list either.
  expect(named.toSorted()).toEqual([...specifiedStates, ...situations].map(({ id }) => id).toSorted());
  expect(states.filter(({ kind }) => kind === 'story')).toHaveLength(
    built.reduce((sum, { component }) => sum + (stories[component ?? '']?.length ?? 0), 0),
  );
  expect(screen('home').states).toContainEqual({ kind: 'specified', id: 'theme', title: 'workbench.stateTheme', isAudited: true });
});

test('a state counts as audited if a story shows its scenario, an overlay is opened in it, or its persona audits the screen as it is', () => {
  const isAudited = (id: string, name: string) => screen(id).states.find((state) => state.id === name)?.isAudited;
  expect(isAudited('verification', 'kycPending')).toBe(true);
  expect(isAudited('withdraw', 'address-whitelist')).toBe(true);
  expect(isAudited('inMail', 'messageUnread')).toBe(true);
  expect(isAudited('home', 'live-banned')).toBe(false);
});

test('a journey is found by the screens it opens, directly or through its helpers', () => {
  expect(filesOf(screen('withdraw').journeys)).toContain('tests/journeys/withdraw.spec.ts');
  expect(screen('withdraw').overlays.length).toBeGreaterThan(0);
});

test('a rule lists the scenarios that its tests run in', () => {
  const named = rows.filter(({ scenarios }) => scenarios.length > 0);
  expect(named.length).toBeGreaterThan(rows.length / 3);
});

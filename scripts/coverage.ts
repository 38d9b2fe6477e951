/** The coverage inventory of the product, read from its tables and from references in the sources. */
import { matchPath } from 'react-router-dom';
import { scenarioNames, scenarios } from '@mocks/scenarios';
import { codeTriggers } from '@mocks/scenarios/codes';
import { endpointHandlers } from '@mocks/resolvers';
import { addressOf, auditViewers, isAuditedAs } from '@tests/support/builtScreens';
import { overlayVisits } from '@tests/support/overlays';
import { domains } from '@/contract';
import type { Endpoint } from '@/contract/endpoint';
import type { Coverage, CoveredEndpoint, CoveredRule, CoveredScreen } from '@/devtools/pages/coverage/coverage';
import { groupBy } from '@/devtools/pages/coverage/groupBy';
import { parseAddress } from '@/shared/routing/language';
import { routeList } from '@/shared/routing/routes';
import rules from '../tests/spec/rules.json';
import { allComponents, allStories } from './components';
import { createTracer, type NameFinder } from './referenceTracer';
import { pageFileOf } from './pages';
import { scenarioProofs, schemasOfEndpoints } from './declaredRows';
import { statesOf } from './screenStates';
import { filesOf, parse, textOf } from './sources';
import { isTestFile, ruleIds, testsIn } from './testTitles';

const tables: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = domains;
const endpoints = Object.values(tables).flatMap((table) => Object.values(table));
const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));
const byPath = new Map<string, string>(endpoints.map((endpoint) => [endpoint.path, endpoint.id]));
const screens = routeList.filter(({ path }) => path !== '*').toSorted((a, b) => a.path.split('/:').length - b.path.split('/:').length);

/** The screen of an address, built or not; undefined if there is none. */
const screenAt = (address: string) => {
  const path = parseAddress(address).path || '/';
  return screens.find((route) => matchPath(route.path, path));
};

const [call, screen, scenario] = ['call ', 'screen ', 'scenario '];

/** The calls, screens and scenarios that a text refers to: through the contract and route tables, or by ids, paths, addresses and scenario names in string literals. */
const findSubjects: NameFinder = function* (text, origins) {
  for (const [local, { file, name }] of origins) {
    if (file !== `src/contract/${name}/index.ts` || !Object.hasOwn(tables, name)) continue;
    for (const [, member] of text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))) {
      if (byId.has(`${name}.${member}`)) yield `${call}${name}.${member}`;
    }
  }
  for (const [, id] of text.matchAll(/\broutes\.(\w+)/g)) yield `${screen}${id}`;
  for (const [, before = '', quoted = ''] of text.matchAll(/(\w*\(|: )?['"`]([^'"`$\s]{1,200})/g)) {
    if (byId.has(quoted)) yield `${call}${quoted}`;
    const ofPath = byPath.get(quoted);
    if (ofPath !== undefined) yield `${call}${ofPath}`;
    if (quoted !== 'calm' && Object.hasOwn(scenarios, quoted)) yield `${scenario}${quoted}`;
    // A single slash is usually a separator rather than the address of home.
    const row =
      quoted.startsWith('/') && (quoted !== '/' || before !== '') && !/^(?:split|join)\($/.test(before) ? screenAt(quoted) : undefined;
    if (row) yield `${screen}${row.id}`;
  }
};

const inSources = createTracer(
  findSubjects,
  (file) => file.startsWith('src/') && !file.startsWith('src/contract/'),
  () => true,
);
/** Used by every journey, so its references say nothing about any of them. */
const journeySupport = 'tests/support/browser/open.ts';
const inTests = createTracer(
  findSubjects,
  (file) => file.startsWith('tests/') && file !== journeySupport,
  (file) => !isTestFile(file),
);

const inStories = createTracer(
  findSubjects,
  (file) => file.startsWith('stories/'),
  () => false,
);

const ofKind = (names: Iterable<string>, kind: string): string[] =>
  [...names].flatMap((name) => (name.startsWith(kind) ? [name.slice(kind.length)] : []));

/** Every active test with its references. */
function allTests() {
  return filesOf()
    .filter(isTestFile)
    .flatMap((path) => {
      const source = parse(path, textOf(path));
      const tests = testsIn(source);
      const around = source.program.body.map(({ start, end }) => ({ start, end }));
      return tests.map(({ file, title, start, end }) => {
        const body = source.text.slice(start, end);
        // Declarations of a loop or group before its tests belong to each of them.
        const block = around.find((statement) => statement.start <= start && statement.end >= end);
        const first = Math.min(...tests.filter((other) => block && other.start >= block.start).map((other) => other.start));
        const before = block ? source.text.slice(block.start, first) : '';
        return { file, title, names: inTests.ofText(path, before + body) };
      });
    });
}

/** The screens and scenarios in a set of references. */
const subjectsOf = (names: Iterable<string>) => ({
  screens: [...new Set(ofKind(names, screen))],
  scenarios: [...new Set(ofKind(names, scenario))],
});

/** Computes the whole coverage inventory, which takes several seconds. */
export function coverage(): Coverage {
  const tests = allTests();
  const components = allComponents();
  const stories = groupBy(allStories(components), ({ component }) => component);
  const callsOf = new Map(
    components
      .filter(({ name }) => stories.has(name))
      .map(({ name, file }) => [name, new Set(ofKind(inSources.ofExport(file, name), call))]),
  );
  const componentAt = new Map(components.map(({ name, file }) => [file, name]));
  const pages = routeList.flatMap((route) => {
    const file = pageFileOf(route);
    return file === null
      ? []
      : [{ id: route.id, component: componentAt.get(file) ?? '', calls: new Set(ofKind(inSources.ofExport(file, '*'), call)) }];
  });
  const shell = new Set(ofKind(inSources.ofExport('src/widgets/shell/index.ts', '*'), call));
  const scenariosAt = groupBy(scenarioNames, (name) => screenAt(scenarios[name].address)?.id ?? '');
  const proofs = scenarioProofs((file, text) => ofKind(inTests.ofText(file, text), call));
  const schemas = schemasOfEndpoints();

  const usedTests = new Map<number, number>();
  const testsWhere = (matches: (test: (typeof tests)[number]) => boolean): number[] =>
    tests.flatMap((test, index) => {
      if (!matches(test)) return [];
      const position = usedTests.get(index) ?? usedTests.size;
      usedTests.set(index, position);
      return [position];
    });

  const endpointRows = endpoints.map(({ id, method, path, assumed }): CoveredEndpoint => {
    const callingPages = pages.filter(({ calls }) => calls.has(id));
    const proving = scenarioNames.filter((name) => proofs.get(name)?.includes(id));
    const triggering = codeTriggers.flatMap((trigger) => (trigger.call === id && trigger.scenario !== 'calm' ? [trigger.scenario] : []));
    const showing = callingPages.flatMap((page) => scenariosAt.get(page.id) ?? []);
    return {
      id,
      method,
      path,
      assumed: assumed ?? null,
      schema: schemas.get(id) ?? {},
      isResolved: endpointHandlers.some(({ endpoint }) => endpoint.id === id),
      isInShell: shell.has(id),
      screens: callingPages.map((page) => page.id),
      scenarios: [...new Set([...proving, ...triggering, ...showing])],
      components: [...callsOf].flatMap(([name, calls]) => (calls.has(id) ? [name] : [])),
      tests: testsWhere(({ names }) => names.has(`${call}${id}`)),
    };
  });

  const screenRows = routeList.map((route): CoveredScreen => {
    const page = pages.find(({ id }) => id === route.id);
    const visits = overlayVisits.flatMap(({ as, device, screens: visited }) =>
      Object.entries(visited).flatMap(([address, overlays]) =>
        screenAt(address)?.id === route.id ? overlays.map(({ file }) => ({ file, as, isOnPhone: device === 'phone' })) : [],
      ),
    );
    return {
      id: route.id,
      path: route.path,
      access: route.access,
      titleKey: route.titleKey,
      address: addressOf(route),
      isBuilt: page !== undefined,
      component: page?.component ?? null,
      states: statesOf(
        route,
        (stories.get(page?.component ?? '') ?? []).map(({ id, file, name }) => ({
          id,
          scenarios: ofKind(inStories.ofExport(file, name), scenario),
        })),
        (address) => screenAt(address)?.id,
      ),
      scenarios: scenariosAt.get(route.id) ?? [],
      viewers: page ? auditViewers.filter((who) => isAuditedAs(who, route, true)) : [],
      overlays: visits,
      journeys: testsWhere(({ file, names }) => file.startsWith('tests/journeys/') && names.has(`${screen}${route.id}`)),
    };
  });

  const provenRows = rules.map(({ id, area, rule }): CoveredRule => {
    const proving = tests.filter(({ title }) => ruleIds(title).includes(id));
    const named = subjectsOf(proving.flatMap(({ names }) => [...names]));
    const inFolders = routeList.filter(({ folder }) => proving.some(({ file }) => file.startsWith(`src/pages/${folder}/`)));
    const about = [...new Set([...named.screens, ...inFolders.map((route) => route.id)])];
    return {
      id,
      area,
      rule,
      missing: null,
      tests: testsWhere((test) => proving.includes(test)),
      screens: about,
      scenarios: named.scenarios.length > 0 ? named.scenarios : about.flatMap((name) => scenariosAt.get(name) ?? []),
    };
  });

  const rowsOfRules = [...provenRows, ...openRules()];
  const named = new Set([
    ...endpointRows.flatMap(({ components: names }) => names),
    ...screenRows.flatMap(({ component }) => component ?? []),
  ]);
  return {
    endpoints: endpointRows,
    screens: screenRows,
    rules: rowsOfRules,
    tests: [...usedTests.keys()].flatMap((index) => tests[index] ?? []).map(({ file, title }) => ({ file, title })),
    stories: Object.fromEntries([...named].map((name) => [name, (stories.get(name) ?? []).map(({ id }) => id)])),
  };
}

/** The rules that no test proves yet, from docs/openRules.md. */
const openRules = (): CoveredRule[] =>
  Array.from(
    textOf('docs/openRules.md').matchAll(/^\| (R-[A-Z\d]+-\d+) +\| (.+?) +\| (.+?) +\|$/gm),
    ([, id = '', rule = '', missing = '']) => ({
      id,
      area: '',
      rule,
      missing,
      tests: [],
      screens: [],
      scenarios: [],
    }),
  );

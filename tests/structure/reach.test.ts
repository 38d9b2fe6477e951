import { expect, test } from 'vitest';
import { resolve, type ImportEdge } from '../../scripts/sources';
import { exists, sources } from './project';

/** The files reachable from `entry`; `kinds` limits the kinds of import followed. Type imports are never followed by default. */
function reachableFiles(entry: string, kinds: readonly ImportEdge['kind'][] = ['value', 'lazy']): ReadonlySet<string> {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const { kind, specifier } of byPath.get(path)?.imports ?? []) {
      const target = kinds.includes(kind) ? resolve(specifier, path, exists) : null;
      if (target) visit(target);
    }
  };
  visit(entry);
  return found;
}

test('the page controls the simulated exchange without bundling it: the exchange runs in its worker', () => {
  const page = reachableFiles('src/app/start.ts');
  expect([...page]).toEqual(expect.arrayContaining(['mocks/http/browser.ts', 'mocks/control/endpoints.ts', 'src/devtools/Controls.tsx']));
  expect([...page].filter((path) => /^mocks\/(?:scenarios\/|resolvers\/|world|exchange\/modules)/.test(path))).toEqual([]);
});

test('the worker of the simulated exchange answers first calls before it has loaded most products', () => {
  const rest = /^mocks\/(?:scenarios\/|resolvers\/index|world\.|exchange\/modules|simulation\.)/;
  const entry = 'mocks/http/worker/exchangeWorker.ts';
  const first = reachableFiles(entry, ['value']);
  expect([...first]).toEqual(expect.arrayContaining(['mocks/exchange/firstModules.ts', 'mocks/resolvers/firstCalls.ts']));
  expect([...first].filter((path) => rest.test(path))).toEqual([]);
  expect([...reachableFiles(entry)].filter((path) => rest.test(path))).not.toEqual([]);
});

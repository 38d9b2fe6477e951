import { expect, test } from 'vitest';
import { resolve } from '../../scripts/sources';
import { exists, sources } from './project';

/** The files that a page may load when it starts at `entry`: all but those it names for their types alone. */
function reached(entry: string): ReadonlySet<string> {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const { kind, specifier } of byPath.get(path)?.imports ?? []) {
      const target = kind === 'type' ? null : resolve(specifier, path, exists);
      if (target) visit(target);
    }
  };
  visit(entry);
  return found;
}

test('a page steers the simulated exchange without carrying it: that runs in its worker', () => {
  const page = reached('src/app/start.ts');
  expect([...page]).toEqual(expect.arrayContaining(['mocks/http/browser.ts', 'mocks/control/endpoints.ts', 'src/devtools/Controls.tsx']));
  expect([...page].filter((path) => /^mocks\/(?:scenarios\/|resolvers\/|world|exchange\/modules)/.test(path))).toEqual([]);
});

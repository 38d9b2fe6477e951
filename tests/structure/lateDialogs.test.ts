import { expect, test } from 'vitest';
import { parse, resolve, textOf } from '../../scripts/sources';
import { codeFiles, exists } from './project';

/** The modules that a module imports from its own folder and from `src/shared`. */
const importsOf = (path: string, kind: 'value' | 'lazy'): string[] =>
  parse(path, textOf(path))
    .imports.filter((edge) => edge.kind === kind && /^(?:\.|@\/shared\/)/.test(edge.specifier))
    .flatMap(({ specifier }) => resolve(specifier, path, exists) ?? [])
    .filter((found) => /\.tsx?$/.test(found));

/** The modules loaded together with a lazily loaded module. */
function eagerModules(path: string, visited: Set<string>): Set<string> {
  if (visited.has(path)) return visited;
  visited.add(path);
  for (const next of importsOf(path, 'value')) eagerModules(next, visited);
  return visited;
}

const quoted = (text: string): string[] => [...text.matchAll(/'(\w+)'/g)].flatMap(([, name]) => name ?? []);
const textsIn = (path: string): string[] => [...textOf(path).matchAll(/useText\(([^)]*)\)/g)].flatMap(([, names]) => quoted(names ?? ''));

const hosts = codeFiles.filter((path) => /^src\/.*\.tsx$/.test(path) && textOf(path).includes('useLazyDialog({'));

// A missing text would suspend the screen while the dialog loads, and hide the focused element with it.
test.each(hosts)('%s waits for all texts of its dialog', (host) => {
  const named = [...textsIn(host), ...quoted(/namespaces: \[([^\]]*)\]/.exec(textOf(host))?.[1] ?? '')];
  const dialogs = [host, ...importsOf(host, 'value')].flatMap((path) => importsOf(path, 'lazy'));
  const needed = dialogs.flatMap((path) => [...eagerModules(path, new Set())].flatMap(textsIn));
  expect(needed).not.toEqual([]);
  expect([...new Set(needed)].filter((name) => !named.includes(name))).toEqual([]);
});
